import * as z from "zod/mini";
import { CHOICE_QUESTION_IDS, optionsOf } from "../../funnel/answers/questions.ts";
import { freeText } from "../../text.ts";
import { flagSchema, tierSchema } from "../offer.ts";

/** Staff may set any number of points up to this limit, positive or negative (contract 6). */
export const POINTS_LIMIT = 1000;
const SCORE_LIMIT = 100_000;
const PRIORITY_LIMIT = 100_000;
const TRIAL_LIMIT = 500;

const ANSWER_MESSAGE = "This is not an answer to the question";

const questionId = z.enum(CHOICE_QUESTION_IDS, { error: "Please choose one of the questions" });
const answerValue = freeText(200, "Please choose an answer");

const ruleFields = z.object({ questionId, answerValue, points: whole(POINTS_LIMIT) });
const rangeFields = z.object({
  minScore: whole(SCORE_LIMIT),
  maxScore: whole(SCORE_LIMIT),
  targetTier: tierSchema,
});
const overrideFields = z.object({
  name: freeText(200, "Please enter a name"),
  questionId,
  answerValue,
  andQuestionId: z._default(z.nullable(questionId), null),
  andAnswerValue: z._default(z.nullable(answerValue), null),
  targetTier: tierSchema,
  priority: whole(PRIORITY_LIMIT),
  isActive: z._default(flagSchema, 1),
});

const ruleIsSound = z.refine<z.output<typeof ruleFields>>(
  (rule) => isOption(rule.questionId, rule.answerValue),
  {
    path: ["answerValue"],
    error: ANSWER_MESSAGE,
  },
);
const rangeIsSound = z.refine<z.output<typeof rangeFields>>((range) => range.minScore <= range.maxScore, {
  path: ["maxScore"],
  error: "The maximum must not be below the minimum",
});
const overrideIsSound = [
  z.refine<z.output<typeof overrideFields>>((rule) => isOption(rule.questionId, rule.answerValue), {
    path: ["answerValue"],
    error: ANSWER_MESSAGE,
  }),
  z.refine<z.output<typeof overrideFields>>(
    ({ andQuestionId, andAnswerValue }) =>
      andQuestionId === null || andAnswerValue === null
        ? andQuestionId === andAnswerValue
        : isOption(andQuestionId, andAnswerValue),
    { path: ["andAnswerValue"], error: "The second condition needs a question and one of its answers" },
  ),
] as const;

/** The fields that staff write of a rule, range or override. The database checks that the target tier exists. */
export const scoringRuleSchema = ruleFields.check(ruleIsSound);
export const scoreRangeSchema = rangeFields.check(rangeIsSound);
export const overrideRuleSchema = overrideFields.check(...overrideIsSound);

// Records that are not stored yet have no id and sort last, as they would once stored.
const id = z._default(z.int(), Number.MAX_SAFE_INTEGER);

/** A configuration to try out; anything omitted is taken from the one in force. */
export const scoringTrialSchema = z.object({
  rules: z.optional(list(z.extend(ruleFields, { id }).check(ruleIsSound))),
  ranges: z.optional(list(z.extend(rangeFields, { id }).check(rangeIsSound))),
  overrides: z.optional(list(z.extend(overrideFields, { id }).check(...overrideIsSound))),
});

export type ScoringTrial = z.output<typeof scoringTrialSchema>;

function whole(limit: number) {
  const error = `Please enter a whole number from ${-limit} to ${limit}`;
  return z.int({ error }).check(z.minimum(-limit, { error }), z.maximum(limit, { error }));
}

function list<Item extends z.ZodMiniType>(item: Item) {
  return z.array(item).check(z.maxLength(TRIAL_LIMIT, { error: `Please send at most ${TRIAL_LIMIT}` }));
}

function isOption(question: string, answer: string): boolean {
  return optionsOf(question).some(({ value }) => value === answer);
}
