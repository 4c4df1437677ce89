import { adEventIdsSchema } from "#domain/money/ads/ad-event-schemas";
import { completeQuizAnswersSchema } from "#domain/funnel/answers/answer-schemas";
import { contactSchema, sessionIdSchema } from "#domain/funnel/answers/contact";
import { isSavedSessionFresh } from "#domain/session-age";
import * as z from "zod/mini";
import { recordOf } from "../../../../lib/record-of.ts";
import { KEPT_FORMS } from "../../../../has-kept-form.ts";
import { forget, readStored, store } from "../../../../lib/storage.ts";
import { serverNow } from "../../../../lib/server-clock.ts";

const leadSchema = z.extend(contactSchema, {
  answers: completeQuizAnswersSchema,
  emailConsent: z.boolean(),
  /** What stood beside the box when it was checked, whatever is published before the form arrives. */
  consentWording: z.optional(z.string()),
  /** The answers to the owner's own questions. */
  extra: z._default(recordOf(z.string()), {}),
  /** The version in whose words they were asked. */
  contentVersion: z.optional(z.int()),
  /** The hidden field that only bots fill in. */
  company: z.string(),
});

const finishedFormSchema = z.object({
  sessionId: sessionIdSchema,
  lead: leadSchema,
  /** Its events are reported under the same ids, whenever it is sent. */
  eventIds: adEventIdsSchema,
});

const keptFormSchema = z.extend(finishedFormSchema, {
  /** When the form was finished, in milliseconds since 1970. */
  timestamp: z.number(),
});

export type Lead = z.infer<typeof leadSchema>;
export type FinishedForm = z.infer<typeof finishedFormSchema>;
type KeptForm = z.infer<typeof keptFormSchema>;

/**
 * Keeps a finished form until the server has responded; a changed form replaces the earlier one. Returns whether it
 * will outlive this page.
 */
export function keepForm(form: FinishedForm, now = serverNow()): boolean {
  const kept = readKeptForms(now);
  const timestamp = kept.find(isOf(form.sessionId))?.timestamp ?? now;
  return store(KEPT_FORMS, [...kept.filter(isNotOf(form.sessionId)), { ...form, timestamp }]);
}

/** The forms waiting to be sent, oldest first. Those over seven days old are discarded. */
export function readKeptForms(now = serverNow()): KeptForm[] {
  const stored = readStored(KEPT_FORMS);
  const forms = (Array.isArray(stored) ? stored : []).flatMap((each: unknown) => {
    const parsed = keptFormSchema.safeParse(each);
    return parsed.success && isSavedSessionFresh(parsed.data.timestamp, now) ? [parsed.data] : [];
  });
  if (forms.length === 0) forget(KEPT_FORMS);
  return forms;
}

export function forgetForm(sessionId: string): void {
  const others = readKeptForms().filter(isNotOf(sessionId));
  if (others.length > 0) store(KEPT_FORMS, others);
  else forget(KEPT_FORMS);
}

const isOf = (sessionId: string) => (form: FinishedForm) => form.sessionId === sessionId;
const isNotOf = (sessionId: string) => (form: FinishedForm) => form.sessionId !== sessionId;
