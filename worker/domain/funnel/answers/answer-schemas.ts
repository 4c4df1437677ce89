import * as z from "zod/mini";
import { fromEntries } from "../../from-entries.ts";
import { freeText } from "../../text.ts";
import { FREE_TEXT_MAX, TARGET_REVENUE_MESSAGE } from "./contact-fields.ts";
import {
  QUESTIONS,
  type AnswerTo,
  type Question,
  type QuestionId,
  type TextQuestionId,
} from "./questions.ts";

type SchemaOf<Id extends QuestionId> = z.ZodMiniType<AnswerTo<Id>, AnswerTo<Id>>;

const TEXT_SCHEMAS: Record<TextQuestionId, z.ZodMiniType<string, string>> = {
  frustration: freeText(FREE_TEXT_MAX),
  targetRevenue: freeText(FREE_TEXT_MAX, TARGET_REVENUE_MESSAGE).check(
    z.regex(/\d/, { error: TARGET_REVENUE_MESSAGE }),
  ),
};

/** The answers by question id, each optional but strictly validated. */
export const answersSchema = z.partial(
  z.object(
    fromEntries<{ [Id in QuestionId]: SchemaOf<Id> }>(
      QUESTIONS.map((question) => [question.id, schemaOf(question)]),
    ),
  ),
);

/** All answers under the quiz's names, as sent by a submit. */
export const completeQuizAnswersSchema = z.object(
  fromEntries<{ [Each in Question as Each["quizKey"]]: SchemaOf<Each["id"]> }>(
    QUESTIONS.map((question) => [question.quizKey, schemaOf(question)]),
  ),
);

/** The same with each optional, for a quiz in progress. */
export const quizAnswersSchema = z.partial(completeQuizAnswersSchema);

function schemaOf(question: Question): SchemaOf<QuestionId> {
  if (question.kind === "text") return TEXT_SCHEMAS[question.id];
  return z.enum(
    question.options.map(({ value }) => value),
    { error: "Please choose one of the answers" },
  );
}
