import {
  FUNNEL_STEPS,
  funnelSteps,
  steepestFall,
  worstStep,
  type StepCount,
} from "#domain/figures/analytics/funnel-steps";
import { percent } from "#domain/figures/analytics/percent";
import { revenueOf, stagesOf } from "#domain/figures/analytics/revenue";
import { expect, test } from "vitest";
import { NO_FUNNEL, NO_QUALITY } from "../../../setup/figures/no-change.ts";

const shareOf = (part: number, whole: number) => (part > whole ? null : percent(part, whole));

const steps = (...counts: number[]): StepCount[] =>
  FUNNEL_STEPS.map((step, index) => ({
    step,
    count: counts[index] ?? 0,
    percent: index === 0 ? null : shareOf(counts[index] ?? 0, counts[index - 1] ?? 0),
  }));

test("the worst step is that which the smallest share came to", () => {
  const worst = worstStep(steps(812, 526, 471, 402, 88, 60, 24, 12));
  expect(worst).toEqual({ step: "clicked", count: 88, percent: 21.9 });
});

test("of fewer than ten people before it no step is called the worst", () => {
  expect(worstStep(steps(9, 1))).toBeNull();
  // Nine booked: that none held their call says little.
  expect(worstStep(steps(100, 90, 80, 70, 60, 9))?.step).toBe("booked");
  expect(worstStep([])).toBeNull();
});

test("where more came than to the step before, no share is told", () => {
  const funnel = { ...NO_FUNNEL, total: 20, completed: 30 };
  const others = { revenue: revenueOf([]), quality: NO_QUALITY, pipeline: stagesOf([]) };
  expect(funnelSteps({ funnel, ...others })[1]).toEqual({
    step: "completed",
    count: 30,
    percent: null,
  });
  expect(worstStep(steps(100, 120, 60, 58, 57, 56, 55, 54))?.step).toBe("leads");
});

test("the furthest fall is told, by more than chance explains", () => {
  const before = steps(800, 520, 470, 400, 110);
  expect(steepestFall(steps(812, 526, 471, 402, 88), before)).toBeNull();
  expect(steepestFall(steps(812, 526, 471, 402, 60), before)).toEqual({
    step: "clicked",
    now: 14.9,
    before: 27.5,
  });
  expect(steepestFall(steps(812, 260, 240, 200, 20), before)?.step).toBe("completed");
});

test("a rise, and a fall of a handful, are no news", () => {
  expect(steepestFall(steps(100, 90), steps(100, 50))).toBeNull();
  expect(steepestFall(steps(9, 0), steps(9, 9))).toBeNull();
  expect(steepestFall(steps(), steps())).toBeNull();
});
