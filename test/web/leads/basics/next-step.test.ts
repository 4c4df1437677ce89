import type { AssessmentView } from "#domain/leads/assessment-view";
import { expect, test } from "vitest";
import { nextStepOf, type NextStep } from "../../../../web/features/leads/basics/next-step.ts";
import { sampleView } from "../live/sample-view.ts";

const NOW = Date.parse("2026-03-02T12:00:00.000Z");
const SOON = "2026-03-02T13:00:00.000Z";
const LATER = "2026-03-03T13:00:00.000Z";
const PHONE = "+14035550123";

test.each<[what: string, lead: Partial<AssessmentView>, step: NextStep | null]>([
  ["a lead without a number", {}, { kind: "state", words: "No number" }],
  ["an anonymous one", { email: null }, null],
  ["a first call", { phone: PHONE, dueAt: SOON }, { kind: "due", words: "First call", at: Date.parse(SOON) }],
  [
    "a call that was asked for",
    { phone: PHONE, dueAt: SOON, callRequestedAt: SOON, clockStartedAt: SOON },
    { kind: "due", words: "Asked for a call", at: Date.parse(SOON) },
  ],
  [
    "a call after a missed one",
    { phone: PHONE, dueAt: SOON, lastOutcome: "voicemail" },
    { kind: "due", words: "Call again", at: Date.parse(SOON) },
  ],
  [
    "an email that waits, before a first call",
    { phone: PHONE, dueAt: SOON, answerDueAt: LATER },
    { kind: "due", words: "Answer", at: Date.parse(LATER) },
  ],
  [
    "an email that waits, after a call that was asked for",
    { phone: PHONE, dueAt: LATER, callRequestedAt: SOON, clockStartedAt: SOON, answerDueAt: SOON },
    { kind: "due", words: "Asked for a call", at: Date.parse(LATER) },
  ],
  [
    "a plan before the call",
    { phone: PHONE, dueAt: LATER, nextAction: "Send proposal", nextActionAt: SOON },
    { kind: "due", words: "Send proposal", at: Date.parse(SOON) },
  ],
  [
    "a call before the plan",
    { phone: PHONE, dueAt: SOON, lastOutcome: "no_answer", nextAction: "Send proposal", nextActionAt: LATER },
    { kind: "due", words: "Call again", at: Date.parse(SOON) },
  ],
  [
    "a call again at a time",
    { phone: PHONE, dueAt: SOON, lastOutcome: "no_answer", nextActionAt: SOON },
    { kind: "due", words: "Call again", at: Date.parse(SOON) },
  ],
  [
    "a time alone",
    { phone: PHONE, nextActionAt: SOON },
    { kind: "due", words: "Follow up", at: Date.parse(SOON) },
  ],
  [
    "a plan without a time",
    { phone: PHONE, nextAction: "Check budget" },
    { kind: "due", words: "Check budget", at: null },
  ],
  [
    "a booked call before all else",
    { phone: PHONE, dueAt: SOON, callStatus: "booked", callStartsAt: LATER },
    { kind: "booked", words: "Strategy call", at: Date.parse(LATER) },
  ],
  [
    "a call whose provider gives no time",
    { callStatus: "booked" },
    { kind: "booked", words: "Strategy call", at: null },
  ],
  [
    "a call that only the lead's page knows of",
    { callReportedAt: "2026-03-02T11:00:00.000Z" },
    { kind: "booked", words: "Says it is booked", at: null },
  ],
  [
    "a call that was to be",
    { callStatus: "moved", callStartsAt: "2026-03-02T11:00:00.000Z" },
    { kind: "held" },
  ],
  ["a missed call", { callStatus: "no_show" }, { kind: "state", words: "Call missed" }],
  ["a canceled one", { phone: PHONE, callStatus: "cancelled" }, null],
  ["a Won lead", { leadStatus: "Won" }, null],
  ["a Lost one", { leadStatus: "Lost", lostReason: "price" }, { kind: "state", words: "Price" }],
  ["a Lost one without a reason", { leadStatus: "Lost" }, null],
])("%s", (_what, lead, step) => expect(nextStepOf(sampleView(7, lead), NOW)).toEqual(step));
