import type { CallOutcome } from "./call-outcomes.ts";

/** A call as staff see it. Times are ISO text. */
export type CallView = {
  callId: string;
  calledBy: string;
  at: string;
  outcome: CallOutcome;
  note: string | null;
  nextAction: string | null;
  nextActionAt: string | null;
};
