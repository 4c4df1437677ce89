import { callDue } from "#domain/calls/hours/call-due";
import { callingHours } from "#domain/calls/hours/calling-settings";
import { INITIAL_WEEK } from "#domain/calls/hours/calling-week";
import { expect, test } from "vitest";

const HOURS = callingHours({});
const CLOSED = {
  ...HOURS,
  week: { ...INITIAL_WEEK, monday: [], tuesday: [], wednesday: [], thursday: [], friday: [] },
};
/** A Friday in July, when Edmonton is six hours behind UTC: two minutes before calling hours end. */
const FRIDAY = Date.parse("2026-07-17T16:58-06:00");

test.each([
  ["a lead of the team's own zone", HOURS, "America/Edmonton", "2026-07-20T09:03-06:00", "both"],
  ["a lead of an unknown zone", HOURS, null, "2026-07-20T09:03-06:00", "both"],
  [
    "a lead whose hours meet the team's for a while",
    HOURS,
    "Europe/Berlin",
    "2026-07-20T09:05-06:00",
    "both",
  ],
  ["a lead whose hours never meet the team's", HOURS, "Asia/Singapore", "2026-07-20T09:03-06:00", "team"],
  ["a team that never calls", CLOSED, "America/Edmonton", "2026-07-17T17:03-06:00", "none"],
])("%s is always due at some time", (_, hours, zone, at, by) => {
  expect(callDue(FRIDAY, 5, hours, zone)).toEqual({ at: Date.parse(at), by });
});
