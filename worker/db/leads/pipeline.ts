import { isoText, isoTextOrNull } from "#domain/time/iso-text";
import type { LeadStatus } from "#domain/leads/pipeline";
import type { PipelineCard, PipelineSort } from "#domain/leads/pipeline-board";
import { ALL_TIME, piecesOf, type Pieces } from "#domain/figures/day-pieces";
import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import type { ListCursor } from "./assessment-list.ts";
import { bookingReportedAt } from "./reported-booking.ts";
import { allSql, type Db, type FollowedDb } from "../client.ts";
import { figuresBatch } from "../figures/figures-batch.ts";
import { figuresOf, type FigureName } from "../figures/figures.ts";
import { leadBookingOf, shownBooking } from "./shown-booking.ts";
import { selectDeskCursor } from "../delivery/changes/changes-cursor.ts";
import { assessments, IS_LEAD } from "../schema/leads.ts";

export type ColumnPage = {
  status: LeadStatus;
  count: number;
  value: number;
  withoutValue: number;
  cards: PipelineCard[];
  next: ListCursor | null;
};

// The last move. A lead that never moved entered its column when it was completed or, failing that, created. Column
// names are written out because drizzle omits the table, and the inner query has an `id` of its own.
const inStageSince = sql<number>`coalesce(
  (select h.changed_at from status_history h where h.assessment_id = assessments.id and h.undone_at is null
    order by h.id desc limit 1),
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
  lostReason: assessments.lostReason,
  lostNote: assessments.lostNote,
  dealValue: assessments.dealValue,
  adminNotes: assessments.adminNotes,
  statusUpdatedBy: assessments.statusUpdatedBy,
  phone: assessments.phone,
  phoneFlag: assessments.phoneFlag,
  owner: assessments.owner,
  dueAt: assessments.dueAt,
  clockStartedAt: assessments.clockStartedAt,
  callRequestedAt: assessments.callRequestedAt,
  callStatus: assessments.callStatus,
  callStartsAt: assessments.callStartsAt,
  callReportedAt: bookingReportedAt(),
  bookedCall: shownBooking,
  timeZone: assessments.timeZone,
  lastOutcome: assessments.lastOutcome,
  nextAction: assessments.nextAction,
  nextActionAt: assessments.nextActionAt,
  createdAt: assessments.createdAt,
  updatedAt: assessments.updatedAt,
  inStageSince,
} as const;

/** Whose leads the board shows: an owner's address, null for leads without an owner, undefined for all. */
type BoardPage = {
  limit: number;
  cursor: ListCursor | null;
  sort?: PipelineSort | undefined;
  owner?: string | null | undefined;
};

type Total = { status: string; count: number; value: number; valued: number };

/** The indexes of the board are read from either end. */
const ORDERS = {
  updated: { column: assessments.updatedAt, direction: desc, behind: sql`<` },
  leadScore: { column: assessments.boardScore, direction: desc, behind: sql`<` },
  oldest: { column: assessments.updatedAt, direction: asc, behind: sql`>` },
} as const satisfies Record<PipelineSort, unknown>;

/**
 * A page of each given column of the board: leads with an e-mail that are not suspects, what comes first in the order
 * of `sort` at its head. Counts and values cover the whole column: those come from the counted days. With the
 * change they were read at. Two round trips.
 */
export async function listPipeline(
  db: FollowedDb,
  statuses: readonly LeadStatus[],
  page: BoardPage,
): Promise<{ columns: ColumnPage[]; deskCursor: number }> {
  const { limit, sort = "updated", owner } = page;
  const {
    cursor: [at],
    totals,
    pages,
  } = await figuresBatch(db, (counted) => ({
    cursor: selectDeskCursor(db),
    totals: allSql<Total>(db, totalsOf(owner, piecesOf([ALL_TIME], counted))),
    pages: statuses.map((status) => selectCards(db, status, page)),
  }));
  const columns = statuses.map((status, index) => {
    const { count = 0, value = 0, valued = 0 } = totals.find((total) => total.status === status) ?? {};
    const rows = pages[index] ?? [];
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const key = sort === "leadScore" ? last?.leadScore : last?.updatedAt;
    const next = rows.length > limit && last ? { value: key ?? null, id: last.id } : null;
    return { status, count, value, withoutValue: count - valued, cards: shown.map(cardOf), next };
  });
  return { columns, deskCursor: at?.deskCursor ?? 0 };
}

/** Leads without an owner are all but those that somebody owns. */
function totalsOf(owner: string | null | undefined, pieces: Pieces): SQL {
  const totals = (name: FigureName, whose: SQL) => sql`
    select lead_status as status, sum(total) as count, sum(deal_sum) as value, sum(deal_count) as valued
    from ${figuresOf(name, pieces)} where has_email = 1 and ${whose} group by lead_status`;
  const all = totals("leadDays", sql`true`);
  if (owner === undefined) return all;
  if (owner !== null) return totals("ownerDays", sql`owner = ${owner}`);
  return sql`
    select a.status, a.count - coalesce(o.count, 0) as count, a.value - coalesce(o.value, 0) as value,
      a.valued - coalesce(o.valued, 0) as valued
    from (${all}) as a left join (${totals("ownerDays", sql`true`)}) as o on o.status = a.status`;
}

function selectCards(db: Db, status: LeadStatus, { limit, cursor, sort = "updated", owner }: BoardPage) {
  const { column, direction, behind } = ORDERS[sort];
  const isBehind =
    cursor && sql`(${column}, ${assessments.id}) ${behind} (${cursor.value ?? -1}, ${cursor.id})`;
  return db
    .select(cardColumns)
    .from(assessments)
    .where(
      and(
        eq(assessments.leadStatus, status),
        sql`${IS_LEAD} and suspect = 0`,
        owner === undefined ? undefined : owner === null ? sql`owner is null` : sql`owner = ${owner}`,
        isBehind ?? undefined,
      ),
    )
    .orderBy(direction(column), direction(assessments.id))
    .limit(limit + 1);
}

type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

function cardOf(row: CardRow): PipelineCard {
  return {
    ...row,
    bookedCall: leadBookingOf(row.bookedCall),
    dueAt: isoTextOrNull(row.dueAt),
    clockStartedAt: isoTextOrNull(row.clockStartedAt),
    callRequestedAt: isoTextOrNull(row.callRequestedAt),
    callStartsAt: isoTextOrNull(row.callStartsAt),
    callReportedAt: isoTextOrNull(row.callReportedAt),
    nextActionAt: isoTextOrNull(row.nextActionAt),
    createdAt: isoText(row.createdAt),
    updatedAt: isoText(row.updatedAt),
    inStageSince: isoText(row.inStageSince),
  };
}
