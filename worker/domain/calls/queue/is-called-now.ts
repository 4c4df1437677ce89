/** The minutes within which a requested call is due by the team's initial targets. */
const NOW_MINUTES = 5;

/**
 * Whether a page may offer a call right now: in calling hours, if the team's own pace keeps that promise.
 * `usualMinutes` is null outside of calling hours, and if too few calls show a pace.
 */
export function isCalledNow({ usualMinutes }: { usualMinutes: number | null }): boolean {
  return usualMinutes !== null && usualMinutes <= NOW_MINUTES;
}
