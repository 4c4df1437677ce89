import type { AssessmentSort } from "#domain/leads/assessment-list";
import type { AssessmentFilter } from "#domain/leads/filters/filter-meaning";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { asc, desc, eq, sql, Subquery, type SQL } from "drizzle-orm";
import { newestAdLeads } from "./ad-leads.ts";
import { searchIds } from "./assessment-search.ts";
import { filterCondition, hasConditions } from "./filter-sql.ts";
import { isProofs, isVisit, selectViews, viewColumns, viewOf, type ViewRow } from "./assessment-view.ts";
import type { Db, FollowedDb } from "../client.ts";
import { projectedBatch } from "../calls/consequences/projected-batch.ts";
import { selectDeskCursor } from "../delivery/changes/changes-cursor.ts";
import { leadVisits } from "../schema/funnel.ts";
import { assessments, leadProofs } from "../schema/leads.ts";

/** Combined with other filters, a search examines this many of its newest matches per page. */
const SEARCH_STEP = 200;
/** A search in any order but newest first sorts this many of its newest matches. */
const SORTED_MOST = 800;

/** Where the next page begins: after this value and id. A null value means among the rows without one. */
export type ListCursor = { value: number | null; id: number };
/** A page, and the number of the change that it was read at. */
export type AssessmentPage = { rows: AssessmentView[]; next: ListCursor | null; deskCursor: number };

const SORTS = {
  created: { field: "createdAt", column: assessments.createdAt, first: desc },
  updated: { field: "updatedAt", column: assessments.updatedAt, first: desc },
  leadScore: { field: "leadScore", column: assessments.leadScore, first: desc },
  dealValue: { field: "dealValue", column: assessments.dealValue, first: desc },
  due: { field: "dueAt", column: assessments.dueAt, first: asc },
} as const;

/** One page of assessments, in the order of `sort`. Reads hardly more rows than it returns. */
export function listAssessments(
  db: FollowedDb,
  filter: AssessmentFilter,
  page: { sort: AssessmentSort; limit: number; cursor: ListCursor | null },
): Promise<AssessmentPage> {
  const { search, ad, ...rest } = filter;
  const { cursor } = page;
  if (search) {
    const beforeId = cursor?.id ?? null;
    return foundPage(
      db,
      filter,
      (most) => sql`select id, null as at from (${searchIds(search, { most, beforeId })})`,
      page,
    );
  }
  if (ad) return foundPage(db, rest, (most) => newestAdLeads(ad, { most, after: cursor }), page);
  return indexPage(db, filter, page);
}

async function indexPage(
  db: FollowedDb,
  filter: AssessmentFilter,
  { sort, limit, cursor }: { sort: AssessmentSort; limit: number; cursor: ListCursor | null },
): Promise<AssessmentPage> {
  const { column, first: ordered } = SORTS[sort];
  const direction = ordered === asc ? sql`asc` : sql`desc`;
  const [value, id] = [sql`${column}`, sql`${assessments.id}`];
  const behind =
    cursor && cursor.value !== null
      ? sql`(${value}, ${id}) ${ordered === asc ? sql`>` : sql`<`} (${cursor.value}, ${cursor.id})`
      : sql`true`;
  // Rows without the value come last. The two parts are read separately so that each follows an index.
  const valued = selectPart(db, filter, {
    behind: sql`${value} is not null and ${behind}`,
    order: sql`${value} ${direction}, ${id} ${direction}`,
    limit: limit + 1,
  });
  const nulls = selectPart(db, filter, {
    behind: sql`${value} is null and ${cursor?.value === null ? isOlder(cursor.id) : sql`true`}`,
    order: sql`${assessments.createdAt} desc, ${id} desc`,
    limit: limit + 1,
  });
  const inNulls = cursor?.value === null;
  const {
    rows: first,
    cursor: [at],
  } = await projectedBatch(db, () => ({
    rows: inNulls ? nulls : valued,
    cursor: selectDeskCursor(db),
  }));
  const isAll = inNulls || column.notNull || first.length > limit;
  // Read later, the rest may only be newer than the change that the page is said to be read at.
  const rows = isAll ? first : [...first, ...(await nulls)].slice(0, limit + 1);
  return { ...pageOf(rows, limit, sort), deskCursor: at?.deskCursor ?? 0 };
}

