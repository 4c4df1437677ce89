/** Does something once the frame under way is drawn; in the order asked. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
