import { ASSESSMENT_TYPES } from "#domain/leads/assessment-list";
import type { AssessmentFilter } from "#domain/lead-filters/filter-meaning";
import { WIDTHS } from "#domain/consequences/grains";
import { sql, type SQL } from "drizzle-orm";
import { asksOnlyFor, cellCondition, countedCondition, hasConditions } from "./filter-sql.ts";
import {
  END_OF_TIME,
  lastQuarter,
  nextQuarter,
  pieceTable,
  within,
  type Piece,
} from "../analytics/rollup-pieces.ts";
import { assessments } from "../schema.ts";

/** The most cells of a period that may be read. */
const CELLS_MOST = 700;

/**
 * The totals of a filter without a search, read from the roll-ups as a row of `Sums`. Both ends of a period are
 * inclusive. If that would read too many cells, the totals are lower bounds.
 */
export function sumRollUps(filter: AssessmentFilter): SQL {
  const { from, to, ...dimensions } = filter;
  if (from === undefined && to === undefined) return sumAllTime(filter);
  const { start, end } = periodOf(filter);
  const [first, last] = [nextQuarter(start), end === END_OF_TIME ? end : lastQuarter(end)];
  // A period shorter than a quarter-hour has no bucket of its own, only rows.
  const edges: [number, number][] =
    first > last
      ? [[start, end]]
      : [
          [start, first],
          [last, end],
        ];
  const pieces = within(first, last);
  const parts = [
    ...(pieces.length === 0 ? [] : [hasConditions(dimensions) ? ofCells(filter, pieces) : ofTrend(pieces)]),
    ...edges.filter(([low, high]) => low < high).map(([low, high]) => ofRows(filter, low, high)),
  ];
  if (parts.length === 0) return sql`select 0 as filtered, 0 as completed, 0 as bookingClicks, 0 as cut`;
  return sql`select sum(n) as filtered, sum(done) as completed, sum(clicks) as bookingClicks, max(cut) as cut
    from (${sql.join(parts, sql` union all `)})`;
}

/** In ms, the end exclusive. */
function periodOf({ from = 0, to }: AssessmentFilter): { start: number; end: number } {
  return { start: from, end: to === undefined ? END_OF_TIME : to + 1 };
}

function sumAllTime(filter: AssessmentFilter): SQL {
  return sql`
    select coalesce(sum(total), 0) as filtered, coalesce(sum(completed), 0) as completed,
      coalesce(sum(booking_clicks), 0) as bookingClicks, 0 as cut
    from assessment_stats where grain = 'a' and bucket = 0 and ${cellCondition(filter)}`;
}

/** Whether a filter asks for an owner's leads, or nobody's, and beside that only for what `owner_stats` holds. */
export function isOfOwnerAlone(filter: AssessmentFilter): boolean {
  return filter.owner !== undefined && asksOnlyFor(filter, ["owner", "leadStatus", "leadsOnly"]);
}

/** The totals of an owner's leads as a row of `Sums`. Nobody's are all but those that somebody has. */
export function sumOfOwner(filter: AssessmentFilter): SQL {
  const { owner, ...held } = filter;
  const whose = owner === null ? sql`true` : sql`owner = ${owner}`;
  const owned = sql`
    select coalesce(sum(total), 0) as filtered, coalesce(sum(completed), 0) as completed,
      coalesce(sum(booking_clicks), 0) as bookingClicks, 0 as cut
    from owner_stats where ${whose} and ${cellCondition(held)}`;
  if (owner !== null) return owned;
  return sql`
    select a.filtered - o.filtered as filtered, a.completed - o.completed as completed,
      a.bookingClicks - o.bookingClicks as bookingClicks, 0 as cut
    from (${sumAllTime(held)}) as a cross join (${owned}) as o`;
}

function ofTrend(pieces: readonly Piece[]): SQL {
  return sql`
    select coalesce(sum(p.sign * t.total), 0) as n, coalesce(sum(p.sign * t.completed), 0) as done,
      coalesce(sum(p.sign * t.booking_clicks), 0) as clicks, 0 as cut
    from ${trendOf(pieces)}`;
}

/**
 * Finds the non-empty buckets in the trend, then looks up the type and tier in each. Weeks come first: if not all cells
 * can be read, the weeks wholly inside the period give the lower bound.
 */
function ofCells(filter: AssessmentFilter, pieces: readonly Piece[]): SQL {
  const { start, end } = periodOf(filter);
  const isHeld = cellCondition(filter);
  const isInside = sql`grain = 'w' and bucket >= ${start} and bucket <= ${end - WIDTHS.w}`;
  const sum = (column: SQL) => sql`coalesce(iif(count(*) < ${CELLS_MOST},
      sum(sign * ${column}) filter (where ${isHeld}),
      sum(${column}) filter (where ${isHeld} and ${isInside})), 0)`;
  return sql`
    select ${sum(sql`total`)} as n, ${sum(sql`completed`)} as done, ${sum(sql`booking_clicks`)} as clicks,
      count(*) = ${CELLS_MOST} as cut
    from (
      select p.sign, s.* from ${trendOf(pieces.toReversed())} cross join assessment_stats s
      where s.grain = t.grain and s.bucket = t.bucket and ${cellPrefix(filter)} limit ${CELLS_MOST})`;
}

function trendOf(pieces: readonly Piece[]): SQL {
  return sql`${pieceTable(pieces)} as p
    cross join assessment_trend t on t.grain = p.grain and t.bucket >= p.low and t.bucket < p.high`;
}

/** The part of the condition that matches a prefix of the cells' key. */
function cellPrefix({ tier, type }: AssessmentFilter): SQL {
  if (tier === undefined && type === undefined) return sql`true`;
  const types = type === undefined ? ASSESSMENT_TYPES : [type];
  const ofType = sql`s.assessment_type in ${types}`;
  return tier === undefined ? ofType : sql`${ofType} and s.offer_tier = ${tier}`;
}

function ofRows(filter: AssessmentFilter, low: number, high: number): SQL {
  return sql`
    select count(*) as n, count(${assessments.completedAt}) as done,
      count(${assessments.bookingLinkClicked}) as clicks, 0 as cut
    from ${assessments} where ${countedCondition({ ...filter, from: low, to: high - 1 })}`;
}
