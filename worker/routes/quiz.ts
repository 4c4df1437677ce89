import { completeQuizAnswersSchema, quizAnswersSchema } from "#domain/answers/answer-schemas";
import { fromQuizAnswers } from "#domain/answers/answers";
import { contactSchema, sessionIdSchema } from "#domain/answers/contact";
import { MAIL_CONSENT_VERSION } from "#domain/consent/mail-consent";
import { Hono } from "hono";
import * as z from "zod/mini";
import { sessionTombstone } from "../crypto/keyed-hash.ts";
import { completeAssessment } from "../db/hub/complete-assessment.ts";
import { saveProgress, startQuiz } from "../db/answers/quiz-progress.ts";
import { completeOnce, type InForce } from "../http/complete-once.ts";
import type { AppEnv } from "../http/context.ts";
import { primaryDb } from "../http/db.ts";
import { dropExcess, limitAddress, limitSession } from "../http/rate-limit.ts";
import { refuseUnwritable } from "../http/unwritable.ts";
import { publicBody } from "../http/validate.ts";
import { visitOf, visitSchema } from "../http/visitor/visit-of.ts";

const progressSchema = z.object({
  sessionId: sessionIdSchema,
  answers: quizAnswersSchema,
  /** When the browser reported them. */
  at: z.optional(z.iso.datetime()),
});

const submitSchema = z.extend(z.extend(visitSchema, contactSchema.shape), {
  answers: completeQuizAnswersSchema,
  assessmentType: z.literal("quiz"),
  emailConsent: z.optional(z.boolean()),
  /** The form's hidden field, which people leave empty. */
  company: z.optional(z.string()),
});

export const quiz = new Hono<AppEnv>()
  .post("/assessment/track-quiz-start", dropExcess, publicBody(visitSchema), async (c) => {
    const visit = visitOf(c, c.req.valid("json"));
    const outcome = await startQuiz(primaryDb(c), visit, await sessionTombstone(c.env, visit.sessionId));
    refuseUnwritable(outcome);
    return c.json({ ok: true as const });
  })
  .post("/assessment/progress", dropExcess, publicBody(progressSchema), async (c) => {
    const { sessionId, answers, at } = c.req.valid("json");
    const visit = visitOf(c, { sessionId });
    // Of a clock that is ahead, the order of arrival counts.
    const told = at === undefined ? visit.now : Math.min(Date.parse(at), visit.now);
    const progress = { answers: fromQuizAnswers(answers), at: told };
    const tombstone = await sessionTombstone(c.env, sessionId);
    refuseUnwritable(await saveProgress(primaryDb(c), visit, progress, tombstone));
    return c.json({ ok: true as const });
  })
  .post("/assessment/submit", limitAddress("RL_SUBMIT_ADDRESS"), publicBody(submitSchema), async (c) => {
    const { answers, name, email, businessUrl, emailConsent, company, ...body } = c.req.valid("json");
    await limitSession(c, "RL_SUBMIT_SESSION", body.sessionId);
    const visit = visitOf(c, body);
    const told = {
      visit,
      assessmentType: "quiz" as const,
      answers: fromQuizAnswers(answers),
      contact: { name, email, businessUrl },
      emailConsent: emailConsent ? { wording: MAIL_CONSENT_VERSION, page: "/quiz" } : null,
      suspect: Boolean(company),
    };
    const complete = (inForce: InForce) => completeAssessment(c.env, told, inForce);
    return c.json(await completeOnce(c, "quiz", visit, complete));
  });
