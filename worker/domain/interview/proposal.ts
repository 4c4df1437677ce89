import { isChoiceQuestion } from "../answers/questions.ts";
import { PROPOSAL, PROPOSAL_REPLIES } from "../chat/quick-replies.ts";
import { clipped } from "../text.ts";
import { briefOf } from "./answer-words.ts";
import type { Finding } from "./finding.ts";
import type { InterviewField } from "./interview-fields.ts";
import { interviewOptions, optionList } from "./interview-questions.ts";
import { plainWords, withoutPoliteness } from "./plain-words.ts";

const READ_BACK_MAX = 200;

const YES = "Yes";
const NO = "No";
const AGREED = new Set([
  "yes",
  "y",
  "yep",
  "yeah",
  "yup",
  "correct",
  "thats right",
  "right",
  "exactly",
  "yes thats right",
]);
const DENIED = new Set(["no", "n", "nope", "nah", "wrong", "thats wrong", "not right", "no thats wrong"]);

/** What may be tapped in reply to a proposal. */
export function proposalReplies(field: InterviewField): string[] {
  return isChoiceQuestion(field) ? [YES, ...interviewOptions(field).map(({ label }) => label)] : [YES, NO];
}

/** "Did I get that right: …? Your answer: Yes, … or …?", as it is said, stored and read by quick replies. */
export function proposalSentence({ field, value }: Pick<Finding, "field" | "value">): string {
  return `${PROPOSAL} ${readBack(field, value)}? ${PROPOSAL_REPLIES} ${optionList(proposalReplies(field))}?`;
}

/** Whether a message confirms or denies a proposal; null if it does neither, as a number does. */
export function isConfirmed(message: string): boolean | null {
  const words = plainWords(withoutPoliteness(message));
  return AGREED.has(words) ? true : DENIED.has(words) ? false : null;
}

function readBack(field: InterviewField, value: string): string {
  if (isChoiceQuestion(field)) return briefOf(field, value);
  return field === "frustration" ? `“${clipped(value, READ_BACK_MAX)}”` : value;
}
