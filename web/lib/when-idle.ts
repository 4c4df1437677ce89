/** Runs work that nobody waits for once the page has nothing to do; where browsers cannot tell, half a second on. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(() => work());
  else setTimeout(work, 500);
}
