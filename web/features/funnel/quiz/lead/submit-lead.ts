import { completeQuizAnswersSchema } from "#domain/funnel/answers/answer-schemas";
import { contactSchema } from "#domain/funnel/answers/contact";
import { announceCompletion } from "../../../../lib/visit/announce-completion.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { api, unwrap } from "../../../../lib/api.ts";
import { eventIdsOf } from "../../../../lib/visit/event-ids.ts";
import { rememberAssessment } from "../../../../lib/last-assessment.ts";
import { ownTimeZone } from "../../../../lib/own-time-zone.ts";
import { retry } from "../../../../lib/retry.ts";
import { forgetProgress, readSavedProgress, type QuizDraft } from "../../../../lib/saved-progress.ts";
import { visitOf } from "../../../../lib/visit/visit.ts";
import { forgetForm, keepForm, type FinishedForm, type Lead } from "./kept-forms.ts";

/** The lead from the form, with the consent as it was worded; null if something is missing. */
export function leadOf(
  draft: QuizDraft,
  beside: Pick<Lead, "emailConsent" | "consentWording" | "company" | "extra" | "contentVersion">,
): Lead | null {
  const answers = completeQuizAnswersSchema.safeParse(draft);
  const contact = contactSchema.safeParse(draft);
  if (!answers.success || !contact.success) return null;
  return { ...contact.data, answers: answers.data, ...beside };
}

/** The form in the format in which it is sent. Repeated calls use the same event ids. */
export function finishedForm(sessionId: string, lead: Lead): FinishedForm {
  return { sessionId, lead, eventIds: eventIdsOf(sessionId, ["Lead", "QuizCompleted"]) };
}

/** A phone that has lost its network may not notice for minutes. */
const TIMEOUT = 20_000;

type Sending = {
  wait: (delay: number, error: unknown) => Promise<void>;
  /** Aborted when the visitor leaves the form; from then on it is a kept form. */
  left?: AbortSignal | undefined;
};

/**
 * Sends the form until it arrives or is rejected, keeping it in the browser meanwhile. The session id makes repeats
 * harmless: whatever got lost on the way, there is only one lead. Throws the final error.
 */
export async function submitLead(formAsItIs: () => FinishedForm, { wait, left }: Sending): Promise<void> {
  const { sessionId, eventIds } = formAsItIs();
  keepForm(formAsItIs());
  try {
    const attempts = Number.POSITIVE_INFINITY;
    const { completed, answer } = await retry(() => send(formAsItIs(), left), { wait, attempts });
    rememberAssessment({ ...completed, answers: formAsItIs().lead.answers });
    if (readSavedProgress()?.sessionId === sessionId) forgetProgress();
    forgetForm(sessionId);
    announceCompletion("quiz", eventIds, completed, answer);
  } catch (error) {
    if (isRefusal(error)) forgetForm(sessionId);
    throw error;
  }
}

/** Whether the server has rejected the form for good, so that there is no point in keeping it. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && [400, 409, 410].includes(error.status);
}

async function send({ sessionId, lead, eventIds }: FinishedForm, left?: AbortSignal) {
  // Includes how the visitor arrived and their decisions since.
  const json = {
    ...visitOf(sessionId, []),
    ...lead,
    eventIds,
    timeZone: ownTimeZone(),
    assessmentType: "quiz" as const,
  };
  const init = { signal: untilTimeoutOr(left) };
  const sent = api.assessment.submit.$post({ json }, { init });
  const { offerTier, leadScore, hubExpiresAt } = await unwrap(sent);
  return { completed: { sessionId, offerTier, leadScore, hubExpiresAt }, answer: await sent };
}

function untilTimeoutOr(left?: AbortSignal): AbortSignal {
  const late = AbortSignal.timeout(TIMEOUT);
  if (!left) return late;
  // `AbortSignal.any` is too new for some of our visitors' browsers.
  const either = new AbortController();
  for (const signal of [late, left]) signal.addEventListener("abort", () => either.abort(signal.reason));
  return either.signal;
}
