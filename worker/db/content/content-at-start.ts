import type { Content } from "#domain/content/content";
import { storedContent } from "#domain/content/stored-content";
import { eq } from "drizzle-orm";
import type { Db } from "../client.ts";
import { contentVersions } from "../schema/content.ts";
import { leadVisits } from "../schema/funnel.ts";
import { assessments } from "../schema/leads.ts";

/** What a session's visitor read when it began; null if it has not, or of a version that ships or cannot be read. */
export async function findContentAtStart(db: Db, sessionId: string): Promise<Content | null> {
  const [row] = await db
    .select({ document: contentVersions.document })
    .from(assessments)
    .innerJoin(leadVisits, eq(leadVisits.leadId, assessments.id))
    .innerJoin(contentVersions, eq(contentVersions.number, leadVisits.contentAtStart))
    .where(eq(assessments.sessionId, sessionId));
  return row ? storedContent(row.document) : null;
}
