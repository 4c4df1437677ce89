import { sessionTombstone } from "../crypto/keyed-hash.ts";
import { chatStanding } from "../db/funnel/chat/chat-projection.ts";
import { openDb } from "../db/client.ts";

/** Whether a chat's assessment is gone. Its row decides how long a chat is kept; the object does not outlive it. */
export async function isForgotten(env: Env, sessionId: string, now: number): Promise<boolean> {
  const tombstone = await sessionTombstone(env, sessionId);
  const { db } = openDb(env.DB, "first-primary");
  return (await chatStanding(db, sessionId, tombstone, now)) !== "chat";
}
