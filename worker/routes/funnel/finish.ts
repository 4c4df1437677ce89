import { quizAnswersSchema } from "#domain/funnel/answers/answer-schemas";
import { toQuizAnswers, type QuizAnswers } from "#domain/funnel/answers/answers";
import { QUESTIONS, type QuizKey } from "#domain/funnel/answers/questions";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { Finishing } from "../../db/funnel/answers/finishing-lead.ts";
import type { AppEnv } from "../../http/context.ts";
import { limitAddress } from "../../http/rate-limit.ts";
import { publicBody } from "../../http/validate.ts";
import { finishing, finishTokenSchema } from "../../http/visitor/finishing.ts";

const continueSchema = z.object({ token: finishTokenSchema });

/**
 * What a finish link opens with (contract 23): what is known and what is missing, never who it is. Once everything is
 * answered it tells where the hub is, which is the lead's own.
 */
export const finish = new Hono<AppEnv>().post(
  "/assessment/continue",
  limitAddress("RL_SUBMIT_ADDRESS"),
  publicBody(continueSchema),
  async (c) => {
    const lead = await finishing(c, c.req.valid("json").token, Date.now());
    return c.json(continued(lead));
  },
);

type Continued =
  | { ok: true; isDone: true; hub: string }
  | { ok: true; isDone: false; answers: QuizAnswers; missing: QuizKey[] };

function continued({ completedAt, sessionId, answers: stored }: Finishing): Continued {
  if (completedAt !== null) return { ok: true, isDone: true, hub: `/hub/${sessionId}` };
  const answers = knownAnswers(toQuizAnswers(stored));
  const missing = QUESTIONS.map(({ quizKey }) => quizKey).filter((key) => answers[key] === undefined);
  return { ok: true, isDone: false, answers, missing };
}

/** An answer that the quiz no longer takes is asked for again. */
function knownAnswers(answers: QuizAnswers): QuizAnswers {
  const taken = QUESTIONS.filter(
    ({ quizKey }) => quizAnswersSchema.shape[quizKey].safeParse(answers[quizKey]).success,
  );
  return Object.fromEntries(taken.map(({ quizKey }) => [quizKey, answers[quizKey]]));
}
