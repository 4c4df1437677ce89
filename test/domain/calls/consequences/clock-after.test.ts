import { BOOKING_STATES } from "#domain/booking/booking-status";
import { isCallable } from "#domain/calls/queue/is-callable";
import { callingHours } from "#domain/calls/hours/calling-settings";
import { INITIAL_FORM_MINUTES, INITIAL_TARGETS } from "#domain/calls/hours/call-targets";
import { clockAfter, clockAfterCall } from "#domain/calls/consequences/clock-after";
import type { FoundLead } from "#domain/calls/consequences/lead-facts";
import { toldLead, toldOfText, toldText, untoldLead } from "#domain/calls/consequences/told-lead";
import { LEAD_STATUSES } from "#domain/leads/pipeline";
import { describe, expect, it } from "vitest";
import { foundLead } from "./found-lead.ts";

const NOW = Date.UTC(2026, 10, 23, 18);
const MINUTE_MS = 60_000;
const DESK = {
  hours: callingHours({}),
  targets: INITIAL_TARGETS,
  formMinutes: INITIAL_FORM_MINUTES,
  version: 4,
};

const NUMBER = { phone: "+17805550134", callConsentAt: NOW - 9 };
const CALLABLE = { ...NUMBER, leadScore: 90 };
/** A callable lead whose call is due. */
const WAITING = {
  ...CALLABLE,
  clockStartedAt: NOW,
  dueAt: NOW + 30 * MINUTE_MS,
  dueVersion: 4,
  escalatedAt: 8,
};
/** One that waits to be called again. */
const AGAIN = { ...CALLABLE, lastCallAt: NOW, lastOutcome: "voicemail", dueAt: 9, dueVersion: 4 } as const;

/** The clock of a lead that was looked at as `before` and has changed since. */
function clock(before: Partial<FoundLead>, after: Partial<FoundLead>) {
  const told = toldLead(foundLead(before));
  return clockAfter(told, foundLead({ updatedAt: NOW + 100, ...before, ...after }), DESK);
}

const startedAt = (at: number) => ({ clockStartedAt: at, escalatedAt: null, dueVersion: 4 });
const STARTED = startedAt(NOW + 100);
const STOPPED = { clockStartedAt: null, dueAt: null, escalatedAt: null };
const SAME = { clockStartedAt: NOW, dueAt: WAITING.dueAt, escalatedAt: 8 };
const WAITS = { clockStartedAt: null, dueAt: 9 };

type Case = [what: string, before: Partial<FoundLead>, after: Partial<FoundLead>, clock: object];
const CASES: Case[] = [
  [
    "a number and consent start it, when consent was given",
    { leadStatus: "SQL" },
    { phone: "+1", callConsentAt: NOW + 50 },
    startedAt(NOW + 50),
  ],
  ["a number alone does not", {}, { phone: "+1" }, STOPPED],
  ["nor does consent alone", {}, { callConsentAt: 2 }, STOPPED],
  ["a suspect's number does not", { suspect: true }, { phone: "+1", callConsentAt: 2 }, STOPPED],
  [
    "a lead that is open again starts it",
    { ...CALLABLE, leadStatus: "Lost" },
    { leadStatus: "SQL" },
    STARTED,
  ],
  [
    "a cancelled booking starts it",
    { ...CALLABLE, callStatus: "booked" },
    { callStatus: "cancelled" },
    STARTED,
  ],
  ["a missed call starts it", { ...CALLABLE, callStatus: "booked" }, { callStatus: "no_show" }, STARTED],
  ["a moved call is a call ahead", WAITING, { callStatus: "moved" }, STOPPED],
  ["a call that was held does not", { ...CALLABLE, callStatus: "booked" }, { callStatus: "held" }, STOPPED],
  ["a call that was held stops what runs", WAITING, { callStatus: "held" }, STOPPED],
  [
    "it starts after all if staff correct themselves",
    { ...CALLABLE, callStatus: "held" },
    { callStatus: "no_show" },
    STARTED,
  ],
  [
    "a request after a call that was held starts it, when it was made",
    { ...CALLABLE, callStatus: "held" },
    { callRequestedAt: NOW + 30 },
    startedAt(NOW + 30),
  ],
  [
    "a lead that is open again after a call that was held starts it",
    { ...CALLABLE, callStatus: "held", leadStatus: "Lost" },
    { leadStatus: "SQL" },
    STARTED,
  ],
  ["a flag taken off starts it", { ...CALLABLE, phoneFlag: "many_numbers" }, { phoneFlag: null }, STARTED],
  ["a request starts a running one afresh", WAITING, { callRequestedAt: NOW + 30 }, startedAt(NOW + 30)],
  ["a request starts a stopped one", AGAIN, { callRequestedAt: NOW + 30 }, startedAt(NOW + 30)],
  [
    "another request after a withdrawal starts it",
    { ...WAITING, callRequestedAt: NOW - 5 },
    { clockStartedAt: null, dueAt: null, callRequestedAt: NOW + 30 },
    startedAt(NOW + 30),
  ],
  ["a request that a call has answered does not", { ...AGAIN }, { callRequestedAt: NOW - 5 }, WAITS],
  ["nor one of the moment of the call", { ...AGAIN }, { callRequestedAt: NOW }, WAITS],
  [
    "another number after a wrong one starts it",
    { ...AGAIN, lastOutcome: "wrong_number" },
    { phone: "+2", callConsentAt: NOW + 20 },
    startedAt(NOW + 20),
  ],
  [
    "another number leaves a running one",
    { ...WAITING, lastOutcome: "wrong_number" },
    { phone: "+2", callConsentAt: NOW + 20 },
    SAME,
  ],
  [
    "another number leaves one that was reached",
    { ...AGAIN, lastOutcome: "reached" },
    { phone: "+2", callConsentAt: NOW + 20 },
    WAITS,
  ],
  ["a move to SQL leaves it", WAITING, { leadStatus: "SQL" }, SAME],
  ["Won stops it", WAITING, { leadStatus: "Won" }, STOPPED],
  ["Hold stops it", WAITING, { leadStatus: "Hold" }, STOPPED],
  ["a booking stops it", WAITING, { callStatus: "booked" }, STOPPED],
  ["a withdrawal stops it", WAITING, { callConsentAt: null }, STOPPED],
  ["a number taken away stops it", WAITING, { phone: null }, STOPPED],
  ["a flag stops it", WAITING, { phoneFlag: "do_not_call" }, STOPPED],
  ["a lead that waits for a second call is stopped too", AGAIN, { leadStatus: "Lost" }, STOPPED],
  [
    "another score asks for another due time",
    WAITING,
    { leadScore: 130 },
    { clockStartedAt: NOW, dueAt: NOW + 5 * MINUTE_MS, escalatedAt: 8 },
  ],
  ["another score of a lead that waits for a second call does not", AGAIN, { leadScore: 20 }, WAITS],
  ["whatever else leaves it", WAITING, {}, SAME],
];

