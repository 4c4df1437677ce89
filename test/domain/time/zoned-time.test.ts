import { wallTime } from "#domain/time/wall-time";
import { callTimeText, zonedTime, zonedTimeText } from "#domain/time/zoned-time";
import { expect, it } from "vitest";

const NOON = Date.parse("2026-12-01T19:00:00Z");

it.each([
  ["America/Edmonton", "2026-10-31T19:00:00Z", "Sat, Oct 31, 2026, 1:00 PM Edmonton time"],
  // The clocks of neither go back in the autumn of 2026 any more.
  ["America/Edmonton", "2026-12-01T19:00:00Z", "Tue, Dec 1, 2026, 1:00 PM Edmonton time"],
  ["America/Vancouver", "2026-10-31T19:00:00Z", "Sat, Oct 31, 2026, 12:00 PM Vancouver time"],
  ["America/Vancouver", "2026-12-01T07:30:00Z", "Tue, Dec 1, 2026, 12:30 AM Vancouver time"],
  ["America/Edmonton", "2025-12-01T19:00:00Z", "Mon, Dec 1, 2025, 12:00 PM Edmonton time"],
  ["America/New_York", "2026-12-01T19:00:00Z", "Tue, Dec 1, 2026, 2:00 PM New York time"],
  ["America/Argentina/Buenos_Aires", "2026-12-01T19:00:00Z", "Tue, Dec 1, 2026, 4:00 PM Buenos Aires time"],
  ["Etc/GMT+6", "2026-12-01T19:00:00Z", "Tue, Dec 1, 2026, 1:00 PM Etc/GMT+6"],
  ["UTC", "2026-12-01T19:00:00Z", "Tue, Dec 1, 2026, 7:00 PM UTC"],
  [null, "2026-12-01T19:00:00Z", "Tue, Dec 1, 2026, 7:00 PM UTC"],
  ["Mars/Olympus", "2026-12-01T19:00:00Z", "Tue, Dec 1, 2026, 7:00 PM UTC"],
])("a time is said by the clocks of %s, and whose they are: %s", (zone, iso, words) => {
  expect(zonedTimeText(Date.parse(iso), zone)).toBe(words);
});

it.each([
  ["no zone is known", null, "Tue, Dec 1, 2026, 1:00 PM Edmonton time"],
  ["it is the team’s", "America/Edmonton", "Tue, Dec 1, 2026, 1:00 PM Edmonton time"],
  ["its clocks show the same", "America/Chicago", "Tue, Dec 1, 2026, 1:00 PM Edmonton time"],
  ["it is another hour", "America/Halifax", "Tue, Dec 1, 2026, 1:00 PM Edmonton time (3:00 PM Halifax time)"],
  [
    "it is another day",
    "Pacific/Auckland",
    "Tue, Dec 1, 2026, 1:00 PM Edmonton time (Wed, Dec 2, 2026, 8:00 AM Auckland time)",
  ],
])("a call’s time is said for team and lead, where %s", (_what, lead, words) => {
  expect(callTimeText(NOON, "America/Edmonton", lead)).toBe(words);
});

it("what is written is read without a zone’s rules", () => {
  const { at, zone } = zonedTime(NOON, "America/Edmonton");
  expect({ at, zone }).toEqual({ at: "2026-12-01T13:00:00.000-06:00", zone: "America/Edmonton" });
  expect(Date.parse(at)).toBe(NOON);
  expect(wallTime(at).toISOString()).toBe("2026-12-01T13:00:00.000Z");
});
