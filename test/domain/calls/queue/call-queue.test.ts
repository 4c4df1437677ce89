import { BOOKING_STATES } from "#domain/booking/booking-status";
import { CALL_OUTCOMES } from "#domain/calls/call-outcomes";
import { LEAD_STATUSES } from "#domain/leads/pipeline";
import {
  callQueue,
  QUEUE_PART_MAX,
  QUEUE_PARTS,
  queuePart,
  type QueueFacts,
} from "#domain/calls/queue/call-queue";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const NOW = Date.parse("2026-11-23T18:00:00Z");
const ME = "ada@example.com";
const iso = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

const IDLE: QueueFacts = {
  id: 1,
  callRequestedAt: null,
  clockStartedAt: null,
  dueAt: null,
  owner: null,
  nextAction: null,
  nextActionAt: null,
  lastOutcome: null,
  lastCallAt: null,
  leadStatus: "MQL",
  gaveWayTo: null,
  callStatus: null,
  callStartsAt: null,
  answerDueAt: null,
};
const running = { clockStartedAt: iso(-20) };
const asked = { callRequestedAt: iso(-20) };
const reached = { lastOutcome: "reached", lastCallAt: iso(-60), owner: ME } as const;

const PLACES: [what: string, lead: Partial<QueueFacts>, part: string | null][] = [
  ["nothing to do", {}, null],
  ["a clock that has yet to be computed", running, null],
  ["a running clock", { ...running, dueAt: iso(10) }, "due"],
  ["one that has run out this instant", { ...running, dueAt: iso(0) }, "overdue"],
  ["one that ran out long ago", { ...running, dueAt: iso(-90) }, "overdue"],
  ["a lead that asked", { ...running, ...asked, dueAt: iso(5) }, "asked"],
  ["a lead that asked and waits too long", { ...running, ...asked, dueAt: iso(-5) }, "asked"],
  ["a lead that was missed", { dueAt: iso(120) }, "waiting"],
  ["a lead that was missed, at its time", { dueAt: iso(0) }, "overdue"],
  ["a lead that asked and was missed", { ...asked, dueAt: iso(120) }, "waiting"],
  ["a lead that asked and was missed, at its time", { ...asked, dueAt: iso(0) }, "asked"],
  ["my next action", { owner: ME, nextActionAt: iso(60) }, "mine"],
  ["my next action that is late", { owner: ME, nextActionAt: iso(-60) }, "mine"],
  ["somebody else’s next action", { owner: "grace@example.com", nextActionAt: iso(60) }, null],
  ["nobody’s next action", { nextActionAt: iso(60) }, null],
  ["my next call", { owner: ME, nextActionAt: iso(60), dueAt: iso(60) }, "waiting"],
  [
    "a call of one that gave way to a newer one",
    { ...running, ...asked, dueAt: iso(-5), gaveWayTo: 2 },
    null,
  ],
  ["my next action that a newer one took over", { owner: ME, nextActionAt: iso(60), gaveWayTo: 2 }, null],
  ["a booked call ahead", { callStatus: "booked", callStartsAt: iso(30) }, null],
  ["a booked call that may still go on", { callStatus: "booked", callStartsAt: iso(-29) }, null],
  ["a booked call that began half an hour ago", { callStatus: "booked", callStartsAt: iso(-30) }, "past"],
  ["a moved call that is past", { callStatus: "moved", callStartsAt: iso(-90), gaveWayTo: 2 }, "past"],
  ["a call that was held", { callStatus: "held", callStartsAt: iso(-90) }, null],
  ["a call that was missed", { callStatus: "no_show", callStartsAt: iso(-90) }, null],
  ["a call of no known time", { callStatus: "booked" }, null],
  ["my lead that was reached, with nothing ahead", reached, "noStep"],
  ["an SQL of nobody’s that was reached", { ...reached, leadStatus: "SQL", owner: null }, "noStep"],
  ["a colleague’s lead that was reached", { ...reached, owner: "grace@example.com" }, null],
  ["one that was reached and has a next step", { ...reached, nextAction: "Send the offer" }, null],
  ["one that was reached, with a time for its next step", { ...reached, nextActionAt: iso(9) }, "mine"],
  ["one that was reached and booked", { ...reached, callStatus: "booked", callStartsAt: iso(30) }, null],
  ["one whose booked call is past", { ...reached, callStatus: "moved", callStartsAt: iso(-90) }, "past"],
  ["one that was reached and held the call", { ...reached, callStatus: "held" }, "noStep"],
  ["one that was reached and canceled the call", { ...reached, callStatus: "cancelled" }, "noStep"],
  ["one that was reached and asks again", { ...reached, ...asked, ...running, dueAt: iso(5) }, "asked"],
  ["one that was reached and is Won", { ...reached, leadStatus: "Won" }, null],
  ["one that was reached and is on hold", { ...reached, leadStatus: "Hold" }, null],
  ["one that was reached and gave way", { ...reached, gaveWayTo: 2 }, null],
  ["one that was not interested", { ...reached, lastOutcome: "not_interested" }, null],
  ["a mail that waits for an answer", { answerDueAt: iso(30) }, "answers"],
  ["a mail to a colleague", { answerDueAt: iso(-30), owner: "grace@example.com" }, "answers"],
  ["a mail of one whose call is due", { ...running, dueAt: iso(-5), answerDueAt: iso(30) }, "answers"],
  [
    "a mail of one who asked for a call",
    { ...running, ...asked, dueAt: iso(5), answerDueAt: iso(1) },
    "asked",
  ],
  ["a mail of one that gave way to a newer one", { answerDueAt: iso(30), gaveWayTo: 2 }, "answers"],
  ["a mail of one that is Won", { answerDueAt: iso(30), leadStatus: "Won" }, "answers"],
  [
    "a mail of one whose call is past",
    { callStatus: "booked", callStartsAt: iso(-90), answerDueAt: iso(9) },
    "answers",
  ],
  ["my lead that is due", { owner: ME, nextActionAt: iso(60), ...running, dueAt: iso(5) }, "due"],
];

