import { PROJECTION_VERSION } from "#domain/calls/consequences/consequences";
import { STUCK_LEADS_SHOWN, type StuckLeads } from "#domain/leads/stuck-leads";
import { count, eq } from "drizzle-orm";
import type { Db } from "../client.ts";
import { assessments, leadMarks } from "../schema/leads.ts";

/** The leads on which the projection failed and which it skips. One round trip. */
export async function findStuckLeads(db: Db): Promise<StuckLeads> {
  const isStuck = eq(leadMarks.stuck, PROJECTION_VERSION);
  const [[counted], leads] = await db.batch([
    db.select({ total: count() }).from(leadMarks).where(isStuck),
    db
      .select({ id: assessments.id, name: assessments.name, email: assessments.email })
      .from(leadMarks)
      .innerJoin(assessments, eq(assessments.id, leadMarks.leadId))
      .where(isStuck)
      .orderBy(leadMarks.leadId)
      .limit(STUCK_LEADS_SHOWN),
  ]);
  return { total: counted?.total ?? 0, leads };
}
