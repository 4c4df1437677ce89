import { ApiError } from "./api-error.ts";

const RETRY_ATTEMPTS = 5;
const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 30_000;

type RetryOptions = {
  attempts?: number;
  /** Which failures are worth retrying; overridden by callers that report some of them at once. */
  isPassing?: (error: unknown) => boolean;
  /** Waits `delay` milliseconds before the next attempt; overridden by callers that show the wait. */
  wait?: (delay: number, error: unknown) => Promise<void>;
};

/**
 * Retries a call until it works: after 429, 5xx and a lost connection, at growing intervals or when the server says,
 * and at once when the connection is back. Throws the last error.
 */
export async function retry<T>(attempt: () => Promise<T>, options: RetryOptions = {}): Promise<T> {
  const { attempts = RETRY_ATTEMPTS, isPassing: mayRetry = isPassing, wait = waitForTry } = options;
  for (let tried = 1; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      if (tried >= attempts || !mayRetry(error)) throw error;
      await wait(retryDelay(error, tried), error);
    }
  }
}

/** Whether the same call may succeed later; false if the response says what is wrong with it. */
export function isPassing(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 429 || error.status >= 500;
  return error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError");
}

/** Milliseconds until the next attempt: as requested by the server, else 1 s, 2 s, 4 s … up to 30 s. */
export function retryDelay(error: unknown, tried: number): number {
  const asked = error instanceof ApiError ? error.retryAfter : null;
  return asked === null ? Math.min(FIRST_DELAY * 2 ** (tried - 1), LONGEST_DELAY) : asked * 1_000;
}

/** Waits for `delay` or, when offline, for the connection; `wake` ends the wait early. */
export function waitForTry(delay: number, _error?: unknown, wake?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const offline = typeof navigator !== "undefined" && navigator.onLine === false;
    const timer = offline ? undefined : setTimeout(done, delay);
    function done() {
      clearTimeout(timer);
      globalThis.removeEventListener?.("online", done);
      wake?.removeEventListener("abort", done);
      resolve();
    }
    globalThis.addEventListener?.("online", done);
    wake?.addEventListener("abort", done);
  });
}
