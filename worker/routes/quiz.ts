import { completeQuizAnswersSchema, quizAnswersSchema } from "#domain/answers/answer-schemas";
import { fromQuizAnswers } from "#domain/answers/answers";
import { planCompletion } from "#domain/hub/complete";
import { contactSchema, sessionIdSchema } from "#domain/answers/contact";
import { AppError } from "#domain/errors";
import { MAIL_CONSENT_VERSION } from "#domain/consent/mail-consent";
import { Hono } from "hono";
import * as z from "zod/mini";
import { keyedHash, sessionTombstone } from "../crypto/keyed-hash.ts";
import { completionEffects } from "../db/delivery/causes.ts";
import { completeAssessment, readCompletionState } from "../db/hub/completion.ts";
import { saveProgress, startQuiz } from "../db/answers/quiz-progress.ts";
import { configOf } from "../db/scoring/scoring-config.ts";
import { deliverSoon } from "../http/deliver-soon.ts";
import { channelSettings } from "../http/channels.ts";
import { completedBody, erased, refuseUnwritable } from "../http/completed.ts";
import type { AppEnv } from "../http/context.ts";
import { primaryDb, primarySession, sendBookmark } from "../http/db.ts";
import { dropExcess, limitAddress, limitSession } from "../http/rate-limit.ts";
import { publicBody } from "../http/validate.ts";
import { visitOf, visitSchema } from "../http/visit.ts";

const progressSchema = z.object({ sessionId: sessionIdSchema, answers: quizAnswersSchema });

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
    const { sessionId, answers } = c.req.valid("json");
    const visit = visitOf(c, { sessionId });
    const tombstone = await sessionTombstone(c.env, sessionId);
    refuseUnwritable(await saveProgress(primaryDb(c), visit, fromQuizAnswers(answers), tombstone));
    return c.json({ ok: true as const });
  })
  .post("/assessment/submit", limitAddress("RL_SUBMIT_ADDRESS"), publicBody(submitSchema), async (c) => {
    const { answers, name, email, businessUrl, emailConsent, company, ...body } = c.req.valid("json");
    await limitSession(c, "RL_SUBMIT_SESSION", body.sessionId);
    const visit = visitOf(c, body);
    const tombstone = await sessionTombstone(c.env, visit.sessionId);
    const session = primarySession(c);
    const state = await readCompletionState(session.db, visit.sessionId, tombstone, visit.now);
    sendBookmark(c, session);
    if (state.erased) throw erased();
    if (state.existing?.type === "chat") throw new AppError("conflict", "This session belongs to a chat.");
    const known = state.existing?.completed;
    if (known) return c.json(completedBody(visit.sessionId, known));

    const given = fromQuizAnswers(answers);
    const config = configOf(state.config);
    const plan = planCompletion(given, config, visit.now);
    const completion = {
      ...plan,
      visit,
      assessmentType: "quiz" as const,
      answers: given,
      contact: { name, email, businessUrl },
      rulesVersion: config.rulesVersion,
      emailConsent: emailConsent ? { wording: MAIL_CONSENT_VERSION, page: "/quiz" } : null,
      suspect: Boolean(company),
      bookingRef: await keyedHash(c.env, "booking", visit.sessionId),
    };
    const channels = { ...channelSettings(c), slack: state.slack };
    const effects = completionEffects(channels, "quiz", plan.scoring, visit.eventIds);
    const stored = await completeAssessment(session.db, completion, tombstone, effects);
    if (!stored) throw erased();
    sendBookmark(c, session);
    if (stored.queued) deliverSoon(c);
    return c.json(completedBody(visit.sessionId, stored.completed));
  });
