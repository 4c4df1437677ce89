import { isChoiceQuestion, optionsOf } from "../answers/questions.ts";
import { urlWritten } from "../answers/contact-suggestions.ts";
import { oneLine } from "../../one-line.ts";
import { factOf } from "./chat-answers.ts";
import type { Finding } from "./finding.ts";
import type { Said } from "./interview.ts";
import type { Collected, InterviewField } from "./interview-fields.ts";
import type { InterviewWords } from "./interview-words.ts";
import { plainWords } from "./plain-words.ts";
import { quoted, wholeAnswer } from "./read-answer.ts";

/** A fact as reported by a model. */
export type ModelFact = { field: InterviewField; value: string; quote: string };

/**
 * The model's findings that are kept (contract 20): the value is one of the field's, its quote stands in a message that
 * the model was shown, and a stored value changes only by the visitor's newest message. `messages` are oldest first.
 */
export function acceptModelFacts(
  facts: readonly ModelFact[],
  messages: readonly Said[],
  known: {
    collected: Collected;
    locked: readonly InterviewField[];
    newest: string;
    words: InterviewWords;
  },
): Finding[] {
  const accepted = new Map<InterviewField, Finding>();
  for (const { field, value: given, quote } of facts) {
    const origin = messages.findLast(({ message }) => stands(quote, message));
    if (!origin || known.locked.includes(field)) continue;
    const grounded = groundedValue(known.words, { field, value: given, quote }, origin.message);
    const value = grounded === null ? null : factOf(field, grounded);
    if (value === null || value === known.collected[field]) continue;
    if (known.collected[field] !== undefined && origin.messageId !== known.newest) continue;
    accepted.set(field, { field, value, quote: quoted(quote), messageId: origin.messageId });
  }
  return [...accepted.values()];
}

/** The field's value; null if there is none, or if what has to be copied was not written. */
function groundedValue(
  words: InterviewWords,
  { field, value, quote }: ModelFact,
  message: string,
): string | null {
  // What is an answer on its own means the same to a model as to the script, but for a place among options.
  const plain = /^\W*\d\W*$/.test(quote) ? null : wholeAnswer(words, field, quote);
  if (plain !== null) return plain;
  if (isChoiceQuestion(field)) {
    return optionsOf(field).some((option) => option.value === value)
      ? value
      : wholeAnswer(words, field, value);
  }
  const text = oneLine(value);
  if (field !== "businessUrl") return stands(text, message) ? text : null;
  const bare = text.replace(/^https?:\/\//i, "").replace(/\/$/, "");
  if (!stands(bare, message)) return null;
  return stands(text, message) ? (urlWritten(text) ?? text) : urlWritten(bare);
}

/** Whether whole words of a message are these. */
function stands(part: string, message: string): boolean {
  const wanted = plainWords(oneLine(part));
  const said = plainWords(oneLine(message));
  if (wanted === "") return false;
  for (let at = said.indexOf(wanted); at >= 0; at = said.indexOf(wanted, at + 1)) {
    const isCut = (inside: string, outside: string) => /^[\p{L}\p{N}]{2}$/u.test(inside + outside);
    const [before, after] = [said[at - 1] ?? " ", said[at + wanted.length] ?? " "];
    if (!isCut(wanted[0] ?? "", before) && !isCut(wanted.at(-1) ?? "", after)) return true;
  }
  return false;
}
