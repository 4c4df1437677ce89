import { answersSchema } from "#domain/funnel/answers/answer-schemas";
import { toQuizAnswers } from "#domain/funnel/answers/answers";
import type { Collected } from "#domain/funnel/interview/interview-fields";
import { announceCompletion } from "../../../../lib/visit/announce-completion.ts";
import { api, unwrap } from "../../../../lib/api.ts";
import { eventIdsOf } from "../../../../lib/visit/event-ids.ts";
import { rememberAssessment } from "../../../../lib/last-assessment.ts";
import { ownTimeZone } from "../../../../lib/own-time-zone.ts";
import { retry } from "../../../../lib/retry.ts";
import { visitOf } from "../../../../lib/visit/visit.ts";
import { forgetDraft } from "../conversation/chat-draft.ts";
import type { ChatResult } from "../chat-state.ts";
import { forgetChat } from "../start/saved-chat.ts";

const EVENTS = ["Lead", "ChatCompleted"] as const;

/** Completes the assessment. Asked again, it returns the stored result. Throws the last error. */
export async function completeChat(sessionId: string, collected: Collected): Promise<ChatResult> {
  const json = { ...visitOf(sessionId, EVENTS), timeZone: ownTimeZone() };
  const { completed, answer } = await retry(async () => {
    const sent = api.assessment.complete.$post({ json });
    return { completed: await unwrap(sent), answer: await sent };
  });
  const { offerTier, hubExpiresAt } = completed;
  const answers = toQuizAnswers(answersSchema.safeParse(collected).data ?? {});
  rememberAssessment({ sessionId, offerTier, hubExpiresAt, answers });
  forgetChat();
  forgetDraft();
  announceCompletion("chat", eventIdsOf(sessionId, EVENTS), completed, answer);
  return { offerTier, hubExpiresAt };
}
