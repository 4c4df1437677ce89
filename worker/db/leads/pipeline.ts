import { isoText } from "#domain/time/iso-text";
import type { LeadStatus } from "#domain/leads/pipeline";
import type { PipelineCard } from "#domain/leads/pipeline-board";
import { and, desc, eq, sql } from "drizzle-orm";
import type { ListCursor } from "./assessment-list.ts";
import { allSql, type Db } from "../client.ts";
import { selectDeskCursor } from "../desk/desk-news.ts";
import { assessments } from "../schema.ts";

export type ColumnPage = {
  status: LeadStatus;
  count: number;
  value: number;
  cards: PipelineCard[];
  next: ListCursor | null;
};

// The last move. A lead that never moved entered its column when it was completed or, failing that, created. Column
// names are written out because drizzle omits the table, and the inner query has an `id` of its own.
const inStageSince = sql<number>`coalesce(
  (select h.changed_at from status_history h where h.assessment_id = assessments.id order by h.id desc limit 1),
  ${assessments.completedAt}, ${assessments.createdAt})`;

const cardColumns = {
  id: assessments.id,
  sessionId: assessments.sessionId,
  version: assessments.version,
  name: assessments.name,
  email: assessments.email,
  businessUrl: assessments.businessUrl,
  assessmentType: assessments.assessmentType,
  offerTier: assessments.offerTier,
  score: assessments.score,
  leadScore: assessments.leadScore,
  leadStatus: assessments.leadStatus,
  dealValue: assessments.dealValue,
  adminNotes: assessments.adminNotes,
  statusUpdatedBy: assessments.statusUpdatedBy,
  createdAt: assessments.createdAt,
  updatedAt: assessments.updatedAt,
  inStageSince,
} as const;

/**
 * A page of each given column of the board: leads with an e-mail that are not suspects, latest change first. Counts and
 * values cover the whole column and come from the roll-up. With the change they were read at. One round trip.
 */
export async function listPipeline(
  db: Db,
  statuses: readonly LeadStatus[],
  { limit, cursor }: { limit: number; cursor: ListCursor | null },
): Promise<{ columns: ColumnPage[]; deskCursor: number }> {
  const [[at], totals, ...pages] = await db.batch([
    selectDeskCursor(db),
    allSql<{ status: string; count: number; value: number }>(
      db,
      sql`select lead_status as status, sum(total) as count, sum(deal_sum) as value from assessment_stats
        where grain = 'a' and bucket = 0 and has_email = 1 group by lead_status`,
    ),
    ...statuses.map((status) => selectCards(db, status, limit + 1, cursor)),
  ]);
  const columns = statuses.map((status, index) => {
    const { count = 0, value = 0 } = totals.find((total) => total.status === status) ?? {};
    const rows = pages[index] ?? [];
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const next = rows.length > limit && last ? { value: last.updatedAt, id: last.id } : null;
    return { status, count, value, cards: shown.map(cardOf), next };
  });
  return { columns, deskCursor: at?.deskCursor ?? 0 };
}

function selectCards(db: Db, status: LeadStatus, most: number, cursor: ListCursor | null) {
  const behind =
    cursor && sql`(${assessments.updatedAt}, ${assessments.id}) < (${cursor.value}, ${cursor.id})`;
  return db
    .select(cardColumns)
    .from(assessments)
    .where(
      and(eq(assessments.leadStatus, status), sql`email is not null and suspect = 0`, behind ?? undefined),
    )
    .orderBy(desc(assessments.updatedAt), desc(assessments.id))
    .limit(most);
}

type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

function cardOf(row: CardRow): PipelineCard {
  return {
    ...row,
    createdAt: isoText(row.createdAt),
    updatedAt: isoText(row.updatedAt),
    inStageSince: isoText(row.inStageSince),
  };
}
