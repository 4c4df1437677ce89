import { completeQuizAnswersSchema, type CompleteQuizAnswers } from "#domain/answers";
import { contactSchema, type Contact } from "#domain/contact";
import { announceAdEvent } from "../../lib/ad-event-feed.ts";
import { api, unwrap } from "../../lib/api.ts";
import { eventIdsOf } from "../../lib/event-ids.ts";
import { rememberAssessment } from "../../lib/last-assessment.ts";
import { retry } from "../../lib/retry.ts";
import { forgetProgress, type QuizDraft } from "../../lib/saved-progress.ts";
import { visitOf } from "../../lib/visit.ts";

export type Lead = Contact & {
  answers: CompleteQuizAnswers;
  emailConsent: boolean;
  /** The hidden field that only programs fill. */
  company: string;
};

/** The lead that the form makes; null while something is missing. */
export function leadOf(draft: QuizDraft, emailConsent: boolean, company: string): Lead | null {
  const answers = completeQuizAnswersSchema.safeParse(draft);
  const contact = contactSchema.safeParse(draft);
  if (!answers.success || !contact.success) return null;
  return { ...contact.data, answers: answers.data, emailConsent, company };
}

/** A phone that has lost its network may not notice for minutes. */
const TIMEOUT = 20_000;

/**
 * Sends the lead until it arrives or is refused. The session makes a repeat harmless: whatever was
 * lost on the way, there is one lead. Throws the last error.
 */
export async function submitLead(
  sessionId: string,
  leadAsItIs: () => Lead,
  wait: (delay: number, error: unknown) => Promise<void>,
): Promise<void> {
  const visit = visitOf(sessionId, ["Lead", "QuizCompleted"]);
  const { offerTier, leadScore, hubExpiresAt } = await retry(
    () => {
      const json = { ...visit, ...leadAsItIs(), assessmentType: "quiz" as const };
      const init = { signal: AbortSignal.timeout(TIMEOUT) };
      return unwrap(api.assessment.submit.$post({ json }, { init }));
    },
    { wait },
  );
  rememberAssessment({ sessionId, offerTier, hubExpiresAt, answers: leadAsItIs().answers });
  forgetProgress();
  const { Lead: leadId, QuizCompleted: completedId } = eventIdsOf(sessionId, ["Lead", "QuizCompleted"]);
  const params = { content_name: "Quiz Email Capture" };
  if (leadId) announceAdEvent({ name: "Lead", eventId: leadId, params });
  const result = { tier: offerTier, value: leadScore };
  if (completedId) announceAdEvent({ name: "QuizCompleted", eventId: completedId, params: result });
}