describe("the clock of a first call", () => {
  it.each(CASES)("%s", (_what, before, after, expected) => {
    expect(clock(before, after)).toMatchObject(expected);
  });

  it("that newer settings of the desk were reckoned by is left to them", () => {
    const newer = { ...WAITING, dueVersion: DESK.version + 1, dueAt: 77 };
    expect(clock(newer, { leadScore: 10 })).toMatchObject({ dueAt: 77, dueVersion: DESK.version + 1 });
    expect(clock({ ...newer, dueAt: null }, {})).toMatchObject({ dueVersion: DESK.version });
  });

  it("of a lead that nobody has looked at starts unless there is a clock or a call already", () => {
    const first = (lead: Partial<FoundLead>) =>
      clockAfter(untoldLead(foundLead(lead)), foundLead(lead), DESK).clockStartedAt;
    expect(first({ ...CALLABLE, callRequestedAt: NOW })).toBe(NOW);
    expect(first({ ...WAITING, clockStartedAt: 5 })).toBe(5);
    expect(first(AGAIN)).toBeNull();
    expect(first({ ...CALLABLE, dueAt: 9 })).toBeNull();
    expect(first({ ...CALLABLE, lastCallAt: NOW })).toBeNull();
    expect(first({ ...CALLABLE, callStatus: "held" })).toBeNull();
  });

  it("runs for open leads that may be called and expect no call", () => {
    const either = [null, "x"] as const;
    const facts = either.flatMap((phone) =>
      ([null, "many_numbers", "do_not_call"] as const).flatMap((phoneFlag) =>
        either.flatMap((callConsentAt) =>
          [false, true].flatMap((suspect) =>
            LEAD_STATUSES.flatMap((leadStatus) =>
              ([null, ...BOOKING_STATES] as const).map((callStatus) => ({
                phone,
                phoneFlag,
                callConsentAt,
                suspect,
                leadStatus,
                callStatus,
              })),
            ),
          ),
        ),
      ),
    );
    // MQL or SQL; without a call, or after one that was cancelled, held or missed.
    expect(facts.filter(isCallable)).toHaveLength(8);
  });
});

describe("what is known of a lead", () => {
  it.each([
    { callable: true, held: false, askedAt: NOW, consentAt: NOW - 1 },
    { callable: false, held: true, askedAt: null, consentAt: 0 },
  ])("is kept as a short text", (told) => {
    expect(toldOfText(toldText(told))).toEqual(told);
    expect(toldText(told).length).toBeLessThanOrEqual(30);
  });
});

describe("right after a call with an outcome", () => {
  const again = NOW + 120 * MINUTE_MS;
  it.each([
    ["a missed lead is due again", WAITING, again, again],
    ["one that was reached is not", WAITING, null, null],
    ["so is one that had asked for it", { ...WAITING, callRequestedAt: NOW }, again, again],
    [
      "one with a booked call ahead is not called again",
      { ...WAITING, callStatus: "booked" as const },
      again,
      null,
    ],
    ["nor is one that is closed", { ...WAITING, leadStatus: "Lost" as const }, again, null],
    ["nor one without a number", { ...WAITING, phone: null }, again, null],
  ])("%s", (_what, lead, at, dueAt) =>
    expect(clockAfterCall(foundLead(lead), at)).toEqual({ ...STOPPED, dueAt }),
  );

  it("the projection leaves it so", () => {
    const after = {
      ...WAITING,
      ...clockAfterCall(foundLead(WAITING), again),
      lastOutcome: "no_answer" as const,
    };
    expect(clock(WAITING, { ...after, lastCallAt: NOW })).toMatchObject({ ...STOPPED, dueAt: again });
  });
});
