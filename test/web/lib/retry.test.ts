import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "../../../web/lib/api-error.ts";
import { isPassing, retry, retryDelay, waitForTry } from "../../../web/lib/retry.ts";

const failure = (status: number, headers: Record<string, string> = {}) =>
  new ApiError(new Response(null, { status, headers }), "");
const lost = new TypeError("Failed to fetch");

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("tries again after passing failures and gives the first success", async () => {
  const attempt = vi.fn<() => Promise<string>>();
  attempt.mockRejectedValueOnce(lost).mockRejectedValueOnce(failure(503)).mockResolvedValue("stored");
  const wait = vi.fn(async () => {});
  await expect(retry(attempt, { wait })).resolves.toBe("stored");
  expect(wait.mock.calls).toEqual([
    [1_000, lost],
    [2_000, expect.objectContaining({ status: 503 })],
  ]);
});

test.each([400, 404, 409, 410, 413])("does not repeat a call that was refused with %d", async (status) => {
  const attempt = vi.fn(() => Promise.reject(failure(status)));
  await expect(retry(attempt)).rejects.toMatchObject({ status });
  expect(attempt).toHaveBeenCalledTimes(1);
});

test("gives up after its attempts with the last error", async () => {
  const attempt = vi.fn(() => Promise.reject(lost));
  await expect(retry(attempt, { attempts: 3, wait: async () => {} })).rejects.toBe(lost);
  expect(attempt).toHaveBeenCalledTimes(3);
});

test.each([
  [lost, 1, 1_000],
  [lost, 4, 8_000],
  [lost, 9, 30_000],
  [failure(429, { "retry-after": "7" }), 1, 7_000],
  [failure(429, { "retry-after": "soon" }), 2, 2_000],
  [failure(500), 1, 1_000],
])("waits after %s, try %d, for %d ms", (error, tried, delay) => {
  expect(retryDelay(error, tried)).toBe(delay);
});

test("a fault of our own is not repeated", () => {
  expect(isPassing(new RangeError("x"))).toBe(false);
  expect(isPassing(new DOMException("slow", "TimeoutError"))).toBe(true);
});

test("without a connection it waits for the connection, not for the clock", async () => {
  vi.useFakeTimers();
  const events = new EventTarget();
  vi.stubGlobal("navigator", { onLine: false });
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
  const done = vi.fn();
  void waitForTry(1_000).then(done);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).not.toHaveBeenCalled();
  events.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
});

test("the visitor's own 'try now' ends the wait", async () => {
  const wake = new AbortController();
  const waiting = waitForTry(60_000, undefined, wake.signal);
  wake.abort();
  await expect(waiting).resolves.toBeUndefined();
});
