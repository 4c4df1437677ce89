/** Runs the callbacks in order once the current frame has been drawn. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
