import { FUNNEL_STEPS, funnelSteps, steepestFall, worstStep } from "#domain/figures/analytics/funnel-steps";
import { revenueOf, stagesOf } from "#domain/figures/analytics/revenue";
import type { LeadStatus } from "#domain/leads/pipeline";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { NO_FUNNEL, NO_QUALITY } from "../../../setup/figures/no-change.ts";

const figuresOf = (...counts: number[]) => {
  const [
    total = 0,
    completed = 0,
    leads = 0,
    hubVisits = 0,
    bookingClicks = 0,
    callsBooked = 0,
    callsHeld = 0,
  ] = counts;
  const won = counts[7] ?? 0;
  const lead = (leadStatus: LeadStatus, count: number) => ({
    leadStatus,
    total: count,
    dealCount: 0,
    dealSum: 0,
  });
  const rows = [lead("Won", won), lead("MQL", leads - won)];
  return {
    funnel: { ...NO_FUNNEL, total, completed, bookingClicks, callsBooked, callsHeld },
    revenue: revenueOf(rows),
    quality: { ...NO_QUALITY, hubVisits },
    pipeline: stagesOf(rows),
  };
};
/** Of started, completed, email given, hub, clicked, booked, held and won. */
const steps = (...counts: number[]) => funnelSteps(figuresOf(...counts));

test("the worst step is that with the furthest drop from the one above it", () => {
  expect(worstStep(steps(812, 526, 471, 402, 88, 60, 24, 12))).toEqual({
    step: "clicked",
    count: 88,
    of: "completed",
    percent: 16.7,
  });
});

test("of fewer than ten people above it no step is called the worst, and a deal never is", () => {
  expect(worstStep(steps(9, 1))).toBeNull();
  // Nine booked: that none held their call says little.
  expect(worstStep(steps(100, 90, 80, 70, 60, 9))?.step).toBe("booked");
  expect(worstStep(steps(100, 100, 100, 100, 90, 80, 80, 1))?.step).toBe("booked");
  expect(worstStep([])).toBeNull();
});

test("each share says of whom it is, and a step to which more came stands first", () => {
  const counts = [417, 249, 258, 180, 51, 30, 27, 28];
  expect(steps(...counts).map(({ step, count, of, percent }) => [step, count, percent, of])).toEqual([
    ["started", 417, null, null],
    ["leads", 258, 61.9, "started"],
    ["completed", 249, 59.7, "started"],
    ["hub", 180, 72.3, "completed"],
    ["clicked", 51, 20.5, "completed"],
    ["booked", 30, 12, "completed"],
    ["won", 28, 10.9, "leads"],
    ["held", 27, 90, "booked"],
  ]);
});

test("where more came than to those it would be a share of, it is of all who started", () => {
  const clicked = steps(400, 10, 200, 5, 40).find(({ step }) => step === "clicked");
  expect(clicked).toEqual({ step: "clicked", count: 40, of: "started", percent: 10 });
});

const COUNT = fc.nat(1000);

test("whatever the counts, nothing rises, and no share is of fewer or passes 100%", () => {
  fc.assert(
    fc.property(COUNT, fc.array(COUNT, { minLength: 7, maxLength: 7 }), (total, counts) => {
      const [completed = 0, leads = 0, hub, clicked, booked, held, won = 0] = counts.map((count) =>
        Math.min(count, total),
      );
      const all = [total, completed, leads, hub ?? 0, clicked ?? 0, booked ?? 0, held ?? 0];
      const found = steps(...all, Math.min(won, leads));
      expect(found.map(({ step }) => step).toSorted()).toEqual([...FUNNEL_STEPS].toSorted());
      expect(found[0]?.step).toBe("started");
      for (const [index, { count, of, percent }] of found.entries()) {
        expect(count).toBeLessThanOrEqual(found[index - 1]?.count ?? total);
        const whole = found.findIndex(({ step }) => step === of);
        expect(whole).toBeLessThan(index);
        expect(percent ?? 0).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test("the furthest fall is told, by more than chance explains", () => {
  const before = steps(800, 520, 470, 400, 110);
  expect(steepestFall(steps(812, 526, 471, 402, 88), before)).toBeNull();
  expect(steepestFall(steps(812, 526, 471, 402, 60), before)).toEqual({
    step: "clicked",
    of: "completed",
    now: 11.4,
    before: 21.2,
  });
  expect(steepestFall(steps(812, 260, 240, 200, 20), before)?.step).toBe("completed");
});

test("a share of others than before is compared with none", () => {
  // Half of those who completed clicked; now more did than completed, so their share is of all who started.
  expect(steepestFall(steps(100, 20, 20, 20, 21), steps(100, 20, 20, 20, 10))).toBeNull();
});

test("a rise, and a fall of a handful, are no news", () => {
  expect(steepestFall(steps(100, 90), steps(100, 50))).toBeNull();
  expect(steepestFall(steps(9, 0), steps(9, 9))).toBeNull();
  expect(steepestFall(steps(), steps())).toBeNull();
});
