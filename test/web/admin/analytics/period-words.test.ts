import { expect, test } from "vitest";
import { periodWords } from "../../../../web/features/admin/analytics/period-words.ts";

const NOW = Date.parse("2026-11-22T18:40:00Z");

test.each([
  ["today", "America/New_York", "Assessments since midnight. Times are in Eastern Time."],
  ["7d", "America/New_York", "Assessments since Nov 15, 1:40 PM. Times are in Eastern Time."],
  ["30d", "Asia/Kolkata", "Assessments since Oct 24, 12:10 AM. Times are in India Standard Time."],
  ["30d", "Etc/GMT-3", "Assessments since Oct 23, 9:40 PM. Times are in Etc/GMT-3."],
  ["all", "UTC", "All assessments so far. Times are in UTC."],
] as const)("%s in %s", (period, zone, words) => {
  expect(periodWords(period, NOW, zone)).toBe(words);
});