/** The first leads of a part of the list, found by an index alone before their rows are read. */
function selectPart(
  db: Db,
  filter: AssessmentFilter,
  { behind, order, limit }: { behind: SQL; order: SQL; limit: number },
) {
  const ids = sql`
    select id from ${assessments} where ${filterCondition(filter)} and ${behind} order by ${order} limit ${limit}`;
  return selectViews(db)
    .where(sql`${assessments.id} in (${ids})`)
    .orderBy(order);
}

/** Those before a lead in time; if it was erased meanwhile, those before its predecessor. */
function isOlder(id: number): SQL {
  const { createdAt } = assessments;
  return sql`(${createdAt}, ${assessments.id}) < (
    (select created_at from assessments as last where last.id <= ${id} order by last.id desc limit 1), ${id})`;
}

/** A page of the rows that `find` returns, newest first: as `id`, with the value that they are sorted by as `at`. */
async function foundPage(
  db: FollowedDb,
  filter: AssessmentFilter,
  find: (most: number) => SQL,
  { sort, limit }: { sort: AssessmentSort; limit: number },
): Promise<AssessmentPage> {
  const newestFirst = sort === "created";
  const narrowed = hasConditions(filter) ? SEARCH_STEP : limit + 1;
  const most = Math.max(newestFirst ? narrowed : SORTED_MOST, limit + 1);
  const { column, first } = SORTS[sort];
  const order = [sql`${column} is null`, first(column), first(assessments.id)];
  // `cross join` makes SQLite start from the matches rather than from an index of the list. After the rows comes the
  // oldest match examined, if there may be more.
  const shown = sql`
    with found as (${find(most)})
    select * from (
      select ${assessments.id} as id, at, 1 as held from found cross join ${assessments}
      where ${assessments.id} = found.id and ${filterCondition(filter)}
      order by ${sql.join(order, sql`, `)} limit ${limit + 1})
    union all
    select * from (select id, at, 0 from found order by at, id limit 1) where (select count(*) from found) = ${most}`;
  const matches = db
    .select({ ...viewColumns, held: sql<0 | 1>`shown.held`, at: sql<number | null>`shown.at` })
    .from(new Subquery(shown, {}, "shown"))
    .crossJoin(assessments)
    .leftJoin(leadProofs, isProofs)
    .leftJoin(leadVisits, isVisit)
    .where(sql`${assessments.id} = shown.id`)
    .orderBy(sql`shown.held desc`, ...order);
  const { rows, cursor } = await projectedBatch(db, () => ({ rows: matches, cursor: selectDeskCursor(db) }));
  const deskCursor = cursor[0]?.deskCursor ?? 0;
  const held = rows.filter((row) => row.held === 1).map(({ held: _held, at: _at, ...row }) => row);
  const page = pageOf(held, limit, sort);
  if (!newestFirst) return { rows: page.rows, next: null, deskCursor };
  const reached = rows.find((row) => row.held === 0);
  const next = page.next ?? (reached ? { value: reached.at, id: reached.id } : null);
  return { rows: page.rows, next, deskCursor };
}

function pageOf(rows: ViewRow[], limit: number, sort: AssessmentSort): Omit<AssessmentPage, "deskCursor"> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last ? { value: last[SORTS[sort].field], id: last.id } : null;
  return { rows: shown.map(viewOf), next };
}

/** One assessment by its session, or null. */
export async function findAssessment(db: Db, sessionId: string): Promise<AssessmentView | null> {
  const [row] = await selectViews(db).where(eq(assessments.sessionId, sessionId));
  return row ? viewOf(row) : null;
}
