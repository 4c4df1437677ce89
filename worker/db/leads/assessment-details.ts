import type { AssessmentType } from "#domain/leads/assessment-list";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { RELATED_MAX, type RelatedAssessment } from "#domain/leads/related-assessment";
import type { StaffWords } from "#domain/content/staff-words";
import { breakdownOf, type BreakdownLine, type DecidedBy } from "#domain/offers/scoring/scoring";
import { and, desc, eq, ne, sql } from "drizzle-orm";
import { isProofs, isVisit, selectViews, viewColumns, viewOf } from "./assessment-view.ts";
import type { Db, FollowedDb } from "../client.ts";
import { projectedBatch } from "../calls/consequences/projected-batch.ts";
import { selectDeskCursor } from "../delivery/changes/changes-cursor.ts";
import { leadVisits } from "../schema/funnel.ts";
import { assessments, leadProofs } from "../schema/leads.ts";

/** One assessment as lists show it, null if there is none with this number, and the change that it was read at. */
export async function readAssessment(
  db: Db,
  id: number,
): Promise<{ assessment: AssessmentView | null; deskCursor: number }> {
  const [[row], [at]] = await db.batch([selectViews(db).where(eq(assessments.id, id)), selectDeskCursor(db)]);
  return { assessment: row ? viewOf(row) : null, deskCursor: at?.deskCursor ?? 0 };
}

/** Those of these leads that still exist, as lists show them. One round trip. */
export async function readLeads(db: FollowedDb, ids: readonly number[]): Promise<AssessmentView[]> {
  const { rows } = await projectedBatch(db, () => ({
    rows: selectViews(db).where(
      sql`${assessments.id} in (select value from json_each(${JSON.stringify(ids)}))`,
    ),
  }));
  return rows.map(viewOf);
}

/** The breakdown of a score as stored when it was computed. `totalScore` is the stored score. */
export type StoredBreakdown = {
  breakdown: BreakdownLine[];
  totalScore: number;
  decidedBy: DecidedBy | null;
  rulesVersion: number | null;
};

/** Null if the session is unknown or has no score. */
export async function findBreakdown(
  db: Db,
  sessionId: string,
  words: StaffWords,
): Promise<StoredBreakdown | null> {
  const [row] = await db
    .select({
      answers: assessments.answers,
      points: leadProofs.breakdown,
      totalScore: assessments.score,
      decidedBy: leadProofs.decidedBy,
      rulesVersion: assessments.rulesVersion,
    })
    .from(assessments)
    .leftJoin(leadProofs, eq(leadProofs.leadId, assessments.id))
    .where(eq(assessments.sessionId, sessionId));
  if (!row || row.totalScore === null) return null;
  const { answers, points, totalScore, ...rest } = row;
  return { ...rest, totalScore, breakdown: breakdownOf(answers, points ?? {}, words) };
}

/** The type of a session's assessment; null if the session is unknown. */
export async function findType(db: Db, sessionId: string): Promise<AssessmentType | null> {
  const [row] = await db
    .select({ type: assessments.assessmentType })
    .from(assessments)
    .where(eq(assessments.sessionId, sessionId));
  return row?.type ?? null;
}

/** The newest other assessments with the same e-mail (in any case) or IP address; null if the given one is unknown. */
export async function findRelated(db: Db, id: number): Promise<RelatedAssessment[] | null> {
  const [own] = await db
    .select({ email: sql<string | null>`lower(${assessments.email})`, ip: leadVisits.ipAddress })
    .from(assessments)
    .leftJoin(leadVisits, isVisit)
    .where(eq(assessments.id, id));
  if (!own) return null;
  const ids = sql`
    select id from (
      select id from assessments where lower(email) = ${own.email} and email is not null and id <> ${id}
      order by id desc limit ${RELATED_MAX}) union
    select lead_id from (
      select lead_id from lead_visits where ip_address = ${own.ip} and ip_address is not null and lead_id <> ${id}
      order by lead_id desc limit ${RELATED_MAX})`;
  const sameEmail = sql<number>`coalesce(lower(${assessments.email}) = ${own.email}, 0)`;
  const rows = await db
    .select({ view: viewColumns, byEmail: sameEmail })
    .from(assessments)
    .leftJoin(leadProofs, isProofs)
    .leftJoin(leadVisits, isVisit)
    .where(and(sql`${assessments.id} in (${ids})`, ne(assessments.id, id)))
    .orderBy(desc(assessments.createdAt), desc(assessments.id))
    .limit(RELATED_MAX);
  return rows.map(({ view, byEmail }) => ({ ...viewOf(view), matchedBy: byEmail === 1 ? "email" : "ip" }));
}
