import { quizAnswersSchema } from "#domain/funnel/answers/answer-schemas";
import { sessionIdSchema } from "#domain/funnel/answers/contact";
import { isoTime } from "#domain/time/iso-time";
import { isSavedSessionFresh } from "#domain/session-age";
import * as z from "zod/mini";
import { LAST_ASSESSMENT } from "./last-assessment-key.ts";
import { forget, readStored, store } from "./storage.ts";
import { serverNow } from "./server-clock.ts";

const lastAssessmentSchema = z.object({
  sessionId: sessionIdSchema,
  offerTier: z.int(),
  hubExpiresAt: isoTime("A hub ends at a time"),
  /** For starting again; name, e-mail and website are not kept once they have been sent. */
  answers: quizAnswersSchema,
  timestamp: z.number(),
});

export type LastAssessment = z.infer<typeof lastAssessmentSchema>;

/** Remembers the assessment completed last in this browser, quiz or chat. */
export function rememberAssessment(assessment: Omit<LastAssessment, "timestamp">, now = serverNow()): void {
  store(LAST_ASSESSMENT, { ...assessment, timestamp: now });
}

export function readLastAssessment(now = serverNow()): LastAssessment | null {
  const parsed = lastAssessmentSchema.safeParse(readStored(LAST_ASSESSMENT));
  if (parsed.success && isSavedSessionFresh(parsed.data.timestamp, now)) return parsed.data;
  forget(LAST_ASSESSMENT);
  return null;
}

/** Forgets it if it is the one that was erased. */
export function forgetAssessment(sessionId: string): void {
  if (readLastAssessment()?.sessionId === sessionId) forget(LAST_ASSESSMENT);
}
