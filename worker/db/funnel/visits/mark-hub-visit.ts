import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { Db, FollowedDb } from "../../client.ts";
import { writeBatch } from "../../write-batch.ts";
import { assessments } from "../../schema/leads.ts";

/** The statement that stores the time of the first visit to a hub that has not expired. */
export function markHubVisit(db: Db, sessionId: string, now: number) {
  return db
    .update(assessments)
    .set({ firstHubVisitAt: now, updatedAt: now })
    .where(
      and(
        eq(assessments.sessionId, sessionId),
        isNull(assessments.firstHubVisitAt),
        isNotNull(assessments.completedAt),
        gt(assessments.hubExpiresAt, now),
      ),
    );
}

/** Records that somebody has opened their hub. */
export async function rememberHubVisit(db: FollowedDb, sessionId: string, now: number): Promise<void> {
  await writeBatch(db, [markHubVisit(db, sessionId, now)]);
}
