import { firstCallFigures } from "#domain/figures/analytics/first-call";
import { FUNNEL_STEPS } from "#domain/figures/analytics/funnel-steps";
import { percent } from "#domain/figures/analytics/percent";
import { revenueOf } from "#domain/figures/analytics/revenue";
import { worthALook } from "#domain/figures/analytics/worth-a-look";
import { expect, test } from "vitest";
import { keyFiguresWith, NO_FUNNEL, noChange } from "../../../setup/figures/no-change.ts";

const NOTHING = {
  change: noChange(),
  firstCall: firstCallFigures([]),
  funnel: NO_FUNNEL,
  revenue: revenueOf([]),
};

const steps = (started: number, completed: number) => {
  const counts = [started, completed];
  return keyFiguresWith({
    steps: FUNNEL_STEPS.map((step, index) => ({
      step,
      count: counts[index] ?? 0,
      of: index === 0 ? null : "started",
      percent: index === 1 ? percent(completed, started) : null,
    })),
  });
};

test("nothing is worth a look where nothing happened", () => {
  expect(worthALook(NOTHING)).toEqual([]);
});

test("what asks for an act is told with its figures, a fall first", () => {
  const calls = { band: "High", staff: "", inTime: 0, reached: 0, won: 0 } as const;
  const minutes = { callingHours: new Map(), lived: new Map() };
  expect(
    worthALook({
      change: { ...noChange(), now: steps(200, 100), before: steps(200, 160) },
      firstCall: firstCallFigures([{ ...calls, speed: "never", total: 13, minutes }]),
      funnel: { ...NO_FUNNEL, callsMissed: 4 },
      revenue: revenueOf([{ leadStatus: "Won", total: 3, dealCount: 1, dealSum: 100 }]),
    }),
  ).toEqual([
    { kind: "fell", step: "completed", of: "started", now: 50, before: 80 },
    { kind: "never", count: 13 },
    { kind: "missed", count: 4 },
    { kind: "no_value", count: 2 },
  ]);
});
