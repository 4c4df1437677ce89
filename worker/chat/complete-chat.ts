import { completeAnswersSchema } from "#domain/chat-answers";
import { planCompletion } from "#domain/complete";
import type { Collected } from "#domain/interview-fields";
import { keyedHash, sessionTombstone } from "../crypto/keyed-hash.ts";
import { completionEffects, type ChannelSettings } from "../db/causes.ts";
import { openDb } from "../db/client.ts";
import { completeAssessment, readCompletionState, type Completed } from "../db/completion.ts";
import type { Visit } from "../db/visit.ts";

export type ChatCompletion =
  | { outcome: "completed"; completed: Completed; queued: boolean; bookmark: string | null }
  | { outcome: "gone" | "conflict" };

/**
 * Scores a chat from what it collected and completes its assessment with everything this causes
 * (contract 5, 6, 10). Asked again it gives what is stored. Throws unless all eleven facts are there.
 */
export async function completeChat(
  env: Env,
  chat: { visit: Visit; collected: Collected; channels: ChannelSettings },
): Promise<ChatCompletion> {
  const { visit, channels } = chat;
  const tombstone = await sessionTombstone(env, visit.sessionId);
  const { db, bookmark } = openDb(env.DB, "first-primary");
  const state = await readCompletionState(db, visit.sessionId, tombstone, visit.now);
  if (state.erased) return { outcome: "gone" };
  if (state.existing?.type === "quiz") return { outcome: "conflict" };
  const known = state.existing?.completed;
  if (known) return { outcome: "completed", completed: known, queued: false, bookmark: bookmark() };

  const { answers, contact } = completeAnswersSchema.parse(chat.collected);
  const plan = planCompletion(answers, state.config, visit.now);
  const completion = {
    ...plan,
    visit,
    assessmentType: "chat" as const,
    answers,
    contact,
    rulesVersion: state.config.rulesVersion,
    emailConsent: null,
    suspect: false,
    bookingRef: await keyedHash(env, "booking", visit.sessionId),
  };
  const effects = completionEffects(channels, "chat", plan.scoring, visit.eventIds);
  const stored = await completeAssessment(db, completion, tombstone, effects);
  return stored ? { outcome: "completed", ...stored, bookmark: bookmark() } : { outcome: "gone" };
}
