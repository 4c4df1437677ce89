/** The minutes within which a call that was asked for is due, as the team's targets begin. */
const NOW_MINUTES = 5;

/**
 * Whether a call may be offered as coming now: in calling hours, where the team's own pace keeps it. `usualMinutes` is
 * null outside of them, and where too few calls tell.
 */
export function isCalledNow({ usualMinutes }: { usualMinutes: number | null }): boolean {
  return usualMinutes !== null && usualMinutes <= NOW_MINUTES;
}
