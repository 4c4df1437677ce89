import { sessionTombstone } from "../crypto/keyed-hash.ts";
import { openDb } from "../db/client.ts";
import { eraseSession } from "../db/erasure.ts";
import { findAbandoned, retentionMs } from "../db/retention.ts";

/** Each costs ten of the queries that a run may make. */
const MOST = 15;

/** Erases unfinished assessments without an address after `retention_days_anonymous`, with their chats. */
export async function forgetAbandoned(env: Env, now: number): Promise<number> {
  const { db } = openDb(env.DB, "first-primary");
  const before = now - (await retentionMs(db, "retention_days_anonymous"));
  const sessions = await findAbandoned(db, before, MOST);
  for (const sessionId of sessions) {
    await eraseSession(db, sessionId, await sessionTombstone(env, sessionId), now);
  }
  return sessions.length;
}
