import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pollSlower } from "../../../../web/features/booking/visitor/call-me/call-panel.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The seconds at which it asks within an hour. */
function asked(stopAt = Number.POSITIVE_INFINITY): number[] {
  const times: number[] = [];
  const stop = pollSlower(() => times.push(Math.round(performance.now() / 1000)));
  const began = Math.round(performance.now() / 1000);
  for (let second = 0; second < 3600; second++) {
    if (second === stopAt) stop();
    vi.advanceTimersByTime(1000);
  }
  return times.map((time) => time - began);
}

it("asks after five seconds, then less and less often, at most once a minute, for ten minutes", () => {
  const times = asked();
  const pauses = times.map((time, index) => time - (times[index - 1] ?? 0));
  expect(pauses[0]).toBe(5);
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
  expect(pauses.at(-1)).toBe(60);
  expect(times.at(-1)).toBeLessThanOrEqual(600);
  expect(times.length).toBeLessThan(20);
});

it("asks no more once it is stopped", () => {
  expect(asked(6)).toEqual([5]);
});
