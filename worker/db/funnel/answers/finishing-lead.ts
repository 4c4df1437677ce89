import { and, eq } from "drizzle-orm";
import type { Db } from "../../client.ts";
import { assessments } from "../../schema/leads.ts";

/** A lead of Meta's forms as its finish link needs it; null if it was erased. */
export async function findFinishing(db: Db, id: number) {
  const { sessionId, email, answers, completedAt, hubExpiresAt } = assessments;
  const [row] = await db
    .select({ sessionId, email, answers, completedAt, hubExpiresAt })
    .from(assessments)
    .where(and(eq(assessments.id, id), eq(assessments.assessmentType, "form")));
  return row ?? null;
}

export type Finishing = NonNullable<Awaited<ReturnType<typeof findFinishing>>>;
