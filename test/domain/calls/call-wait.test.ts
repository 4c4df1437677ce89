import { callWait, isLivedLonger } from "#domain/calls/call-wait";
import { expect, it } from "vitest";

const MINUTE = 60_000;

it("is told in whole minutes of both times", () => {
  const marks = { firstAwaitedAt: 5 * MINUTE, firstOutcomeAt: 65 * MINUTE + 1, firstCallMs: 3 * MINUTE };
  expect(callWait(marks)).toEqual({ callingMinutes: 3, livedMinutes: 61 });
});

it.each(["firstAwaitedAt", "firstOutcomeAt", "firstCallMs"])("is not known without %s", (mark) => {
  expect(callWait({ firstAwaitedAt: 1, firstOutcomeAt: 2, firstCallMs: 1, [mark]: null })).toBeNull();
});

it.each([
  [0, 29, false],
  [0, 30, true],
  [5, 34, false],
  [5, 35, true],
  [40, 79, false],
  [40, 80, true],
  [600, 650, false],
])("of %i minutes of calling hours and %i by the clock, both are told: %s", (calling, lived, isBoth) => {
  expect(isLivedLonger({ callingMinutes: calling, livedMinutes: lived })).toBe(isBoth);
});
