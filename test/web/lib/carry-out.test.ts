import { frame } from "#domain/content/sample/privacy";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError, DroppedError } from "../../../web/lib/api-error.ts";
import { api, unwrap } from "../../../web/lib/api.ts";
import { carryOut, notDone } from "../../../web/lib/carry-out.ts";
import { isPassing } from "../../../web/lib/retry.ts";

const failure = (status: number, headers: Record<string, string> = {}) =>
  new ApiError(new Response(null, { status, headers }), "");
const overLimit = failure(429, { "retry-after": "60" });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a hiccup is tried again, and who waits never hears of it", async () => {
  vi.useFakeTimers();
  const call = vi.fn<() => Promise<string>>();
  call.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue("saved");
  const done = carryOut(call);
  await vi.runAllTimersAsync();
  await expect(done).resolves.toBe("saved");
});

test("who is over the limit is told at once, instead of after minutes", async () => {
  const call = vi.fn(() => Promise.reject(overLimit));
  await expect(carryOut(call)).rejects.toBe(overLimit);
  expect(call).toHaveBeenCalledTimes(1);
});

test.each([
  [
    overLimit,
    "We couldn’t save this: too many requests came from your network. Please try again in a minute.",
  ],
  [failure(500), "We couldn’t save this. Please try again."],
  [new TypeError("Failed to fetch"), "We couldn’t save this. Please try again."],
])("%s is told as what was not done, and when to try again", (error, text) => {
  expect(notDone(frame, "We couldn’t save this", error)).toBe(text);
});

test("an answer that says `dropped` is no success, and is not sent again at once", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ ok: true, dropped: true }));
  const error: unknown = await unwrap(api.config.$get()).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(DroppedError);
  expect(isPassing(error)).toBe(false);
});
