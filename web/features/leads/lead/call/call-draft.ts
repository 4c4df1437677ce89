import { CALL_AGAIN, callAgainAt, suggestedAgain, type CallAgain } from "#domain/calls/hours/call-again";
import { ABOUT_OUTCOME, CALL_OUTCOMES, missedAfter, type CallOutcome } from "#domain/calls/call-outcomes";
import type { CallingHours } from "#domain/calls/hours/calling-hours";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { DEAL_VALUE_MESSAGE, dealValueFromText } from "#domain/leads/deal-value";
import { LOST_REASONS } from "#domain/leads/lost-reason";
import { LEAD_STATUSES, type LeadStatus } from "#domain/leads/pipeline";
import type { FieldErrors } from "../../../kit/edit/field-errors.ts";
import type { MadeCall, NewPhone } from "../../../calls/acts/calls-api.ts";
import type { Move } from "../../basics/lead-writes.ts";
import { askedOfMove } from "../../moves/move-question.ts";

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
  /** The status that the lead is to have; '' leaves it as it is. */
  status: "",
  lostReason: "",
  lostNote: "",
  dealValue: "",
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
  const asked = askedInForm(draft, lead);
  if (asked === "value" && dealValueFromText(draft.dealValue) === undefined)
    return { dealValue: DEAL_VALUE_MESSAGE };
  if (asked === "reason" && lostReasonOf(draft) === null)
    return { lostReason: "Please choose why it was lost" };
  if (asked === "reason" && draft.lostReason === "other" && draft.lostNote.trim() === "")
    return { lostNote: "Please describe it in a few words" };
  return {};
}

/** The status that is chosen for a lead, and not its own. A missed call offers 'Lost: not reached' alone. */
export function chosenStatus(
  draft: CallDraft,
  { leadStatus }: Pick<AssessmentView, "leadStatus">,
): LeadStatus | null {
  const outcome = outcomeOf(draft);
  if (outcome === null || ABOUT_OUTCOME[outcome].isMissed) return null;
  return LEAD_STATUSES.find((known) => known === draft.status && known !== leadStatus) ?? null;
}

/** What the form asks before it is saved: the next lead may be on the screen by the time that the move is stored. */
export function askedInForm(draft: CallDraft, lead: AssessmentView): ReturnType<typeof askedOfMove> {
  const to = chosenStatus(draft, lead);
  return to && askedOfMove(to, lead);
}

function lostReasonOf({ lostReason }: CallDraft) {
  return LOST_REASONS.find((known) => known === lostReason) ?? null;
}

/** What the call makes of the lead, with what that asks for; null if the lead stays where it is. */
export function moveOf(draft: CallDraft, lead: AssessmentView, outcome: CallOutcome): Move | null {
  if (isGivenUp(draft, lead, outcome)) return { leadStatus: "Lost", lostReason: "not_reached" };
  const leadStatus = chosenStatus(draft, lead);
  if (leadStatus === null) return null;
  const asked = askedInForm(draft, lead);
  const dealValue = asked === "value" ? dealValueFromText(draft.dealValue) : undefined;
  const lostNote = draft.lostNote.trim();
  return {
    leadStatus,
    ...(dealValue !== undefined && dealValue !== lead.dealValue && { dealValue }),
    ...(asked === "reason" && { lostReason: lostReasonOf(draft) }),
    ...(asked === "reason" && draft.lostReason === "other" && { lostNote }),
  };
}

/** Whether nobody is to call a lead again that was missed too often. */
export function isGivenUp(draft: CallDraft, lead: AssessmentView, outcome: CallOutcome): boolean {
  return ABOUT_OUTCOME[outcome].isMissed && againOf(draft, lead, outcome) === "lost";
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
