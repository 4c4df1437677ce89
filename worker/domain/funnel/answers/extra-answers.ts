import { visibleText } from "../../visible-text.ts";

/** The maximum number of the owner's own questions (contract 21). */
export const EXTRA_MAX = 4;
/** The maximum length in characters of an answer in the visitor's own words (contract 21). */
export const EXTRA_TEXT_MAX = 500;

/** A question of the owner's own, as far as its answers go. An option is known by its id, whatever it says. */
export type OwnQuestion = {
  id: string;
  question: string;
  kind: "choice" | "words";
  options: readonly { id: string; label: string }[];
};

/** What a visitor gives: an option's id or their own words, by the question's id. */
export type ExtraGiven = Readonly<Record<string, string>>;

/**
 * An answer as stored, in the words that the visitor read. `optionId` is null for an answer in the visitor's own words.
 */
export type ExtraAnswer = { questionId: string; question: string; optionId: string | null; answer: string };

/** The answers to these questions, in their order. What is empty, or none of a question's answers, is left out. */
export function extraAnswers(questions: readonly OwnQuestion[], given: ExtraGiven): ExtraAnswer[] {
  return questions.flatMap((one) => extraAnswer(one, given[one.id]) ?? []);
}

/** One such answer; null if none is given, or if it is not among the question's. */
export function extraAnswer(
  { id, question, kind, options }: OwnQuestion,
  given: string | undefined,
): ExtraAnswer | null {
  const asked = { questionId: id, question };
  const text = visibleText(given ?? "").trim();
  if (!text) return null;
  if (kind === "words") return { ...asked, optionId: null, answer: text };
  const chosen = options.find((option) => option.id === text);
  return chosen ? { ...asked, optionId: chosen.id, answer: chosen.label } : null;
}

/** `Question: answer`, a line each, for files and messages. */
export function extraLines(answers: readonly ExtraAnswer[]): string[] {
  return answers.map(({ question, answer }) => `${question} ${answer}`);
}
