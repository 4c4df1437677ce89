import { CALL_AGAIN, callAgainAt, suggestedAgain, type CallAgain } from "#domain/calling-hours/call-again";
import { ABOUT_OUTCOME, CALL_OUTCOMES, missedAfter, type CallOutcome } from "#domain/calls/call-outcomes";
import type { CallingHours } from "#domain/calling-hours/calling-hours";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { FieldErrors } from "../../edit/field-errors.ts";
import type { MadeCall, NewPhone } from "../../calls/calls-api.ts";

/** A call as it is typed, each field as text; '' is nothing yet. */
export const EMPTY_CALL = {
  /** Made with the draft, so that sending it again is the same call. */
  callId: "",
  /** The newest call that was known when the lead came up. */
  afterCall: "",
  outcome: "",
  note: "",
  /** When to call again: a suggestion, 'other', or 'lost'. */
  again: "",
  /** A time of one's own, as its field gives it. */
  at: "",
  step: "",
  phone: "",
  agreed: "",
} as const;
export type CallDraft = { [Field in keyof typeof EMPTY_CALL]: string };

export const AGREED = { call: "On this or another call", mail: "By email", person: "In person" } as const;

/** When to call again, of what may be chosen. */
export type Again = CallAgain | "other" | "lost";

export function outcomeOf({ outcome }: CallDraft): CallOutcome | null {
  return CALL_OUTCOMES.find((known) => known === outcome) ?? null;
}

/** The choice made, else what is suggested after so many missed calls. */
export function againOf({ again }: CallDraft, lead: AssessmentView, outcome: CallOutcome): Again {
  const chosen = [...CALL_AGAIN, "other" as const, "lost" as const].find((known) => known === again);
  return chosen ?? suggestedAgain(missedAfter(lead.missedCalls, outcome));
}

type When = { now: number; hours: CallingHours };

/** When the lead is called again, or the next step is due (ms); null if there is no time. */
export function nextTime(
  draft: CallDraft,
  lead: AssessmentView,
  outcome: CallOutcome,
  { now, hours }: When,
): number | null {
  const own = draft.at === "" ? Number.NaN : new Date(draft.at).getTime();
  const chosen = ABOUT_OUTCOME[outcome].isMissed ? againOf(draft, lead, outcome) : "other";
  if (chosen === "lost") return null;
  if (chosen === "other") return Number.isNaN(own) ? null : own;
  return callAgainAt(chosen, now, hours, lead.timeZone);
}

/** What keeps a draft from being saved, by field. */
export function draftFaults(draft: CallDraft, lead: AssessmentView): FieldErrors {
  const outcome = outcomeOf(draft);
  if (outcome === null) return {};
  const isMissed = ABOUT_OUTCOME[outcome].isMissed;
  if (isMissed && againOf(draft, lead, outcome) === "other" && draft.at === "")
    return { at: "Please enter when to call again" };
  if (outcome === "wrong_number" && draft.phone.trim() !== "" && draft.agreed === "")
    return { agreed: "Please say how they agreed to be called" };
  return {};
}

/** The call as it is sent. */
export function madeCall(
  draft: CallDraft,
  outcome: CallOutcome,
  at: number | null,
  afterCall: string,
): MadeCall {
  const note = draft.note.trim();
  const step = ABOUT_OUTCOME[outcome].isMissed ? "" : draft.step.trim();
  return {
    callId: draft.callId,
    afterCall: afterCall === "" ? null : afterCall,
    outcome,
    ...(note !== "" && { note }),
    ...(step !== "" && { nextAction: step }),
    ...(at !== null && { nextActionAt: new Date(at).toISOString() }),
  };
}

/** The number that they gave instead of a wrong one; null if none. */
export function newPhone({ phone, agreed }: Pick<CallDraft, "phone" | "agreed">): NewPhone | null {
  const way = (["call", "mail", "person"] as const).find((known) => known === agreed);
  return phone.trim() === "" || !way ? null : { phone: phone.trim(), agreed: way };
}
