import { isCallExpected } from "#domain/booking/reported-booking";
import { isClosedStatus, type ClosedStatus, type LeadStatus } from "#domain/leads/pipeline";
import type { PipelineCard } from "#domain/leads/pipeline-board";
import { useSyncExternalStore } from "react";
import type { Answer } from "./answer.ts";

export type MovedLead = Pick<
  PipelineCard,
  | "id"
  | "name"
  | "email"
  | "dealValue"
  | "lostReason"
  | "callStatus"
  | "callStartsAt"
  | "callReportedAt"
  | "bookedCall"
>;

/** What follows a move of leads to Won or Lost. The move has already happened. */
export type MoveQuestion = {
  to: Answer["leadStatus"];
  leads: readonly [MovedLead, ...MovedLead[]];
  onAnswer: (answer: Answer) => void;
  onTakeBack: () => void;
  /** Gives the focus back after an answer, or without one. */
  onEnd: () => void;
  /** The question, which had the move's only 'Undo', has ended without a last answer that would offer it. */
  onKept: () => void;
};

let asked: MoveQuestion | null = null;
const listeners = new Set<() => void>();

function change(next: MoveQuestion | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * What a move of a lead asks for: what a won deal is worth, or why the lead was lost. Of several that were won at once,
 * those that have a value keep it.
 */
export function askedOfMove(
  to: LeadStatus,
  { dealValue, lostReason }: Pick<MovedLead, "dealValue" | "lostReason">,
  isAlone = true,
): "value" | "reason" | null {
  if (to === "Won") return isAlone || dealValue === null ? "value" : null;
  return to === "Lost" && lostReason === null ? "reason" : null;
}

/**
 * Asks, in place of what was asked before, what a move asks for, and what should happen to the calls of leads that were
 * lost. Returns whether there is anything to ask.
 */
export function askAfterMove<L extends MovedLead>(
  leads: readonly L[],
  to: LeadStatus,
  handlers: (leads: readonly L[]) => Pick<MoveQuestion, "onAnswer" | "onTakeBack" | "onEnd" | "onKept">,
): boolean {
  if (!isClosedStatus(to)) return false;
  const about = leads.filter(
    (lead) => askedOfMove(to, lead, leads.length === 1) !== null || isCallLeft(to, lead),
  );
  const [first, ...others] = about;
  if (!first) return false;
  change({ to, leads: [first, ...others], ...handlers(about) });
  return true;
}

/** Where the reason came with the move, a call is still asked about. */
function isCallLeft(to: ClosedStatus, lead: MovedLead): boolean {
  return to === "Lost" && isCallExpected(lead, Date.now());
}

/** Ends the question about a lead, if that is what is asked. */
export function endMoveQuestion(lead: number): void {
  if (isAskedAbout(lead)) change(null);
}

/** Whether something is asked now. Its field may still have to come: what is typed meanwhile is not for the screen below. */
export function isMoveAsked(): boolean {
  return asked !== null;
}

/** Whether what is asked is about a lead: then the question offers to undo its move, and a toast does not. */
export function isAskedAbout(lead: number): boolean {
  return asked?.leads.some(({ id }) => id === lead) ?? false;
}

/** What is asked now; at most one thing. */
export function useMoveQuestion(): MoveQuestion | null {
  return useSyncExternalStore(subscribe, () => asked);
}
