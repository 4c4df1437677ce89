import type { ChoiceQuestionId } from "../funnel/answers/questions.ts";
import { CHOICE_QUESTION_IDS } from "../funnel/answers/questions.ts";
import { fromEntries } from "../from-entries.ts";
import type { QuizContent } from "./parts/quiz.ts";

/** What each answer to a question says, by its value. */
export type AnswerLabels = Record<ChoiceQuestionId, Readonly<Record<string, string>>>;

/** The words that visitors chose an answer by, for pages that do not show its question. */
export function answerLabels({ questions }: Pick<QuizContent, "questions">): AnswerLabels {
  return fromEntries<AnswerLabels>(
    CHOICE_QUESTION_IDS.map((id) => [
      id,
      Object.fromEntries(questions[id].options.map(({ value, label }) => [value, label])),
    ]),
  );
}

/** An answer in the visitor's words: the option's label, or the value itself for free text and unknown values. */
export function labelOf(labels: AnswerLabels, questionId: string, value: string): string {
  const known: Record<string, Readonly<Record<string, string>>> = labels;
  const options = Object.hasOwn(known, questionId) ? known[questionId] : undefined;
  return (options && Object.hasOwn(options, value) ? options[value] : null) ?? value;
}
