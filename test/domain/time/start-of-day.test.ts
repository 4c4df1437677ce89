import { startOfDay } from "#domain/time/start-of-day";
import { dayTextAt } from "#domain/time/day-text";
import { localDay } from "#domain/time/time-zone";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

const at = (year: number, month: number, day: number) => ({ year, month, day });

describe("a day starts", () => {
  test.each([
    ["at midnight", at(2024, 11, 25), "America/Edmonton", "2024-11-25T07:00:00.000Z"],
    ["on a quarter-hour of UTC", at(2026, 1, 5), "Asia/Kathmandu", "2026-01-04T18:15:00.000Z"],
    ["after a gap that skips its midnight", at(2026, 9, 6), "America/Santiago", "2026-09-06T04:00:00.000Z"],
    ["at the first of two midnights", at(2025, 11, 2), "America/Havana", "2025-11-02T04:00:00.000Z"],
    [
      "with the next, if it was skipped altogether",
      at(2011, 12, 30),
      "Pacific/Apia",
      "2011-12-30T10:00:00.000Z",
    ],
    ["as the last of the month before, as day 0", at(2024, 3, 0), "UTC", "2024-02-29T00:00:00.000Z"],
    ["in the next year, as one of month 13", at(2025, 13, 1), "UTC", "2026-01-01T00:00:00.000Z"],
  ])("%s", (_, day, zone, time) => expect(new Date(startOfDay(day, zone)).toISOString()).toBe(time));

  test("on its own date, and a millisecond before is another", () => {
    const zone = fc.constantFrom(
      ...Intl.supportedValuesOf("timeZone").filter((name) => name !== "Pacific/Apia"),
    );
    const time = fc.integer({ min: Date.UTC(2013, 0), max: Date.UTC(2040, 0) });
    fc.assert(
      fc.property(zone, time, (name, now) => {
        const day = localDay(now, name);
        const start = startOfDay(day, name);
        expect(localDay(start, name)).toEqual(day);
        expect(localDay(start - 1, name)).not.toEqual(day);
        expect(start).toBeLessThanOrEqual(now);
      }),
    );
  });
});

test("a day in a zone that is not known yet is that of UTC", () => {
  expect(dayTextAt(Date.parse("2026-12-01T23:30:00Z"), "Mars/Olympus")).toBe("2026-12-01");
});
