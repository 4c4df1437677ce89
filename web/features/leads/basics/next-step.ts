import { isLead } from "#domain/leads/is-lead";
import { isBookingAhead, isHeldAsked } from "#domain/booking/booking-status";
import { isSaidBooked, SAID_BOOKED } from "#domain/booking/reported-booking";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { lostWords } from "#domain/leads/lost-reason";
import { isOpenStatus } from "#domain/leads/pipeline";
import type { PipelineCard } from "#domain/leads/pipeline-board";
import { BOOKING_WORDS } from "./booking-words.ts";

export type NextStepFacts = Pick<
  PipelineCard,
  | "leadStatus"
  | "lostReason"
  | "lostNote"
  | "email"
  | "assessmentType"
  | "phone"
  | "callStatus"
  | "callStartsAt"
  | "bookedCall"
  | "callReportedAt"
  | "callRequestedAt"
  | "clockStartedAt"
  | "dueAt"
  | "lastOutcome"
  | "nextAction"
  | "nextActionAt"
> &
  // A card of the board does not have it.
  Partial<Pick<AssessmentView, "answerDueAt">>;

/**
 * What is to be done with a lead next, in a word or two: a `booked` call, whose time is an appointment; a `due` call or
 * plan, which is late once its time has passed; or a `state` in which nothing is due. `at` is in milliseconds. `held` asks
 * what became of a booked call.
 */
export type NextStep =
  | { kind: "held" }
  | { kind: "booked" | "due"; words: string; at: number | null }
  | { kind: "state"; words: string };

/** Null where nothing is to be done or said. `now` is in milliseconds. */
export function nextStepOf(lead: NextStepFacts, now: number): NextStep | null {
  if (isHeldAsked(lead, now)) return { kind: "held" };
  if (isBookingAhead(lead, now))
    return { kind: "booked", words: bookedWords(lead), at: timeOf(lead.callStartsAt) };
  if (isSaidBooked(lead, now)) return { kind: "booked", words: SAID_BOOKED, at: null };
  return answerStep(lead) ?? dueStep(lead) ?? stateOf(lead);
}

/** An email that waits comes before every call but one that was asked for, as in Next calls. */
function answerStep(lead: NextStepFacts): NextStep | null {
  const at = timeOf(lead.answerDueAt ?? null);
  return at === null || isAskedFor(lead) ? null : { kind: "due", words: "Answer", at };
}

/** A row has room for two words before the time. */
function bookedWords({ bookedCall }: NextStepFacts): string {
  const attendsAt = bookedCall?.attendsAt ?? null;
  return attendsAt === null ? "Strategy call" : "Call confirmed";
}

/** The call or the plan, whichever comes first. A time without words is that of the next call, if one is due. */
function dueStep(lead: NextStepFacts): NextStep | null {
  const { nextAction } = lead;
  const [callAt, planAt] = [timeOf(lead.dueAt), timeOf(lead.nextActionAt)];
  const isCall = callAt !== null && (planAt === null || nextAction === null || callAt < planAt);
  if (isCall) return { kind: "due", words: callWords(lead), at: Math.min(callAt, planAt ?? callAt) };
  if (planAt !== null) return { kind: "due", words: nextAction ?? "Follow up", at: planAt };
  return nextAction === null ? null : { kind: "due", words: nextAction, at: null };
}

function callWords(lead: NextStepFacts): string {
  if (lead.lastOutcome !== null) return "Call again";
  return isAskedFor(lead) ? "Asked for a call" : "First call";
}

function isAskedFor({ lastOutcome, callRequestedAt, clockStartedAt }: NextStepFacts): boolean {
  return lastOutcome === null && callRequestedAt !== null && clockStartedAt !== null;
}

function stateOf(lead: NextStepFacts): NextStep | null {
  const { leadStatus, lostReason, lostNote, phone, callStatus } = lead;
  if (leadStatus === "Lost") {
    const isGiven = lostReason !== null || lostNote !== null;
    return isGiven ? { kind: "state", words: lostWords(lostReason, lostNote) } : null;
  }
  if (callStatus !== null && callStatus !== "cancelled") {
    return { kind: "state", words: BOOKING_WORDS[callStatus] };
  }
  const isUnreachable = isOpenStatus(leadStatus) && isLead(lead) && phone === null;
  return isUnreachable ? { kind: "state", words: "No number" } : null;
}

function timeOf(iso: string | null): number | null {
  return iso === null ? null : Date.parse(iso);
}
