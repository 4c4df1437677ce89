import type { Content } from "#domain/content/content";
import { storedContent } from "#domain/content/stored-content";
import { eq } from "drizzle-orm";
import type { Db } from "../client.ts";
import { contentVersions } from "../schema/content.ts";
import { leadVisits } from "../schema/funnel.ts";
import { assessments } from "../schema/leads.ts";

/**
 * The content that a session's visitor read at its start; null if it has not started, or if that was the built-in
 * version or cannot be read.
 */
export async function findContentAtStart(db: Db, sessionId: string): Promise<Content | null> {
  const [row] = await db
    .select({ document: contentVersions.document })
    .from(assessments)
    .innerJoin(leadVisits, eq(leadVisits.leadId, assessments.id))
    .innerJoin(contentVersions, eq(contentVersions.number, leadVisits.contentAtStart))
    .where(eq(assessments.sessionId, sessionId));
  return row ? storedContent(row.document) : null;
}
