import { ApiError } from "./api-error.ts";
import { isPassing, retry } from "./retry.ts";

const ATTEMPTS = 3;

/**
 * Makes a call that a person waits for: retried after a brief failure, but if the server asks for a delay, they are
 * told at once. Throws the last error.
 */
export function carryOut<T>(call: () => Promise<T>): Promise<T> {
  return retry(call, { attempts: ATTEMPTS, isPassing: (error) => isPassing(error) && !asksToWait(error) });
}

function asksToWait(error: unknown): boolean {
  return error instanceof ApiError && error.retryAfter !== null;
}

/** The message for a failed call: says that `what` (without a full stop) was not done, and when to try again. */
export function notDone(what: string, error: unknown): string {
  const isOverLimit = error instanceof ApiError && error.status === 429;
  if (!isOverLimit) return `${what}. Please try again.`;
  return `${what}: too many requests came from your network. Please try again in a minute.`;
}
