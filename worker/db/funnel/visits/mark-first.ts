import { and, eq, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import type { FollowedDb } from "../../client.ts";
import { writeBatch } from "../../write-batch.ts";
import { queueForSession, type Cause } from "../../delivery/outbox.ts";
import { keepBeside } from "../../keep-beside.ts";
import { assessments, leadProofs } from "../../schema/leads.ts";
import { selectTombstone } from "../../tombstones.ts";

/** A visitor's act that counts only the first time; it is stored along with its side effects. */
export type Mark = "bookingLinkClicked" | "bookingFormViewed" | "linkRequestedAt";

export type MarkOutcome = "ok" | "unknown" | "gone";

/** An answered request makes room for a new one. */
function isOver(mark: Mark): SQL | undefined {
  return mark === "linkRequestedAt" ? lt(assessments.linkRequestedAt, assessments.hubExpiresAt) : undefined;
}

/**
 * Records the time of a visitor's first such act in one round trip. `source` is stored for a booking click. Side
 * effects are queued under unique keys, so a repeated call queues nothing twice.
 */
export async function markFirst(
  db: FollowedDb,
  sessionId: string,
  marks: readonly Mark[],
  act: { now: number; source?: string | undefined; tombstone: string; causes?: Cause[] },
): Promise<MarkOutcome> {
  const { now, source = null, tombstone, causes = [] } = act;
  const isIt = eq(assessments.sessionId, sessionId);
  const updates = marks.flatMap((mark) => {
    const isFirst = or(isNull(assessments[mark]), isOver(mark));
    const update = db
      .update(assessments)
      .set({ [mark]: now, updatedAt: now })
      .where(and(isIt, isFirst));
    if (mark !== "bookingLinkClicked" || source === null) return [update];
    return [keepBeside(db, leadProofs, { bookingClickSource: source }, sql`${isIt} and ${isFirst}`), update];
  });
  const [known, erased] = await writeBatch(db, [
    db.select({ id: assessments.id }).from(assessments).where(isIt),
    selectTombstone(db, tombstone, now),
    ...updates,
    ...causes.map((cause) => queueForSession(db, sessionId, cause, now)),
  ]);
  if (erased.length > 0) return "gone";
  return known.length > 0 ? "ok" : "unknown";
}
