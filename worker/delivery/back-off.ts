const FIRST_MS = 30_000;
const LONGEST_MS = 6 * 60 * 60 * 1000;
const JITTER = 0.2;

/**
 * Milliseconds until the next attempt: 30 s doubled with each attempt up to six hours, varied by ±20 % through `random`
 * (0 to 1), but never sooner than the service asked for.
 */
export function retryDelay(attempts: number, after: number | undefined, random: number): number {
  const doubled = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, attempts - 1));
  return Math.max(after ?? 0, Math.round(doubled * (1 - JITTER + 2 * JITTER * random)));
}
