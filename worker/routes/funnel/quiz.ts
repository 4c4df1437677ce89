import { quizAdEventsSchema } from "#domain/money/ads/ad-event-schemas";
import { completeQuizAnswersSchema, quizAnswersSchema } from "#domain/funnel/answers/answer-schemas";
import { fromQuizAnswers } from "#domain/funnel/answers/answers";
import { extraGivenSchema } from "#domain/funnel/answers/extra-schema";
import { contactSchema, sessionIdSchema } from "#domain/funnel/answers/contact";
import { Hono } from "hono";
import * as z from "zod/mini";
import { sessionTombstone } from "../../crypto/keyed-hash.ts";
import { extraTold, shownVersionSchema } from "../../http/content/extra-told.ts";
import { shownWordingSchema, wordingShown } from "../../http/content/wording-shown.ts";
import type { Db } from "../../db/client.ts";
import { keepVisitEvents } from "../../db/money/ads/visit-events.ts";
import { completeAssessment } from "../../db/funnel/hub/complete-assessment.ts";
import { saveProgress, startQuiz } from "../../db/funnel/answers/quiz-progress.ts";
import { recipientHash } from "../../delivery/email/unsubscribe-token.ts";
import { completeOnce, type InForce } from "../../http/complete-once.ts";
import { channelSettings } from "../../http/channel-settings.ts";
import type { AppContext, AppEnv } from "../../http/context.ts";
import { followedDb } from "../../http/db.ts";
import { dropExcess, limitAddress, limitSession } from "../../http/rate-limit.ts";
import { isStaff } from "../../http/require-admin.ts";
import { refuseUnwritable } from "../../http/unwritable.ts";
import { publicBody } from "../../http/validate.ts";
import type { Visit } from "../../db/funnel/visits/visit.ts";
import { eitherBody, finishing, finishTokenSchema } from "../../http/visitor/finishing.ts";
import { visitOf, visitSchema } from "../../http/visitor/visit-of.ts";

const progressSchema = z.object({
  sessionId: sessionIdSchema,
  answers: quizAnswersSchema,
  /** When the browser reported them. */
  at: z.optional(z.iso.datetime()),
  events: z.optional(quizAdEventsSchema),
});

/** A lead of Meta's forms that finishes by its link: its session and contact stay on the server (contract 23). */
const finishProgressSchema = z.object({
  token: finishTokenSchema,
  answers: quizAnswersSchema,
  at: z.optional(z.iso.datetime()),
});

const startSchema = z.extend(visitSchema, { events: z.optional(quizAdEventsSchema) });

const submitSchema = z.extend(z.extend(visitSchema, contactSchema.shape), {
  answers: completeQuizAnswersSchema,
  assessmentType: z.literal("quiz"),
  emailConsent: z.optional(z.boolean()),
  consentWording: shownWordingSchema,
  /** Answers to the owner's own questions. */
  extra: z.optional(extraGivenSchema),
  /** The form's hidden field, which people leave empty. */
  company: z.optional(z.string()),
});

const finishSubmitSchema = z.object({
  token: finishTokenSchema,
  answers: completeQuizAnswersSchema,
  emailConsent: z.optional(z.boolean()),
  consentWording: shownWordingSchema,
  extra: z.optional(extraGivenSchema),
  company: z.optional(z.string()),
  timeZone: z.optional(z.string()),
  contentVersion: shownVersionSchema,
});

export const quiz = new Hono<AppEnv>()
  .post("/assessment/track-quiz-start", dropExcess, publicBody(startSchema), async (c) => {
    const { events, ...body } = c.req.valid("json");
    const visit = visitOf(c, body);
    const tombstone = await sessionTombstone(c.env, visit.sessionId);
    const db = followedDb(c);
    refuseUnwritable(await startQuiz(db, visit, tombstone, await withEvents(c, db, visit, events)));
    return c.json({ ok: true as const });
  })
  .post(
    "/assessment/progress",
    dropExcess,
    publicBody(eitherBody(progressSchema, finishProgressSchema)),
    async (c) => {
      const given = c.req.valid("json");
      const { answers, at } = given;
      const { sessionId, type, events } =
        "token" in given
          ? { ...(await finishing(c, given.token, Date.now())), type: "form" as const, events: [] }
          : { ...given, type: "quiz" as const };
      const visit = visitOf(c, { sessionId });
      // If the browser's clock is ahead, the order of arrival counts.
      const told = at === undefined ? visit.now : Math.min(Date.parse(at), visit.now);
      const progress = { answers: fromQuizAnswers(answers), at: told };
      const tombstone = await sessionTombstone(c.env, sessionId);
      const db = followedDb(c);
      const also = await withEvents(c, db, visit, events);
      refuseUnwritable(await saveProgress(db, visit, type, progress, tombstone, also));
      return c.json({ ok: true as const });
    },
  )
  .post(
    "/assessment/submit",
    limitAddress("RL_SUBMIT_ADDRESS"),
    publicBody(eitherBody(submitSchema, finishSubmitSchema)),
    async (c) => {
      const given = c.req.valid("json");
      const { answers, emailConsent, consentWording, company } = given;
      const { email, contact, assessmentType, body } = await submitter(c, given);
      await limitSession(c, "RL_SUBMIT_SESSION", body.sessionId);
      const visit = visitOf(c, body);
      const told = {
        visit,
        assessmentType,
        answers: fromQuizAnswers(answers),
        contact,
        emailConsent:
          emailConsent && email !== null
            ? {
                wording: await wordingShown(c, "mail", consentWording),
                page: "/quiz",
                recipient: await recipientHash(c.env, email),
              }
            : null,
        suspect: Boolean(company),
        extra: await extraTold(c, body.sessionId, given),
      };
      const complete = (inForce: InForce) => completeAssessment(c.env, told, inForce);
      return c.json(await completeOnce(c, assessmentType, visit, complete));
    },
  );

type Submitted = z.output<typeof submitSchema> | z.output<typeof finishSubmitSchema>;

/**
 * Who submits. By a finish link nothing but the answers is taken: no touch, no consent to ads and no ad event, as the
 * visit is not measured; the contact is what the lead gave in Meta's form.
 */
async function submitter(c: AppContext, given: Submitted) {
  if ("token" in given) {
    const { sessionId, email } = await finishing(c, given.token, Date.now());
    const { timeZone, contentVersion } = given;
    return {
      email,
      contact: null,
      assessmentType: "form" as const,
      body: { sessionId, timeZone, contentVersion },
    };
  }
  const { name, email, businessUrl, ...body } = given;
  return { email, contact: { name, email, businessUrl }, assessmentType: "quiz" as const, body };
}

/** The statements that store the ad events that came with a call; none for staff. */
async function withEvents(
  c: AppContext,
  db: Db,
  visit: Visit,
  events: z.output<typeof quizAdEventsSchema> = [],
) {
  if (events.length === 0 || (await isStaff(c))) return [];
  return keepVisitEvents(db, visit.sessionId, events, channelSettings(c), visit.now);
}
