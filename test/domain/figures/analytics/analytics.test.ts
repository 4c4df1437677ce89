import { wholeAverage, averageMinutes, percent } from "#domain/figures/analytics/percent";
import { analyticsTotals } from "#domain/figures/analytics/analytics-totals";
import { NO_SUMS, type LeadCell } from "#domain/figures/figures";
import { periodStart } from "#domain/figures/analytics/trend-steps";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

const none: LeadCell = {
  ...NO_SUMS,
  assessmentType: "quiz",
  offerTier: 0,
  leadStatus: "MQL",
  hasEmail: 1,
  lostReason: "",
};
const EXPIRED = { total: 5, chatStarted: 2, quizStarted: 3 };
const cell = (given: Partial<LeadCell>): LeadCell => ({ ...none, ...given });

describe("formulas", () => {
  test("percentages have one decimal, and none without a base", () => {
    expect([
      percent(1, 3),
      percent(2, 3),
      percent(3, 2),
      percent(0, 5),
      percent(0, 0),
      percent(3, 0),
    ]).toEqual([33.3, 66.7, 150, 0, null, null]);
  });

  test("averages are whole dollars and tenths of minutes", () => {
    expect([wholeAverage(1000, 3), wholeAverage(0, 2), wholeAverage(0, 0)]).toEqual([333, 0, null]);
    expect([averageMinutes(370_000, 2), averageMinutes(0, 0)]).toEqual([3.1, null]);
    // A million minutes: an error in the unit would show.
    expect(averageMinutes(60_000_000_000, 1)).toBe(1_000_000);
  });

  test("a percentage is a number with one decimal at most", () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1 }), (part, whole) => {
        const value = percent(part, whole) ?? NaN;
        expect(Number(value.toFixed(1))).toBe(value);
      }),
    );
  });
});

/** What only sums over all are asked for. */
const ALL = {
  quizStarted: 9,
  chatStarted: 4,
  consented: 3,
  emailsSent: 2,
  timedCount: 4,
  timedMs: 720_000,
  hubs: 6,
  hubVisits: 3,
  exceptional: 2,
  high: 4,
  low: 1,
  callsBooked: 3,
  callsHeld: 2,
  callsMissed: 1,
};

