/** Runs something once the document has been painted; a page in the background is not, and does not wait. */
export function afterPaint(run: () => void): void {
  if (document.visibilityState === "hidden") run();
  // The frame is painted between the two.
  else requestAnimationFrame(() => setTimeout(run));
}
