import { splitCollected } from "#domain/funnel/interview/chat-answers";
import { sessionTombstone } from "../crypto/keyed-hash.ts";
import type { FollowedDb } from "../db/client.ts";
import { projectChat, type ChatStanding } from "../db/funnel/chat/chat-projection.ts";
import type { ChatStore } from "./chat-store.ts";
import { collectedOf } from "./chat-views.ts";

/** Writes the collected facts through to D1 if anything has changed since the last time. */
export async function writeThrough(
  env: Env,
  db: FollowedDb,
  store: ChatStore,
  now: number,
): Promise<ChatStanding> {
  const { sessionId, createdAt, unprojected, completedAt } = store.record();
  if (!unprojected || completedAt !== null) return "chat";
  const facts = store.facts();
  const chat = { sessionId, startedAt: createdAt, ...splitCollected(collectedOf(facts)) };
  const tombstone = await sessionTombstone(env, sessionId);
  store.markProjected();
  try {
    return await projectChat(db, chat, tombstone, now);
  } catch (error) {
    store.markUnprojected();
    throw error;
  }
}
