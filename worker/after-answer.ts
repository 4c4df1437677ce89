const AFTER_ANSWER_MS = 20;

/**
 * Waits until an answer that is ready now has left: what starts beside it takes its turns on the same
 * thread, and what an object writes holds its answers back until it is on disk.
 */
export function afterAnswer(): Promise<void> {
  return scheduler.wait(AFTER_ANSWER_MS);
}
