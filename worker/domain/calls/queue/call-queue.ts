import { isHeldAsked } from "../../booking/booking-status.ts";
import type { AssessmentView } from "../../leads/assessment-view.ts";
import { hasNoNextStep } from "./no-next-step.ts";

/** The parts of the queue, in the order in which they are called (contract 14). */
export const QUEUE_PARTS = [
  "asked",
  "answers",
  "overdue",
  "due",
  "past",
  "waiting",
  "mine",
  "noStep",
] as const;
export type QueuePart = (typeof QUEUE_PARTS)[number];

/** The most leads that one part shows: nobody calls more before the queue is read again. */
export const QUEUE_PART_MAX = 25;

/** What decides a lead's place. Times are ISO text. */
export type QueueFacts = Pick<
  AssessmentView,
  | "id"
  | "callRequestedAt"
  | "clockStartedAt"
  | "dueAt"
  | "owner"
  | "nextAction"
  | "nextActionAt"
  | "lastOutcome"
  | "lastCallAt"
  | "leadStatus"
  | "gaveWayTo"
  | "callStatus"
  | "callStartsAt"
  | "answerDueAt"
>;

/** Answer of `GET /api/desk/queue`. `opensAt` is the desk's next opening; null while it is open. */
export type CallQueue = Record<QueuePart, AssessmentView[]> & { now: string; opensAt: string | null };

/**
 * The one part that a lead is in; null if there is nothing to do, or if a newer assessment of the person is in the
 * queue instead. A lead that requested a call is in `asked`, unless it was missed and its next call is still ahead.
 * `past` holds booked calls for which staff should say if they were held, `mine` the next actions other than calls for
 * one's own leads, and `noStep` those of one's own leads, and of leads without an owner, that were reached and have
 * nothing ahead. Whose mail waits for an answer is in `answers`, but who also requested a call is in `asked`. `me` is
 * an address in lower case.
 */
export function queuePart(lead: QueueFacts, now: number, me: string): QueuePart | null {
  const part = partWithoutMail(lead, now, me);
  return lead.answerDueAt !== null && part !== "asked" ? "answers" : part;
}

function partWithoutMail(lead: QueueFacts, now: number, me: string): QueuePart | null {
  if (isHeldAsked(lead, now)) return "past";
  const { callRequestedAt, clockStartedAt, dueAt, owner, nextActionAt, gaveWayTo } = lead;
  if (gaveWayTo !== null) return null;
  if (dueAt === null) {
    if (owner === me && nextActionAt !== null) return "mine";
    return (owner === me || owner === null) && hasNoNextStep(lead) ? "noStep" : null;
  }
  const isDue = Date.parse(dueAt) <= now;
  if (clockStartedAt === null && !isDue) return "waiting";
  if (callRequestedAt !== null) return "asked";
  return isDue ? "overdue" : "due";
}

/** The parts of the queue among these leads, each in order and cut to what is shown. */
export function callQueue<Lead extends QueueFacts>(
  leads: readonly Lead[],
  now: number,
  me: string,
): Record<QueuePart, Lead[]> {
  const part = (name: QueuePart) =>
    leads
      .filter((lead) => queuePart(lead, now, me) === name)
      .toSorted((a, b) => orderIn(name, a) - orderIn(name, b) || a.id - b.id)
      .slice(0, QUEUE_PART_MAX);
  return {
    asked: part("asked"),
    answers: part("answers"),
    overdue: part("overdue"),
    due: part("due"),
    past: part("past"),
    waiting: part("waiting"),
    mine: part("mine"),
    noStep: part("noStep"),
  };
}

/** The earliest comes first: the request, when to answer, the next action, the last call, or when the next one is due. */
function orderIn(
  part: QueuePart,
  { callRequestedAt, answerDueAt, callStartsAt, nextActionAt, lastCallAt, dueAt }: QueueFacts,
): number {
  if (part === "past") return Date.parse(callStartsAt ?? "");
  if (part === "noStep") return Date.parse(lastCallAt ?? "");
  if (part === "answers") return Date.parse(answerDueAt ?? "");
  if (part === "asked") return Date.parse(callRequestedAt ?? "");
  return Date.parse((part === "mine" ? nextActionAt : dueAt) ?? "");
}
