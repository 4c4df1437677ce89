import { isChoiceQuestion, type ChoiceQuestionId } from "../answers/questions.ts";
import { oneLine } from "../one-line.ts";
import { clipped } from "../text.ts";
import { optionTexts } from "./answer-words.ts";
import { contactAnswer, contactCandidates } from "./contact-answer.ts";
import { freeWords } from "./free-words.ts";
import type { InterviewField } from "./interview-fields.ts";
import type { InterviewWords } from "./interview-words.ts";
import { isMoneyField, moneyAnswer, moneyCandidates } from "./money-answer.ts";
import { plainWords, withoutGreeting, withoutPoliteness } from "./plain-words.ts";

const QUOTE_MAX = 300;
const NUMBER = /^(?:option |number |#)?(\d+)\)?$/;

/** A message as it is quoted to the visitor. */
export function quoted(message: string): string {
  return clipped(message.trim(), QUOTE_MAX);
}

/**
 * The answer that a message is to a question, unmistakably (contract 20): an option's label, number or short form, one
 * sum of money, what the form would take, or words of the visitor's own where those are asked for. Null for everything
 * else, however likely.
 */
export function wholeAnswer(given: InterviewWords, field: InterviewField, message: string): string | null {
  const said = field === "name" ? withoutGreeting(message) : withoutPoliteness(message);
  const words = plainWords(said);
  if (field === "frustration") return freeWords(said) === "answer" ? oneLine(said) : null;
  if (!isChoiceQuestion(field) && !isMoneyField(field)) return contactAnswer(field, said);
  const option = isChoiceQuestion(field) ? optionSaid(given, field, words) : null;
  return option ?? (isMoneyField(field) ? moneyAnswer(field, said, words) : null);
}

/** The answers that a message may hold; with exactly one, the visitor is asked whether it is meant. */
export function answerCandidates(given: InterviewWords, field: InterviewField, message: string): string[] {
  const said = field === "name" ? withoutGreeting(message) : withoutPoliteness(message);
  const words = plainWords(said);
  if (field === "frustration") return freeWords(said) === "none" ? [] : [oneLine(said)];
  if (!isChoiceQuestion(field) && !isMoneyField(field)) return contactCandidates(field, said);
  const numbered = isChoiceQuestion(field) ? optionNumbered(given, field, words) : null;
  if (numbered !== null) return [numbered];
  if (!isMoneyField(field)) return distinct(optionsIn(given, field, words).values);
  const { values, rest } = isChoiceQuestion(field)
    ? optionsIn(given, field, words)
    : { values: [], rest: words };
  return distinct([...values, ...moneyCandidates(field, rest)]);
}

/** A number is an option's place, but for money: there it may be a sum. */
function optionSaid(given: InterviewWords, field: ChoiceQuestionId, words: string): string | null {
  const numbered = isMoneyField(field) ? null : optionNumbered(given, field, words);
  return numbered ?? optionTexts(given, field).find(({ text }) => plainWords(text) === words)?.value ?? null;
}

/** The option at the place that the words are, as the question counts them. */
function optionNumbered(given: InterviewWords, field: ChoiceQuestionId, words: string): string | null {
  return given.questions[field].options[Number(NUMBER.exec(words)?.[1]) - 1]?.value ?? null;
}

/** Whether a message is a bare number: an option's place, or a sum without a sign, unit or period. */
export function isNumber(message: string): boolean {
  return NUMBER.test(plainWords(withoutPoliteness(message)));
}

/** The options named within a message, the longest texts first, and what is left without them. */
function optionsIn(
  given: InterviewWords,
  field: ChoiceQuestionId,
  words: string,
): { values: string[]; rest: string } {
  const texts = optionTexts(given, field).map(({ value, text }) => ({ value, words: plainWords(text) }));
  const values: string[] = [];
  let rest = ` ${words.replace(/(?<!\S)["'(]+|["').!?;:]+(?!\S)/g, "")} `;
  for (const option of texts.toSorted((a, b) => b.words.length - a.words.length)) {
    const left = rest.replaceAll(` ${option.words} `, " … ");
    if (left !== rest) values.push(option.value);
    rest = left;
  }
  return { values, rest };
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}
