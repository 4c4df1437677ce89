import { fromEntries } from "../from-entries.ts";
import { optionsOf, QUESTIONS, type AnswerTo, type Question, type QuestionId } from "./questions.ts";

/** The answers under the questions' ids, each optional: as in D1, hub, admin, CSV and chat. */
export type Answers = { [Id in QuestionId]?: AnswerTo<Id> | undefined };

/** Any answers by question, also such as are no longer, or not yet, among the options. */
export type AnyAnswers = { [Id in QuestionId]?: string | undefined };

/** An answer to every question. */
export type CompleteAnswers = { [Id in QuestionId]: AnswerTo<Id> };

/** The same under the quiz's names: what a submit carries. */
export type CompleteQuizAnswers = { [Each in Question as Each["quizKey"]]: AnswerTo<Each["id"]> };

/** The same, each optional: a quiz under way. */
export type QuizAnswers = { [Key in keyof CompleteQuizAnswers]?: CompleteQuizAnswers[Key] | undefined };

/** From the quiz's names to the ids. Absent answers stay absent. */
export function fromQuizAnswers(quiz: QuizAnswers): Answers {
  const entries = QUESTIONS.map(({ id, quizKey }) => [id, quiz[quizKey]] as const);
  return fromEntries<Answers>(entries.filter(([, answer]) => answer !== undefined));
}

/** From the ids to the quiz's names. Absent answers stay absent. */
export function toQuizAnswers(answers: Answers): QuizAnswers {
  const entries = QUESTIONS.map(({ id, quizKey }) => [quizKey, answers[id]] as const);
  return fromEntries<QuizAnswers>(entries.filter(([, answer]) => answer !== undefined));
}

/** An answer in the visitor's words: the option's label, or the value itself for free and unknown ones. */
export function answerLabel(questionId: string, value: string): string {
  return optionsOf(questionId).find((option) => option.value === value)?.label ?? value;
}
