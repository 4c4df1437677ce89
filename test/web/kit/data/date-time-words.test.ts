import { expect, test } from "vitest";
import { dateTimeWords } from "../../../../web/features/kit/data/date-time-words.ts";

test.each([
  ["date", "2026-11-28", "Nov 28, 2026"],
  ["time", "09:00", "9:00 AM"],
  ["time", "00:05", "12:05 AM"],
  ["datetime-local", "2026-03-08T14:30", "Mar 8, 2026, 2:30 PM"],
  ["date", "", null],
  ["time", "", null],
  // The hour that is left out where clocks go forward is written as it was typed.
  ["datetime-local", "2026-03-08T02:30", "Mar 8, 2026, 2:30 AM"],
  ["date", "no day", null],
] as const)("a field for a %s that holds '%s' reads %s", (kind, value, words) => {
  expect(dateTimeWords(kind, value)?.replace("\u202f", " ") ?? null).toBe(words);
});
