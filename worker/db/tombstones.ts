import { and, eq, gt, sql } from "drizzle-orm";
import { runSql, type Db } from "./client.ts";
import { fixedQuery, type Given } from "./fixed-query.ts";
import { assessments, tombstones } from "./schema.ts";

/** The row that says that a session was erased, if it was and not longer than 30 days ago. */
export function selectTombstone(db: Db, tombstone: string, now: number) {
  return tombstoneInForce(db, { tombstone, now });
}

const tombstoneInForce = fixedQuery((db, given: Given<{ tombstone: string; now: number }>) =>
  db
    .select({ sessionHash: tombstones.sessionHash })
    .from(tombstones)
    .where(and(eq(tombstones.sessionHash, given.tombstone), gt(tombstones.expiresAt, given.now))),
);

/**
 * Put behind a write to a session in the same batch: an erased session does not come back, however
 * its erasure and the write interleave.
 */
export function dropIfErased(db: Db, sessionId: string, tombstone: string, now: number) {
  return runSql(
    db,
    sql`
    delete from ${assessments} where session_id = ${sessionId} and exists (
      select 1 from ${tombstones} where session_hash = ${tombstone} and expires_at > ${now}
    )`,
  );
}
