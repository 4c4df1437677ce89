import { QUESTIONS } from "../funnel/answers/questions.ts";
import type { Content } from "./content.ts";

/** A question and its answer in the words that the lead read. */
export type WordedAnswer = { id: string; question: string; answer: string };

/** A consent with its wording; null if that wording is not stored. The time is ISO text. */
export type WordedConsent = { kind: "mail" | "call"; text: string | null; at: string };

/** The versions of the content that a lead read at its start and its completion, null where none was stored. */
export type LeadWording = {
  atStart: number | null;
  atCompletion: number | null;
  /** Null if the document of that version cannot be read any more. */
  answers: WordedAnswer[] | null;
  consents: WordedConsent[];
};

/** The answers under the questions and labels of a document, in the order asked. */
export function answersAsWorded(
  { quiz }: Pick<Content, "quiz">,
  answers: Readonly<Record<string, string | undefined>>,
): WordedAnswer[] {
  return QUESTIONS.flatMap(({ id }) => {
    const answer = answers[id];
    if (answer === undefined) return [];
    const words = quiz.questions[id];
    const label = "options" in words ? words.options.find(({ value }) => value === answer)?.label : undefined;
    return [{ id, question: words.question, answer: label ?? answer }];
  });
}
