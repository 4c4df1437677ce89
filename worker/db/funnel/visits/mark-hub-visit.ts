import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "../../client.ts";
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
