/**
 * When a webhook that came `now` says that it happened, as far as it can be. A future counts from now: a clock that is
 * ahead would make whatever comes later, a cancellation too, older than it. What is old stays old, so that a message
 * sent again brings nothing back.
 */
export const eventTime = (at: number, now: number): number => Math.min(Math.max(at, 0), now);
