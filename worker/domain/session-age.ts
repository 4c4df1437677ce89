/** Progress saved in the browser is discarded once it is older than this (spec 5). */
export const SAVED_SESSION_MAX_AGE_MS = 7 * 86_400_000;

/** Whether progress saved at `savedAt` may still be resumed at `now` (milliseconds); exactly seven days is allowed. */
export function isSavedSessionFresh(savedAt: number, now: number): boolean {
  return now - savedAt <= SAVED_SESSION_MAX_AGE_MS;
}
