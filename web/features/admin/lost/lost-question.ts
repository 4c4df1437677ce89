import type { LostReason } from "#domain/leads/lost-reason";
import { useSyncExternalStore } from "react";

/** Why a lead was lost, as it is sent. */
export type Lost = { lostReason: LostReason | null; lostNote: string | null };

/** The question that follows a move to Lost. The move has already happened. */
export type LostQuestion = {
  lead: { id: number; name: string | null; email: string | null };
  /** How many were lost along with it. */
  others?: number;
  onAnswer: (lost: Lost) => void;
  onTakeBack: () => void;
  /** Gives the focus back after an answer, or without one. */
  onEnd: () => void;
};

let asked: LostQuestion | null = null;
const listeners = new Set<() => void>();

function change(next: LostQuestion | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks why a lead was lost, in place of what was asked before. */
export function askWhyLost(question: LostQuestion): void {
  change(question);
}

/** Ends the question about a lead, if that is what is asked. */
export function endLostQuestion(lead: number): void {
  if (asked?.lead.id === lead) change(null);
}

/** What is asked now; at most one thing. */
export function useLostQuestion(): LostQuestion | null {
  return useSyncExternalStore(subscribe, () => asked);
}
