import { isChoiceQuestion } from "../answers/questions.ts";
import type { InterviewField } from "./interview-fields.ts";
import type { InterviewWords } from "./interview-words.ts";

/** What the interview opens with, after the greeting (contract 5). */
export const firstQuestion = (words: InterviewWords): string => words.questions.businessType.asks[0];

/** How often a question has been put without an answer: 0 for the first time. */
export type Wording = 0 | 1 | 2;
export const WORDINGS: readonly Wording[] = [0, 1, 2];

/** A question as data. `listed` are the options named in its sentence; buttons offer the same (spec 5). */
export type InterviewQuestion = { ask: string; listed: readonly string[] };

export function interviewQuestion(
  words: InterviewWords,
  field: InterviewField,
  wording: Wording = 0,
): InterviewQuestion {
  const { asks, options } = words.questions[field];
  const ask = asks[wording];
  // Its wording names the answers, and its quick replies are a fixed set (spec 5).
  if (field === "businessType" || !isChoiceQuestion(field)) return { ask, listed: [] };
  const labels = options.map(({ label }) => label);
  return { ask, listed: wording === 2 ? [...labels, words.skip] : labels };
}

/** The question in one sentence, "ask: A, B or C?", as it is said, stored and read by quick replies. */
export function sentenceOf({ ask, listed }: InterviewQuestion): string {
  return listed.length === 0 ? ask : `${ask.replace(/\?$/, ":")} ${optionList(listed)}?`;
}

/** The options in words: "A, B or C". */
export function optionList(options: readonly string[]): string {
  return `${options.slice(0, -1).join(", ")} or ${options.at(-1)}`;
}

/** The sentence that asks for a fact. */
export function questionFor(words: InterviewWords, field: InterviewField, wording: Wording = 0): string {
  return sentenceOf(interviewQuestion(words, field, wording));
}
