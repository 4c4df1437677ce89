import { expect, test } from "vitest";
import { dayStartWords } from "../../../../../web/features/figures/analytics/steps/step-words.ts";

test.each([
  ["America/New_York", "2026-01-15", "each day starts at 7:00 PM the day before, New York time"],
  ["America/New_York", "2026-07-15", "each day starts at 8:00 PM the day before, New York time"],
  ["Asia/Kolkata", "2026-07-15", "each day starts at 5:30 AM, Kolkata time"],
  ["Europe/London", "2026-01-15", "London time"],
  ["UTC", "2026-01-15", "UTC"],
  [undefined, "2026-01-15", "UTC"],
] as const)("the days of the map start by the clock of %s on %s: %s", (zone, day, words) => {
  expect(dayStartWords(day, zone).replace("\u202f", " ")).toBe(words);
});
