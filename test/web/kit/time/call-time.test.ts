import { expect, it } from "vitest";
import { leadHourText } from "../../../../web/features/kit/time/call-time.ts";

/** Afternoon in UTC, in which these tests read the clock. */
const AT = "2026-11-26T14:00:00Z";

it.each([
  ["where the day is the same", "America/Halifax", "10:00 AM in Halifax"],
  ["where it is tomorrow", "Pacific/Auckland", "Fri 3:00 AM in Auckland"],
  ["where the clock is the reader’s", "Africa/Abidjan", null],
  ["where no zone is known", null, null],
  ["where the zone is none", "Mars/Olympus", null],
])("tells the lead’s own time %s", (_what, zone, words) => {
  expect(leadHourText(AT, zone)).toBe(words);
});
