import { callPromise } from "#domain/calls/hours/call-promise";
import { callState, type AskedCall } from "#domain/calls/call-state";
import { callingHours } from "#domain/calls/hours/calling-settings";
import { describe, expect, it } from "vitest";

/** Monday to Friday 9:00 to 17:00 in Edmonton. */
const HOURS = callingHours({});
const MINUTE = 60_000;
/** Edmonton in July: six hours behind UTC. July 17, 2026 is a Friday. */
const edmonton = (day: number, time: string) => Date.parse(`2026-07-${day}T${time}-06:00`);
const PACE = { count: 20, within: 12 * MINUTE };
const NOTHING = { usualMinutes: null, nextOpening: null };

describe("what a visitor who asks is promised", () => {
  it.each([
    ["inside calling hours, what was measured", edmonton(17, "10:00"), PACE, { usualMinutes: 12 }],
    ["rounded up", edmonton(17, "10:00"), { count: 20, within: 12 * MINUTE + 1 }, { usualMinutes: 13 }],
    ["no less than a minute", edmonton(17, "10:00"), { count: 500, within: 0 }, { usualMinutes: 1 }],
    ["nothing after 19 calls", edmonton(17, "10:00"), { ...PACE, count: 19 }, {}],
    ["nothing where too many are overdue", edmonton(17, "10:00"), { count: 90, within: null }, {}],
    ["up to the very end of the day", edmonton(17, "16:48"), PACE, { usualMinutes: 12 }],
    ["nothing that the day is too short for", edmonton(17, "16:49"), PACE, {}],
    ["outside, the next opening", edmonton(17, "17:00"), PACE, { nextOpening: edmonton(20, "09:00") }],
    [
      "the same without any calls",
      edmonton(18, "12:00"),
      { count: 0, within: null },
      { nextOpening: edmonton(20, "09:00") },
    ],
  ])("is %s", (_what, now, pace, promised) => {
    expect(callPromise(now, HOURS, null, pace)).toEqual({ ...NOTHING, ...promised });
  });

  it("keeps to the hours of where the visitor is", () => {
    const tokyo = (zone: string | null) => callPromise(edmonton(17, "10:00"), HOURS, zone, PACE);
    expect(tokyo("America/Edmonton")).toMatchObject({ usualMinutes: 12 });
    // One in the morning in Tokyo; the team's hours and Tokyo's day meet for the first time on Monday at 17:00 in Edmonton.
    expect(tokyo("Asia/Tokyo").usualMinutes).toBeNull();
  });

  it("is nothing where nobody ever calls", () => {
    const never = { ...HOURS, week: callingHours({ desk_hours: "{}" }).week, timeZone: "America/Edmonton" };
    const closed = { ...never.week, monday: [], tuesday: [], wednesday: [], thursday: [], friday: [] };
    expect(callPromise(edmonton(17, "10:00"), { ...never, week: closed }, null, PACE)).toEqual(NOTHING);
  });
});

describe("the state of a request", () => {
  const NEVER: AskedCall = {
    callRequestedAt: null,
    callWithdrawnAt: null,
    lastCallAt: null,
    clockStartedAt: null,
    owner: null,
    ownerSince: null,
    createdAt: 3,
  };
  const ASKED = { ...NEVER, callRequestedAt: 10, clockStartedAt: 10 };
  const OWNED = { owner: "ada@example.com", ownerSince: 4 };

  it.each([
    ["none", NEVER],
    ["none", { ...NEVER, ...OWNED, lastCallAt: 5 }],
    ["withdrawn", { ...NEVER, callWithdrawnAt: 12 }],
    ["asked", ASKED],
    ["asked", { ...ASKED, callWithdrawnAt: 5 }],
    ["asked", { ...ASKED, lastCallAt: 9 }],
    ["claimed", { ...ASKED, ...OWNED }],
    // Whoever has had it since it began came over from another one.
    ["asked", { ...ASKED, ...OWNED, ownerSince: 3 }],
    ["asked", { ...ASKED, ...OWNED, ownerSince: 1 }],
    ["called", { ...ASKED, ...OWNED, lastCallAt: 10 }],
    ["called", { ...ASKED, clockStartedAt: null, lastCallAt: 11 }],
    // A wrong number, and another one since.
    ["asked", { ...ASKED, lastCallAt: 11, clockStartedAt: 12 }],
  ] as const)("is %s for %o", (state, call) => {
    expect(callState(call)).toBe(state);
  });
});
