import { answersSchema } from "#domain/answers/answer-schemas";
import { toQuizAnswers } from "#domain/answers/answers";
import type { Collected } from "#domain/interview/interview-fields";
import { announceAdEvent } from "../../../lib/ad-event-feed.ts";
import { api, unwrap } from "../../../lib/api.ts";
import { eventIdsOf } from "../../../lib/event-ids.ts";
import { rememberAssessment } from "../../../lib/last-assessment.ts";
import { ownTimeZone } from "../../../lib/own-time-zone.ts";
import { retry } from "../../../lib/retry.ts";
import { visitOf } from "../../../lib/visit.ts";
import { forgetDraft } from "../sending/chat-draft.ts";
import type { ChatResult } from "../chat-state.ts";
import { forgetChat } from "../opening/saved-chat.ts";

const EVENTS = ["Lead", "ChatCompleted"] as const;

/** Completes the assessment. Asked again, it returns the stored result. Throws the last error. */
export async function completeChat(sessionId: string, collected: Collected): Promise<ChatResult> {
  const json = { ...visitOf(sessionId, EVENTS), timeZone: ownTimeZone() };
  const completed = await retry(() => unwrap(api.assessment.complete.$post({ json })));
  const { offerTier, leadScore, hubExpiresAt } = completed;
  const answers = toQuizAnswers(answersSchema.safeParse(collected).data ?? {});
  rememberAssessment({ sessionId, offerTier, hubExpiresAt, answers });
  forgetChat();
  forgetDraft();
  const { Lead: leadId, ChatCompleted: completedId } = eventIdsOf(sessionId, EVENTS);
  const params = { content_name: "Chat Email Capture" };
  if (leadId) announceAdEvent({ name: "Lead", eventId: leadId, params });
  const result = { tier: offerTier, value: leadScore };
  if (completedId) announceAdEvent({ name: "ChatCompleted", eventId: completedId, params: result });
  return { offerTier, hubExpiresAt };
}
