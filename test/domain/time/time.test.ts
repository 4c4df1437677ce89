import { relativeTime } from "#domain/time/relative-time";
import { isSavedSessionFresh, SAVED_SESSION_MAX_AGE_MS } from "#domain/session-age";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 2, 29, 12);

describe("relativeTime", () => {
  test.each([
    [0, "just now"],
    [MINUTE - 1, "just now"],
    [MINUTE, "1 minute ago"],
    [59 * MINUTE, "59 minutes ago"],
    [HOUR, "1 hour ago"],
    [2 * HOUR - 1, "1 hour ago"],
    [DAY - 1, "23 hours ago"],
    [DAY, "1 day ago"],
    [7 * DAY - 1, "6 days ago"],
    [7 * DAY, "1 week ago"],
    [30 * DAY, "1 month ago"],
    [364 * DAY, "12 months ago"],
    [365 * DAY, "1 year ago"],
    [800 * DAY, "2 years ago"],
    [-5 * MINUTE, "just now"],
  ])("%i ms ago is %s", (age, text) => expect(relativeTime(NOW - age, NOW)).toBe(text));

  test("is one of its forms for any time", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (at, now) => {
        expect(relativeTime(at, now)).toMatch(
          /^just now$|^1 (minute|hour|day|week|month|year) ago$|^\d+ (minute|hour|day|week|month|year)s ago$/,
        );
      }),
    );
  });
});

describe("saved progress", () => {
  test.each([
    [SAVED_SESSION_MAX_AGE_MS - 1, true],
    [SAVED_SESSION_MAX_AGE_MS, true],
    [SAVED_SESSION_MAX_AGE_MS + 1, false],
    [7 * DAY + 1, false],
    [0, true],
    [NaN, false],
  ])("%d ms old: fresh is %s", (age, fresh) => expect(isSavedSessionFresh(NOW - age, NOW)).toBe(fresh));
});
