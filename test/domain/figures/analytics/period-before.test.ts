import { periodBefore } from "#domain/figures/analytics/period-before";
import { expect, test } from "vitest";

const before = (period: "today" | "7d" | "30d", zone: string, now: string) => {
  const { start, end } = periodBefore(period, Date.parse(now), zone);
  return [start, end].map((time) => new Date(time).toISOString().slice(0, 16));
};

test("a rolling period comes after as many hours", () => {
  expect(before("7d", "UTC", "2026-07-15T03:30:00Z")).toEqual(["2026-07-01T03:30", "2026-07-08T03:30"]);
  expect(before("30d", "Asia/Kolkata", "2026-07-15T03:30:00Z")).toEqual([
    "2026-05-16T03:30",
    "2026-06-15T03:30",
  ]);
});

test.each([
  ["UTC", "2026-07-15T03:30:00Z", "2026-07-14T00:00", "2026-07-14T03:30"],
  ["UTC", "2026-07-01T00:00:00Z", "2026-06-30T00:00", "2026-06-30T00:00"],
  ["America/Edmonton", "2026-07-15T03:30:00Z", "2026-07-13T06:00", "2026-07-14T03:30"],
  // The day after clocks went forward: yesterday had 23 hours.
  ["Europe/Berlin", "2026-03-30T21:45:00Z", "2026-03-28T23:00", "2026-03-29T22:00"],
  // The day of it, and the one on which clocks go back.
  ["Europe/Berlin", "2026-03-29T20:00:00Z", "2026-03-27T23:00", "2026-03-28T20:00"],
  ["Europe/Berlin", "2026-10-25T22:59:00Z", "2026-10-23T22:00", "2026-10-24T22:00"],
])("today in %s at %s comes after as much of yesterday", (zone, now, start, end) =>
  expect(before("today", zone, now)).toEqual([start, end]),
);
