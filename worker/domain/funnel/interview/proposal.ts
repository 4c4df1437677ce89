import { isChoiceQuestion } from "../answers/questions.ts";
import { clipped } from "../../text.ts";
import type { Finding } from "./finding.ts";
import type { InterviewField } from "./interview-fields.ts";
import { optionList } from "./interview-questions.ts";
import { briefOf, type InterviewWords } from "./interview-words.ts";
import { plainWords, withoutPoliteness } from "./plain-words.ts";

const READ_BACK_MAX = 200;

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
export function proposalReplies({ questions, yes, no }: InterviewWords, field: InterviewField): string[] {
  return isChoiceQuestion(field) ? [yes, ...questions[field].options.map(({ label }) => label)] : [yes, no];
}

/** "Did I get that right: …? Your answer: Yes, … or …?", as it is said, stored and read by quick replies. */
export function proposalSentence(
  words: InterviewWords,
  { field, value }: Pick<Finding, "field" | "value">,
): string {
  const replies = optionList(proposalReplies(words, field));
  return `${words.readBack}: ${readBack(words, field, value)}? ${words.yourAnswer}: ${replies}?`;
}

/** Whether a message confirms or denies a proposal; null if it does neither, as a number does. */
export function isConfirmed({ yes, no }: InterviewWords, message: string): boolean | null {
  const said = plainWords(withoutPoliteness(message));
  if (said === plainWords(yes) || AGREED.has(said)) return true;
  return said === plainWords(no) || DENIED.has(said) ? false : null;
}

function readBack(words: InterviewWords, field: InterviewField, value: string): string {
  if (isChoiceQuestion(field)) return briefOf(words, field, value);
  return field === "frustration" ? `“${clipped(value, READ_BACK_MAX)}”` : value;
}
