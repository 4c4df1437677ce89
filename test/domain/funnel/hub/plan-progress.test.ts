import { planDays, planStanding, tickStep } from "#domain/funnel/hub/plan-progress";
import { expect, it } from "vitest";

it.each([
  ["2026-11-23", ["2026-11-23", "2026-11-24", "2026-11-25"]],
  ["2026-12-30", ["2026-12-30", "2026-12-31", "2027-01-01"]],
  ["2028-02-28", ["2028-02-28", "2028-02-29", "2028-03-01"]],
  // Where the clocks change, a day of 23 or 25 hours is a day.
  ["2026-03-07", ["2026-03-07", "2026-03-08", "2026-03-09"]],
  ["2026-10-31", ["2026-10-31", "2026-11-01", "2026-11-02"]],
])("the days of a plan that was opened on %s", (openedOn, days) => {
  expect(planDays(openedOn, 2)).toEqual(days);
});

it.each([
  { done: [], step: 4, isDone: true, expected: [4] },
  { done: [2, 7], step: 4, isDone: true, expected: [2, 4, 7] },
  { done: [2, 4], step: 4, isDone: true, expected: [2, 4] },
  { done: [2, 4], step: 2, isDone: false, expected: [4] },
  { done: [2], step: 9, isDone: false, expected: [2] },
])("$done with $step ticked ($isDone) is $expected", ({ done, step, isDone, expected }) => {
  const openedOn = "2026-11-23";
  expect(tickStep({ openedOn, done }, step, isDone)).toEqual({ openedOn, done: expected });
});

const MINUTES = [10, 15, 5, 20];

it.each([
  { done: [], count: 0, nextMinutes: 10 },
  { done: [0, 1], count: 2, nextMinutes: 5 },
  // The next one is the first that is left, whichever were done before.
  { done: [0, 3], count: 2, nextMinutes: 15 },
  { done: [0, 1, 2, 3], count: 4, nextMinutes: null },
  // A step that the plan does not have counts for nothing.
  { done: [0, 9], count: 1, nextMinutes: 15 },
])("with $done done: $count", ({ done, count, nextMinutes }) => {
  expect(planStanding(MINUTES, done)).toEqual({ count, nextMinutes });
});
