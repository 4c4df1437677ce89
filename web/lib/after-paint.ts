/** Runs something after the document has been painted; at once in a background page, which is not painted. */
export function afterPaint(run: () => void): void {
  if (document.visibilityState === "hidden") run();
  // The frame is painted between the two callbacks.
  else requestAnimationFrame(() => setTimeout(run));
}
