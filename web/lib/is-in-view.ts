/** Whether an observed element is in view. A busy page is told of several changes at once, the newest last. */
export function isInView(entries: readonly { isIntersecting: boolean }[]): boolean {
  return entries.at(-1)?.isIntersecting ?? false;
}
