import * as z from "zod/mini";
import { BOOKING_STATES } from "../booking/booking-status.ts";
import { PHONE_FLAGS } from "../calls/call-consent.ts";
import { CALL_OUTCOMES } from "../calls/call-outcomes.ts";
import { fromEntries } from "../from-entries.ts";
import { QUESTION_IDS, type QuestionId } from "../funnel/answers/questions.ts";
import { ASSESSMENT_TYPES } from "../leads/assessment-list.ts";
import type { AssessmentView } from "../leads/assessment-view.ts";
import { LOST_REASONS } from "../leads/lost-reason.ts";
import { LEAD_STATUSES } from "../leads/pipeline.ts";
import { TAG_FIELDS } from "../money/ads/touch-fields.ts";
import { about, maybe, maybeTime, time } from "./described.ts";

const text = z.string();

/** An arrival, without click ids. */
const touch = z.object({
  at: time("When it was."),
  ...fromEntries<Record<(typeof TAG_FIELDS)[number], z.ZodMiniOptional<z.ZodMiniString>>>(
    TAG_FIELDS.map((name) => [name, z.optional(text)]),
  ),
  landingPath: z.optional(text),
  referrerHost: z.optional(text),
});

const answers = z.object(
  fromEntries<Record<QuestionId, z.ZodMiniOptional<z.ZodMiniString>>>(
    QUESTION_IDS.map((id) => [id, z.optional(text)]),
  ),
);

const extra = z.object({
  questionId: text,
  question: text,
  optionId: maybe(text, "The chosen option; null for an answer in the lead’s own words."),
  answer: text,
});

/** The number of a lead's last change. */
export const changeSchema = about(
  z.int(),
  "Grows with every change of the lead, and no two leads have the same. To poll, send the greatest one that you have as `cursor`.",
);

/**
 * A lead as other programs get it, in the list and in webhooks (contract 24). Whatever is not named here, the session id
 * above all, is left out; and whatever is named here gets the lead a new number when it changes.
 */
export const apiLeadSchema = z
  .object({
    id: z.int(),
    change: changeSchema,
    version: about(z.int(), "Send it as `If-Match` to change the lead only if nobody else has."),
    type: z.enum(ASSESSMENT_TYPES),
    form: maybe(text, "The form that a lead of type `form` came by: its name."),
    name: maybe(text),
    email: maybe(text),
    phone: maybe(text, "In E.164."),
    website: maybe(text),
    timeZone: maybe(text, "The lead’s own IANA zone."),
    answers: about(answers, "The ids of the options that were chosen, or words."),
    extra: about(z.array(extra), "Answers to the site’s own questions."),
    tier: maybe(z.int(), "The number of the offer that the rules picked."),
    score: maybe(z.number()),
    leadScore: maybe(z.number(), "How promising the lead is."),
    leadStatus: z.enum(LEAD_STATUSES),
    statusUpdatedAt: maybeTime(),
    statusUpdatedBy: maybe(text),
    lostReason: maybe(z.enum(LOST_REASONS)),
    lostNote: maybe(text),
    dealValue: maybe(z.number(), "In whole units of the deal currency."),
    notes: maybe(text, "Written by staff."),
    suspect: about(z.boolean(), "Filled in by a program; nothing is sent out about it."),
    owner: maybe(text, "The member of staff who has the lead."),
    ownerSince: maybeTime(),
    nextAction: maybe(text),
    nextActionAt: maybeTime(),
    createdAt: time(),
    updatedAt: time(),
    completedAt: maybeTime(),
    emailConsentAt: maybeTime("The standing consent to marketing email; null without one."),
    callRequestedAt: maybeTime(),
    callConsentAt: maybeTime("The standing consent to be called; null without one."),
    callWithdrawnAt: maybeTime(),
    phoneFlag: maybe(z.enum(PHONE_FLAGS), "Why the number must not be called."),
    dueAt: maybeTime("By when to call; null without a call to make."),
    lastOutcome: maybe(z.enum(CALL_OUTCOMES)),
    lastCallAt: maybeTime(),
    lastCallId: maybe(text, "What a further call names as `afterCall`."),
    missedCalls: about(z.int(), "Calls in a row that did not reach the lead."),
    firstCallAt: maybeTime("The first call with an outcome."),
    reachedAt: maybeTime("When a call first reached the lead."),
    answerDueAt: maybeTime("By when to answer the lead’s email; null while none waits."),
    callStatus: maybe(z.enum(BOOKING_STATES), "Of the booked call."),
    callStartsAt: maybeTime("Of the booked call."),
    callHeldAt: maybeTime(),
    supersededBy: maybe(z.int(), "The newer lead of the same person that is worked in its place."),
    hubExpiresAt: maybeTime(),
    firstHubVisitAt: maybeTime(),
    bookingClickedAt: maybeTime(),
    firstTouch: maybe(touch, "What brought the lead first."),
    lastTouch: maybe(touch, "What brought it last before it completed."),
  })
  .check(z.meta({ id: "Lead" }));

export type ApiLead = z.output<typeof apiLeadSchema>;

/** A lead of the dashboard as other programs get it, with the number of its last change. */
export function apiLeadOf(lead: AssessmentView, change: number): ApiLead {
  return apiLeadSchema.parse({
    ...lead,
    change,
    type: lead.assessmentType,
    form: lead.form?.name ?? null,
    website: lead.businessUrl,
    tier: lead.offerTier,
    notes: lead.adminNotes,
    emailConsentAt: lead.emailConsent,
    firstCallAt: lead.firstOutcomeAt,
    supersededBy: lead.gaveWayTo,
    bookingClickedAt: lead.bookingLinkClicked,
  });
}

/** What is left of an erased lead, for 30 days. */
export const erasedLeadSchema = z
  .object({ id: z.int(), change: changeSchema, erased: z.literal(true) })
  .check(z.meta({ id: "ErasedLead" }));

export type ErasedLead = z.output<typeof erasedLeadSchema>;
