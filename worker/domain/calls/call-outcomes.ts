/** The possible outcomes of a call, in the order of their keys 1 to 6 (contract 14). */
export const CALL_OUTCOMES = [
  "reached",
  "no_answer",
  "voicemail",
  "wrong_number",
  "not_interested",
  "do_not_call",
] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

type AboutOutcome = {
  /** For people. */
  name: string;
  /** Whether the call missed the lead, so that another one is due; otherwise none is. */
  isMissed: boolean;
  /** Whether this counts as the first conversation in the figures. */
  isReached: boolean;
  /** Whether the number is never called again, by anybody. */
  suppresses: boolean;
};

/** Every outcome stops the clock. Whatever staff do next other than call is the next action. */
export const ABOUT_OUTCOME: Record<CallOutcome, AboutOutcome> = {
  reached: { name: "Reached", isMissed: false, isReached: true, suppresses: false },
  no_answer: { name: "No answer", isMissed: true, isReached: false, suppresses: false },
  voicemail: { name: "Left a voicemail", isMissed: true, isReached: false, suppresses: false },
  wrong_number: { name: "Wrong number", isMissed: false, isReached: false, suppresses: false },
  not_interested: { name: "Not interested", isMissed: false, isReached: true, suppresses: false },
  do_not_call: { name: "Asked not to be called", isMissed: false, isReached: true, suppresses: true },
};

/** After this many missed calls in a row, staff are offered to give the lead up. */
const CALLS_MISSED_MOST = 4;

/** Calls missed in a row after one more call with this outcome. */
export function missedAfter(missedCalls: number, outcome: CallOutcome): number {
  return ABOUT_OUTCOME[outcome].isMissed ? missedCalls + 1 : 0;
}

/** Whether 'Lost: not reached' is offered. */
export function mayGiveUp(missedCalls: number): boolean {
  return missedCalls >= CALLS_MISSED_MOST;
}
