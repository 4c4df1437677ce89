import type { CallOutcome } from "#domain/calls/call-outcomes";
import { INITIAL_WEEK } from "#domain/calls/hours/calling-week";
import { describe, expect, test } from "vitest";
import {
  againOf,
  askedInForm,
  draftFaults,
  EMPTY_CALL,
  madeCall,
  moveOf,
  newPhone,
  nextTime,
  outcomeOf,
  type CallDraft,
} from "../../../../web/features/leads/lead/call/call-draft.ts";
import { sampleView } from "../../leads/live/sample-view.ts";

/** A Monday at noon in Edmonton. */
const NOON = Date.parse("2026-03-02T19:00:00.000Z");
const WHEN = { now: NOON, hours: { timeZone: "America/Edmonton", week: INITIAL_WEEK, holidays: [] } };
const LEAD = sampleView(1);
const draft = (changes: Partial<CallDraft>): CallDraft => ({ ...EMPTY_CALL, callId: "id", ...changes });
const timeOf = (outcome: CallOutcome, changes: Partial<CallDraft> = {}, missedCalls = 0) => {
  const time = nextTime(draft({ outcome, ...changes }), { ...LEAD, missedCalls }, outcome, WHEN);
  return time === null ? null : new Date(time).toISOString();
};

describe("the next time", () => {
  test("of a missed call is suggested by how often that was", () => {
    expect(
      [0, 1, 2, 7].map((missedCalls) => againOf(draft({}), { ...LEAD, missedCalls }, "no_answer")),
    ).toEqual(["in 2 hours", "next morning", "in 3 days", "in 3 days"]);
    expect(timeOf("voicemail")).toBe("2026-03-02T21:00:00.000Z");
    expect(timeOf("voicemail", {}, 1)).toBe("2026-03-03T16:00:00.000Z");
  });

  test("is the one that was chosen", () => {
    expect(timeOf("no_answer", { again: "next morning" })).toBe("2026-03-03T16:00:00.000Z");
    expect(timeOf("no_answer", { again: "other", at: "2026-03-05T10:00" })).toBe(
      new Date("2026-03-05T10:00").toISOString(),
    );
    expect(timeOf("no_answer", { again: "lost" }, 3)).toBeNull();
  });

  test("of other outcomes is one's own, if any", () => {
    expect(timeOf("reached")).toBeNull();
    expect(timeOf("reached", { again: "next morning" })).toBeNull();
    expect(timeOf("reached", { at: "2026-03-05T10:00" })).toBe(new Date("2026-03-05T10:00").toISOString());
  });
});

test.each<[Partial<CallDraft>, string[]]>([
  [{}, []],
  [{ outcome: "no_answer" }, []],
  [{ outcome: "no_answer", again: "other" }, ["at"]],
  [{ outcome: "reached", again: "other" }, []],
  [{ outcome: "wrong_number" }, []],
  [{ outcome: "wrong_number", phone: "+17805550134" }, ["agreed"]],
  [{ outcome: "wrong_number", phone: "+17805550134", agreed: "mail" }, []],
  [{ outcome: "reached", status: "SQL" }, []],
  [{ outcome: "reached", status: "Won" }, []],
  [{ outcome: "reached", status: "Won", dealValue: "1.500" }, ["dealValue"]],
  [{ outcome: "reached", status: "SQL", dealValue: "1.500" }, []],
  [{ outcome: "reached", status: "Lost" }, ["lostReason"]],
  [{ outcome: "reached", status: "Lost", lostReason: "constructor" }, ["lostReason"]],
  [{ outcome: "reached", status: "Lost", lostReason: "price" }, []],
  [{ outcome: "reached", status: "Lost", lostReason: "other", lostNote: " " }, ["lostNote"]],
  [{ outcome: "reached", status: "Lost", lostReason: "other", lostNote: "Sold" }, []],
  [{ outcome: "voicemail", status: "Lost" }, []],
])("%o lacks %o", (changes, fields) =>
  expect(Object.keys(draftFaults(draft(changes), LEAD))).toEqual(fields),
);

test("what is sent has what was typed, and nothing empty", () => {
  expect(madeCall(draft({ note: "  ", step: " " }), "reached", null, "")).toEqual({
    callId: "id",
    afterCall: null,
    outcome: "reached",
  });
  const typed = draft({ note: " Later ", step: "Send the proposal" });
  expect(madeCall(typed, "reached", NOON, "before")).toEqual({
    callId: "id",
    afterCall: "before",
    outcome: "reached",
    note: "Later",
    nextAction: "Send the proposal",
    nextActionAt: "2026-03-02T19:00:00.000Z",
  });
  // Whoever was missed is called again: there is no other step.
  expect(madeCall(typed, "no_answer", NOON, "before")).not.toHaveProperty("nextAction");
});

test("another number needs how they agreed", () => {
  expect(newPhone(draft({ phone: " +17805550134 ", agreed: "mail" }))).toEqual({
    phone: "+17805550134",
    agreed: "mail",
  });
  expect(newPhone(draft({ phone: "+17805550134" }))).toBeNull();
  expect(newPhone(draft({ agreed: "mail" }))).toBeNull();
});

test.each<[string, Partial<CallDraft>, ReturnType<typeof moveOf>]>([
  ["stays where none is chosen", {}, null],
  ["goes to the status chosen", { status: "SQL" }, { leadStatus: "SQL" }],
  ["stays where it is already", { status: "MQL" }, null],
  ["stays where the status is none", { status: "constructor" }, null],
  ["is won without a value yet", { status: "Won" }, { leadStatus: "Won" }],
  ["is won for a value", { status: "Won", dealValue: "1,500" }, { leadStatus: "Won", dealValue: 1500 }],
  [
    "is lost for a reason",
    { status: "Lost", lostReason: "price", lostNote: "Sold" },
    { leadStatus: "Lost", lostReason: "price" },
  ],
  [
    "is lost for another reason, with its note",
    { status: "Lost", lostReason: "other", lostNote: " Sold " },
    { leadStatus: "Lost", lostReason: "other", lostNote: "Sold" },
  ],
  [
    "takes nothing along that its status does not ask for",
    { status: "Hold", dealValue: "9" },
    { leadStatus: "Hold" },
  ],
  ["stays where the call missed it", { outcome: "voicemail", status: "Lost", lostReason: "price" }, null],
  [
    "is given up where it was missed too often",
    { outcome: "voicemail", again: "lost" },
    { leadStatus: "Lost", lostReason: "not_reached" },
  ],
])("the lead of a call %s", (_what, changes, move) => {
  const made = draft({ outcome: "reached", ...changes });
  expect(moveOf(made, { ...LEAD, leadStatus: "MQL" }, outcomeOf(made) ?? "reached")).toEqual(move);
});

test("an estimate that stands is asked about, kept as it is, changed or taken away", () => {
  const lead = { ...LEAD, dealValue: 900 };
  const won = (dealValue: string) => draft({ outcome: "reached", status: "Won", dealValue });
  expect(askedInForm(won("900"), lead)).toBe("value");
  expect(moveOf(won("900"), lead, "reached")).toEqual({ leadStatus: "Won" });
  expect(moveOf(won("$1,200"), lead, "reached")).toEqual({ leadStatus: "Won", dealValue: 1200 });
  expect(moveOf(won(""), lead, "reached")).toEqual({ leadStatus: "Won", dealValue: null });
});