describe("analyticsTotals", () => {
  const cells = [
    cell({ hasEmail: 0, total: 6, ...ALL }),
    cell({ hasEmail: 0, total: 2, dealCount: 1, dealSum: 7777 }),
    cell({
      offerTier: 2,
      leadStatus: "SQL",
      total: 4,
      completed: 4,
      bookingClicks: 3,
      dealCount: 2,
      dealSum: 3000,
    }),
    cell({ offerTier: 5, leadStatus: "Won", total: 2, completed: 2, dealCount: 1 }),
    cell({ offerTier: 5, leadStatus: "Lost", total: 1, completed: 1, dealCount: 1, dealSum: 500 }),
  ];
  const figures = analyticsTotals(cells, EXPIRED);

  test("tiers come in their order, without those that nobody is in", () => {
    const tiers = [5, 0, 3, 1].map((offerTier) => cell({ offerTier, total: offerTier === 3 ? 0 : 1 }));
    expect(analyticsTotals(tiers, EXPIRED).tiers.map(({ tier }) => tier)).toEqual([1, 5]);
  });

  test("counts types and the funnel over everybody", () => {
    expect(figures.types).toEqual({
      total: 15,
      chatStarted: { count: 4, percent: 26.7 },
      quizStarted: { count: 9, percent: 60 },
      fromForms: { count: 0, percent: 0 },
      expired: EXPIRED,
    });
    expect(figures.funnel).toMatchObject({
      completionRate: 46.7,
      optInRate: 42.9,
      bookingClickRate: 150,
      bookingClicksPerCompleted: 42.9,
      callsBooked: 3,
      callsBookedPerCompleted: 42.9,
      callsHeld: 2,
      callsMissed: 1,
      callsHeldPerBooked: 66.7,
      heldRate: 66.7,
    });
  });

  test("counts money over leads with an e-mail, a deal of 0 included", () => {
    expect(figures.revenue).toEqual({
      leads: 7,
      wonValue: 0,
      wonWithoutValue: 1,
      totalValue: 3500,
      dealCount: 4,
      averageValue: 875,
      winRate: 50,
      closeRate: 66.7,
    });
    expect(figures.pipeline).toEqual([
      { status: "MQL", count: 0, value: 0, withoutValue: 0 },
      { status: "SQL", count: 4, value: 3000, withoutValue: 2 },
      { status: "Won", count: 2, value: 0, withoutValue: 1 },
      { status: "Lost", count: 1, value: 500, withoutValue: 0 },
      { status: "Hold", count: 0, value: 0, withoutValue: 0 },
    ]);
  });

  test("shows each tier that has leads", () => {
    expect(figures.tiers).toEqual([
      {
        tier: 2,
        leads: 4,
        totalValue: 3000,
        averageValue: 1500,
        bookings: { count: 3, percent: 75 },
        won: { count: 0, percent: 0 },
        wonWithoutValue: 0,
      },
      {
        tier: 5,
        leads: 3,
        totalValue: 500,
        averageValue: 250,
        bookings: { count: 0, percent: 0 },
        won: { count: 2, percent: 66.7 },
        wonWithoutValue: 1,
      },
    ]);
  });

  test("measures quality", () => {
    expect(figures.quality).toEqual({
      averageMinutes: 3,
      hubs: 6,
      hubVisits: 3,
      hubVisitRate: 50,
      highValueLeads: 2,
      distribution: { exceptional: 2, high: 4, medium: 0, low: 1 },
    });
  });

  test("has no ratio where nothing is", () => {
    const empty = analyticsTotals([], EXPIRED);
    expect(empty.types.quizStarted).toEqual({ count: 0, percent: null });
    expect(Object.values(empty.revenue)).toEqual([0, 0, 0, 0, 0, null, null, null]);
    expect(empty.tiers).toEqual([]);
    expect(empty.quality.averageMinutes).toBeNull();
  });
});

describe("periodStart", () => {
  const now = Date.UTC(2026, 6, 15, 3, 30);

  test("is rolling hours, or nothing", () => {
    expect(periodStart("7d", now, "UTC")).toBe(Date.UTC(2026, 6, 8, 3, 30));
    expect(periodStart("30d", now, "UTC")).toBe(Date.UTC(2026, 5, 15, 3, 30));
    expect(periodStart("all", now, "UTC")).toBeNull();
  });

  test.each([
    ["UTC", "2026-07-15T03:30:00Z", "2026-07-15T00:00:00Z"],
    ["America/Edmonton", "2026-07-15T03:30:00Z", "2026-07-14T06:00:00Z"],
    ["Asia/Kathmandu", "2026-07-15T03:30:00Z", "2026-07-14T18:15:00Z"],
    ["Pacific/Kiritimati", "2026-07-15T03:30:00Z", "2026-07-14T10:00:00Z"],
    ["UTC", "2026-07-15T00:00:00Z", "2026-07-15T00:00:00Z"],
    ["UTC", "2026-07-14T23:59:59.999Z", "2026-07-14T00:00:00Z"],
    ["Europe/Berlin", "2026-03-29T20:00:00Z", "2026-03-28T23:00:00Z"],
    ["Europe/Berlin", "2026-10-25T22:59:00Z", "2026-10-24T22:00:00Z"],
    ["Africa/Cairo", "2026-04-24T12:00:00Z", "2026-04-23T22:00:00Z"],
  ])("today in %s at %s began at %s", (zone, at, start) =>
    expect(periodStart("today", Date.parse(at), zone)).toBe(Date.parse(start)),
  );
});
