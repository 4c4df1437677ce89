import { completeAnswersSchema } from "#domain/interview/chat-answers";
import { planCompletion } from "#domain/hub/complete";
import type { Collected } from "#domain/interview/interview-fields";
import { keyedHash, sessionTombstone } from "../crypto/keyed-hash.ts";
import { completionEffects, type ChannelSettings } from "../db/delivery/causes.ts";
import { openDb } from "../db/client.ts";
import { completeAssessment, type Completed } from "../db/hub/completion.ts";
import {
  configInForce,
  configOf,
  selectScoringConfig,
  type ConfigText,
} from "../db/scoring/scoring-config.ts";
import type { Visit } from "../db/hub/visit.ts";

export type ChatCompletion =
  | { outcome: "completed"; completed: Completed; queued: boolean; bookmark: string | null }
  | { outcome: "gone" };

/**
 * Scores a chat from its collected facts and completes its assessment with all side effects (contract 5, 6, 10). Asked
 * again, it returns the stored result. Reads the configuration in force unless the caller has just read it. Throws
 * unless all eleven facts are there.
 */
export async function completeChat(
  env: Env,
  chat: { visit: Visit; collected: Collected; channels: ChannelSettings; config?: ConfigText | undefined },
): Promise<ChatCompletion> {
  const { visit, channels } = chat;
  const tombstone = await sessionTombstone(env, visit.sessionId);
  const { db, bookmark } = openDb(env.DB, "first-primary");
  const config = chat.config ? configOf(chat.config) : configInForce(await selectScoringConfig(db));

  const { answers, contact } = completeAnswersSchema.parse(chat.collected);
  const plan = planCompletion(answers, config, visit.now);
  const completion = {
    ...plan,
    visit,
    assessmentType: "chat" as const,
    answers,
    contact,
    rulesVersion: config.rulesVersion,
    emailConsent: null,
    suspect: false,
    bookingRef: await keyedHash(env, "booking", visit.sessionId),
  };
  const effects = completionEffects(channels, "chat", plan.scoring, visit.eventIds);
  const stored = await completeAssessment(db, completion, tombstone, effects);
  return stored ? { outcome: "completed", ...stored, bookmark: bookmark() } : { outcome: "gone" };
}
