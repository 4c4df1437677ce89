import { instantIn } from "#domain/time/instant-in";
import { expect, test } from "vitest";

test.each<[what: string, local: string, zone: string, instant: string | null]>([
  ["by a zone's clocks in winter", "2026-11-30T15:00", "America/Denver", "2026-11-30T22:00:00.000Z"],
  ["and in summer", "2026-07-01T15:00", "America/Denver", "2026-07-01T21:00:00.000Z"],
  ["on a quarter-hour of UTC", "2026-01-05T10:00", "Asia/Kathmandu", "2026-01-05T04:15:00.000Z"],
  [
    "as much later, in an hour that is skipped",
    "2026-03-08T02:30",
    "America/New_York",
    "2026-03-08T07:30:00.000Z",
  ],
  ["at the first of two", "2026-11-01T01:30", "America/New_York", "2026-11-01T05:30:00.000Z"],
  ["not without an hour", "2026-11-30", "UTC", null],
  ["not from nothing", "", "UTC", null],
])("an instant is read %s", (_what, local, zone, instant) => {
  const time = instantIn(local, zone);
  expect(time === null ? null : new Date(time).toISOString()).toBe(instant);
});
