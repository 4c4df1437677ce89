import { ABOUT_OUTCOME, type CallOutcome } from "#domain/calls/call-outcomes";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { timeText } from "../../time/times.ts";

/** What is said once a call is stored: when the lead is next called as the server has it, not as it was suggested. */
export function recordedWords(
  outcome: CallOutcome,
  { nextActionAt }: Pick<AssessmentView, "nextActionAt">,
): string {
  const next = nextActionAt === null ? "" : `. Next: ${timeText(nextActionAt)}`;
  return `Recorded: ${ABOUT_OUTCOME[outcome].name}${next}`;
}
