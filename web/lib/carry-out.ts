import { filled } from "#domain/content/filled";
import type { FrameContent } from "#domain/content/parts/privacy";
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

type Words = Pick<FrameContent, "again" | "tooMany">;

/** The message for a failed call: says that `problem` (without a full stop) is so, and when to try again. */
export function notDone(words: Words, problem: string, error: unknown): string {
  const isOverLimit = error instanceof ApiError && error.status === 429;
  return filled(isOverLimit ? words.tooMany : words.again, { problem });
}
