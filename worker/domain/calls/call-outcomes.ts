/** What may come of a call, in the order of its keys 1 to 6 (contract 14). */
export const CALL_OUTCOMES = [
  "reached",
  "no_answer",
  "voicemail",
  "wrong_number",
  "not_interested",
  "do_not_call",
] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];
