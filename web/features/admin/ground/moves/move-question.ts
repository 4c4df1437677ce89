import { isCallExpected } from "#domain/booking/reported-booking";
import { isClosedStatus, type LeadStatus } from "#domain/leads/pipeline";
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
 * Asks, in place of what was asked before, for the value of what was won, or why leads were lost and what should happen to
 * their calls. Of several that were won, those that have a value keep it. Returns whether there is anything to ask.
 */
export function askAfterMove<L extends MovedLead>(
  leads: readonly L[],
  to: LeadStatus,
  handlers: (leads: readonly L[]) => Pick<MoveQuestion, "onAnswer" | "onTakeBack" | "onEnd">,
): boolean {
  if (!isClosedStatus(to)) return false;
  const isWonAsked = (lead: L) => leads.length === 1 || lead.dealValue === null;
  const about = leads.filter((lead) => (to === "Won" ? isWonAsked(lead) : isLostAsked(lead)));
  const [first, ...others] = about;
  if (!first) return false;
  change({ to, leads: [first, ...others], ...handlers(about) });
  return true;
}

/** Where the reason comes with the move, only a call is still asked about. */
function isLostAsked(lead: MovedLead): boolean {
  return lead.lostReason === null || isCallExpected(lead, Date.now());
}

/** Ends the question about a lead, if that is what is asked. */
export function endMoveQuestion(lead: number): void {
  if (asked?.leads.some(({ id }) => id === lead)) change(null);
}

/** Whether something is asked now. Its field may still have to come: what is typed meanwhile is not for the screen below. */
export function isMoveAsked(): boolean {
  return asked !== null;
}

/** What is asked now; at most one thing. */
export function useMoveQuestion(): MoveQuestion | null {
  return useSyncExternalStore(subscribe, () => asked);
}