const minutes = fc.option(fc.integer({ min: -100, max: 100 }).map(iso));
const anyLead = fc.record<QueueFacts>({
  id: fc.integer({ min: 1, max: 1_000_000 }),
  callRequestedAt: minutes,
  clockStartedAt: minutes,
  dueAt: minutes,
  owner: fc.constantFrom(null, ME, "grace@example.com"),
  nextAction: fc.constantFrom(null, "Send the offer"),
  nextActionAt: minutes,
  lastOutcome: fc.constantFrom(null, ...CALL_OUTCOMES),
  lastCallAt: minutes,
  leadStatus: fc.constantFrom(...LEAD_STATUSES),
  gaveWayTo: fc.constantFrom(null, 7),
  callStatus: fc.constantFrom(null, ...BOOKING_STATES),
  callStartsAt: minutes,
  answerDueAt: minutes,
});
const anyLeads = fc.uniqueArray(anyLead, { selector: ({ id }) => id, maxLength: 120 });

describe("the queue of calls", () => {
  it.each(PLACES)("has a place for %s", (_what, lead, part) => {
    expect(queuePart({ ...IDLE, ...lead }, NOW, ME)).toBe(part);
  });

  it("has each lead in its own part and no other, cut at what is shown", () => {
    fc.assert(
      fc.property(anyLeads, (leads) => {
        const queue = callQueue(leads, NOW, ME);
        for (const part of QUEUE_PARTS) {
          const all = leads.filter((lead) => queuePart(lead, NOW, ME) === part);
          expect(queue[part]).toHaveLength(Math.min(all.length, QUEUE_PART_MAX));
          expect(all).toEqual(expect.arrayContaining(queue[part]));
        }
      }),
    );
  });

  it("is the same in whatever order the leads come", () => {
    const twice = anyLeads.chain((leads) =>
      fc.tuple(fc.constant(leads), fc.shuffledSubarray(leads, { minLength: leads.length })),
    );
    fc.assert(
      fc.property(twice, ([leads, shuffled]) => {
        expect(callQueue(shuffled, NOW, ME)).toEqual(callQueue(leads, NOW, ME));
      }),
    );
  });

  it("begins each part with what comes first", () => {
    const leads = [3, 1, 2].map((id) => ({ ...IDLE, id, ...running, dueAt: iso(-10 * id) }));
    expect(callQueue(leads, NOW, ME).overdue.map(({ id }) => id)).toEqual([3, 2, 1]);
    const who = [3, 1, 2].map((id) => ({ ...IDLE, id, ...running, callRequestedAt: iso(id), dueAt: iso(5) }));
    expect(callQueue(who, NOW, ME).asked.map(({ id }) => id)).toEqual([1, 2, 3]);
    const written = [3, 1, 2].map((id) => ({ ...IDLE, id, answerDueAt: iso(-10 * id) }));
    expect(callQueue(written, NOW, ME).answers.map(({ id }) => id)).toEqual([3, 2, 1]);
    const mine = [3, 1, 2].map((id) => ({ ...IDLE, id, owner: ME, nextActionAt: iso(7) }));
    expect(callQueue(mine, NOW, ME).mine.map(({ id }) => id)).toEqual([1, 2, 3]);
    const left = [3, 1, 2].map((id) => ({ ...IDLE, id, ...reached, lastCallAt: iso(-10 * id) }));
    expect(callQueue(left, NOW, ME).noStep.map(({ id }) => id)).toEqual([3, 2, 1]);
  });
});
