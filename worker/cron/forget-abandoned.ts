import { trafficSource } from "#domain/money/ads/traffic-source";
import { sessionTombstone } from "../crypto/keyed-hash.ts";
import { findAbandoned, forgetAbandoned as forget } from "../db/people/privacy/abandoned.ts";
import type { Budget } from "../db/budget.ts";
import { retentionMs } from "../db/people/privacy/retention.ts";
import { inPieces } from "./in-pieces.ts";

const SESSIONS_A_PIECE = 200;
/** 1,000 sessions a minute are 1.4 million a day, for a sixth of a run's query budget. */
const PACE = { pieces: 5, budgetMs: 10_000 };

/** Erases unfinished assessments without an address after `retention_days_anonymous`, with their chats. */
export async function forgetAbandoned(env: Env, now: number, budget: Budget): Promise<number> {
  const db = budget.work;
  const before = now - (await retentionMs(db, "retention_days_anonymous"));
  return inPieces(PACE, budget, async () => {
    const found = await findAbandoned(db, before, SESSIONS_A_PIECE);
    const sessions = await Promise.all(
      found.map(async ({ id, sessionId, source }) => ({
        id,
        tombstone: await sessionTombstone(env, sessionId),
        source: trafficSource(source),
      })),
    );
    return sessions.length === 0 ? 0 : forget(db, sessions, before, now);
  });
}
