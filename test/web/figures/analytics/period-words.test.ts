import { ANALYTICS_PERIODS } from "#domain/figures/analytics/period";
import { expect, test } from "vitest";
import { changeWords, periodWords } from "../../../../web/features/figures/analytics/period-words.ts";

test.each([
  ["today", "2026-11-22", "2026-11-22", "America/New_York", "Nov 22, 2026 · New York time"],
  ["7d", "2026-11-15", "2026-11-22", "America/New_York", "Nov 15 – 22, 2026 · New York time"],
  ["30d", "2026-10-24", "2026-11-23", "Asia/Kolkata", "Oct 24 – Nov 23, 2026 · Kolkata time"],
  ["30d", "2026-10-23", "2026-11-22", "Etc/GMT-3", "Oct 23 – Nov 22, 2026 · Etc/GMT-3"],
  ["all", null, "2026-11-22", "UTC", "All assessments so far · UTC"],
] as const)("%s from %s to %s in %s", (period, from, to, zone, words) => {
  // Ranges are written with narrow spaces.
  expect(
    periodWords(period, { timeZone: zone, isOwnZone: true, days: { from, to } }).replaceAll(/\s/g, " "),
  ).toBe(words);
});

test("a clock that is not the viewer's own says so", () => {
  const words = periodWords("all", {
    timeZone: "UTC",
    isOwnZone: false,
    days: { from: null, to: "2026-11-22" },
  });
  expect(words).toBe("All assessments so far · UTC, as your time zone is not known");
});

test("changes say what they are compared with; those of All Time, which days they are of", () => {
  expect(ANALYTICS_PERIODS.map(changeWords)).toEqual([
    "vs yesterday at this time",
    "vs 7 days before",
    "vs 30 days before",
    "last 30 days",
  ]);
});
