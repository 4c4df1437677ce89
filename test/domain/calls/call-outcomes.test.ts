import { callAgainAt, suggestedAgain } from "#domain/calls/hours/call-again";
import { ABOUT_OUTCOME, CALL_OUTCOMES, mayGiveUp, missedAfter } from "#domain/calls/call-outcomes";
import { callingHours } from "#domain/calls/hours/calling-settings";
import { isOpen } from "#domain/calls/hours/calling-time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

/** Monday to Friday, 9:00 to 17:00 in Denver (UTC−7 in winter). */
const HOURS = callingHours({ desk_time_zone: "America/Denver" });
const at = (text: string) => Date.parse(text);

describe("what a call comes to", () => {
  it("is one of six, in the order of their keys", () => {
    expect(CALL_OUTCOMES.map((outcome) => ABOUT_OUTCOME[outcome].name)).toEqual([
      "Reached",
      "No answer",
      "Left a voicemail",
      "Wrong number",
      "Not interested",
      "Asked not to be called",
    ]);
    expect(CALL_OUTCOMES.filter((outcome) => ABOUT_OUTCOME[outcome].isMissed)).toEqual([
      "no_answer",
      "voicemail",
    ]);
    expect(CALL_OUTCOMES.filter((outcome) => ABOUT_OUTCOME[outcome].suppresses)).toEqual(["do_not_call"]);
  });

  it("counts the misses in a row, and offers to give up after the fourth", () => {
    const outcomes = ["no_answer", "voicemail", "no_answer", "reached", "no_answer", "no_answer"] as const;
    const missed = outcomes.reduce<number[]>((all, one) => [...all, missedAfter(all.at(-1) ?? 0, one)], []);
    expect(missed).toEqual([1, 2, 3, 0, 1, 2]);
    expect([1, 2, 3, 4, 5].map(mayGiveUp)).toEqual([false, false, false, true, true]);
  });

  it.each([
    [0, "in 2 hours"],
    [1, "in 2 hours"],
    [2, "next morning"],
    [3, "in 3 days"],
    [4, "in 3 days"],
    [9, "in 3 days"],
  ])("after %i misses suggests %s", (missed, again) => {
    expect(suggestedAgain(missed)).toBe(again);
  });
});

describe("when a missed lead is called again", () => {
  it.each([
    ["in 2 hours", "2026-11-23T16:30:00Z", null, "2026-11-23T18:30:00Z"],
    ["in 2 hours", "2026-11-23T23:00:00Z", null, "2026-11-24T16:00:00Z"],
    ["in 2 hours", "2026-11-27T23:30:00Z", null, "2026-11-30T16:00:00Z"],
    ["next morning", "2026-11-23T16:30:00Z", null, "2026-11-24T16:00:00Z"],
    ["next morning", "2026-11-27T16:30:00Z", null, "2026-11-30T16:00:00Z"],
    // 6:30 in the evening in Denver is the next day in UTC.
    ["next morning", "2026-11-24T01:30:00Z", null, "2026-11-24T16:00:00Z"],
    ["in 3 days", "2026-11-23T16:30:00Z", null, "2026-11-26T16:30:00Z"],
    ["in 3 days", "2026-11-25T16:30:00Z", null, "2026-11-30T16:00:00Z"],
    // In Honolulu it is 9:00 at 12:00 in Denver.
    ["next morning", "2026-11-23T16:30:00Z", "Pacific/Honolulu", "2026-11-24T19:00:00Z"],
  ] as const)("%s, said at %s of a lead in %s: %s", (again, now, zone, expected) => {
    expect(callAgainAt(again, at(now), HOURS, zone)).toBe(at(expected));
  });

  it("is later, and at a time to call", () => {
    const zones = fc.constantFrom(null, "America/Edmonton", "Europe/Berlin", "America/New_York");
    const again = fc.constantFrom("in 2 hours", "next morning", "in 3 days");
    const now = fc.integer({ min: at("2026-01-01"), max: at("2027-12-31") });
    fc.assert(
      fc.property(again, now, zones, (which, time, zone) => {
        const due = callAgainAt(which, time, HOURS, zone);
        expect(due).toBeGreaterThan(time);
        expect(isOpen(due, HOURS, zone)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it("is the bare time if the desk never opens", () => {
    const closed = callingHours({
      desk_hours:
        '{"monday":[],"tuesday":[],"wednesday":[],"thursday":[],"friday":[],"saturday":[],"sunday":[]}',
    });
    const now = at("2026-11-23T16:30:00Z");
    expect(callAgainAt("in 2 hours", now, closed, null)).toBe(now + 2 * 3_600_000);
  });
});
