import { fromEntries } from "../../from-entries.ts";
import { optionsOf, QUESTIONS, type AnswerTo, type Question, type QuestionId } from "./questions.ts";

/** The answers by question id, each optional: the form used by D1, hub, dashboard, CSV and chat. */
export type Answers = { [Id in QuestionId]?: AnswerTo<Id> | undefined };

/** Any answers by question, including values that are no longer, or not yet, among the options. */
export type AnyAnswers = { [Id in QuestionId]?: string | undefined };

export type CompleteAnswers = { [Id in QuestionId]: AnswerTo<Id> };

/** The same under the quiz's names, as sent by a submit. */
export type CompleteQuizAnswers = { [Each in Question as Each["quizKey"]]: AnswerTo<Each["id"]> };

/** The same with each optional, for a quiz in progress. */
export type QuizAnswers = { [Key in keyof CompleteQuizAnswers]?: CompleteQuizAnswers[Key] | undefined };

/** Converts the quiz's names to question ids. Missing answers stay missing. */
export function fromQuizAnswers(quiz: QuizAnswers): Answers {
  const entries = QUESTIONS.map(({ id, quizKey }) => [id, quiz[quizKey]] as const);
  return fromEntries<Answers>(entries.filter(([, answer]) => answer !== undefined));
}

/** Converts question ids to the quiz's names. Missing answers stay missing. */
export function toQuizAnswers(answers: Answers): QuizAnswers {
  const entries = QUESTIONS.map(({ id, quizKey }) => [quizKey, answers[id]] as const);
  return fromEntries<QuizAnswers>(entries.filter(([, answer]) => answer !== undefined));
}

/** An answer in the visitor's words: the option's label, or the value itself for free text and unknown values. */
export function answerLabel(questionId: string, value: string): string {
  return optionsOf(questionId).find((option) => option.value === value)?.label ?? value;
}
