import { ANALYTICS_PERIODS } from "#domain/analytics/period";
import { expect, test } from "vitest";
import { changeWords, periodWords } from "../../../../web/features/admin/analytics/period-words.ts";

const NOW = Date.parse("2026-11-22T18:40:00Z");

test.each([
  ["today", "America/New_York", "Nov 22, 2026 · Eastern Time"],
  ["7d", "America/New_York", "Nov 15 – 22, 2026 · Eastern Time"],
  ["30d", "Asia/Kolkata", "Oct 24 – Nov 23, 2026 · India Standard Time"],
  ["30d", "Etc/GMT-3", "Oct 23 – Nov 22, 2026 · Etc/GMT-3"],
  ["all", "UTC", "All assessments so far · UTC"],
] as const)("%s in %s", (period, zone, words) => {
  // Ranges are written with narrow spaces.
  expect(periodWords(period, NOW, { timeZone: zone, isOwnZone: true }).replaceAll(/\s/g, " ")).toBe(words);
});

test("a clock that is not the viewer's own says so", () => {
  const words = periodWords("all", NOW, { timeZone: "UTC", isOwnZone: false });
  expect(words).toBe("All assessments so far · UTC, as your time zone is not known");
});

test("changes say what they are compared with; those of All Time, which days they are of", () => {
  expect(ANALYTICS_PERIODS.map(changeWords)).toEqual([
    "vs yesterday by now",
    "vs 7 days before",
    "vs 30 days before",
    "last 30 days",
  ]);
});
