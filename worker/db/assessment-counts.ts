import { COUNT_LIMIT, type AssessmentFilter, type Count } from "#domain/assessment-list";
import { sql, type SQL } from "drizzle-orm";
import { filterCondition, hasConditions } from "./assessment-filter.ts";
import { searchIds } from "./assessment-search.ts";
import { allSql, type Db } from "./client.ts";
import { assessments } from "./schema.ts";

const QUARTER_MS = 15 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The end of time for open ranges: behind every row and a whole number of days. */
const FOREVER = 100_000 * DAY_MS;

/** What the three summary cards say. `filtered` and its parts stop at COUNT_LIMIT where `more` is set. */
export type Summary = {
  total: number;
  filtered: number;
  completed: number;
  bookingClicks: number;
  more: boolean;
};

type Sums = { filtered: number; completed: number; bookingClicks: number };

/** Counts for a filter: from the roll-up where it holds them, otherwise row by row up to COUNT_LIMIT. */
export async function summarise(db: Db, filter: AssessmentFilter): Promise<Summary> {
  const [[all], [sums]] = await db.batch([
    allSql<{ total: number }>(db, sql`select total from assessment_trend where grain = 'a' and bucket = 0`),
    allSql<Sums>(db, sumsOf(filter)),
  ]);
  const counted = sums ?? { filtered: 0, completed: 0, bookingClicks: 0 };
  const more = counted.filtered > COUNT_LIMIT && !isRolledUp(filter);
  return {
    total: all?.total ?? 0,
    ...counted,
    filtered: more ? COUNT_LIMIT : counted.filtered,
    more,
  };
}

/** How many assessments a filter holds, as `X-Total-Count` says it. */
export async function countAssessments(db: Db, filter: AssessmentFilter): Promise<Count> {
  const { search, ...conditions } = filter;
  if (!search || hasConditions(conditions)) {
    const { filtered, more } = await summarise(db, filter);
    return { value: filtered, more };
  }
  const [[found]] = await db.batch([
    allSql<{ found: number }>(db, sql`select count(*) as found from (${searchIds(search, COUNT_LIMIT + 1)})`),
  ]);
  const value = found?.found ?? 0;
  return { value: Math.min(value, COUNT_LIMIT), more: value > COUNT_LIMIT };
}

function sumsOf(filter: AssessmentFilter): SQL {
  if (!isRolledUp(filter)) return countRows(filter);
  return filter.from === undefined && filter.to === undefined ? sumStats(filter) : sumTrend(filter);
}

/** The roll-up holds every filter by dimension for all time, and every period without a dimension. */
function isRolledUp(filter: AssessmentFilter): boolean {
  if (filter.search) return false;
  const { from: _from, to: _to, ...dimensions } = filter;
  return (filter.from === undefined && filter.to === undefined) || !hasConditions(dimensions);
}

function sumStats({ tier, leadStatus, type, leadsOnly }: AssessmentFilter): SQL {
  return sql`
    select coalesce(sum(total), 0) as filtered, coalesce(sum(completed), 0) as completed,
      coalesce(sum(booking_clicks), 0) as bookingClicks
    from assessment_stats where grain = 'a' and bucket = 0
      and ${tier === undefined ? sql`true` : sql`offer_tier = ${tier}`}
      and ${leadStatus === undefined ? sql`true` : sql`lead_status = ${leadStatus}`}
      and ${type === undefined ? sql`true` : sql`assessment_type = ${type}`}
      and ${leadsOnly ? sql`has_email = 1` : sql`true`}`;
}

/** Whole days and quarter-hours from the roll-up, the two ends from the rows. Both ends inclusive. */
function sumTrend({ from = 0, to = FOREVER - 1 }: AssessmentFilter): SQL {
  const end = to + 1;
  const cuts = [from, up(from, QUARTER_MS), up(from, DAY_MS), down(end, DAY_MS), down(end, QUARTER_MS), end];
  const [start = 0, firstQuarter = 0, firstDay = 0, lastDay = 0, lastQuarter = 0, stop = 0] = cuts;
  const rows = (a: number, b: number) => sql`
    select count(*) as n, count(completed_at) as done, count(booking_link_clicked) as clicks
    from ${assessments} where created_at >= ${a} and created_at < ${b}`;
  const buckets = (grain: string, a: number, b: number) => sql`
    select coalesce(sum(total), 0), coalesce(sum(completed), 0), coalesce(sum(booking_clicks), 0)
    from assessment_trend where grain = ${grain} and bucket >= ${a} and bucket < ${b}`;
  const parts =
    firstQuarter > lastQuarter
      ? [rows(start, stop)]
      : firstDay > lastDay
        ? [rows(start, firstQuarter), buckets("q", firstQuarter, lastQuarter), rows(lastQuarter, stop)]
        : [
            rows(start, firstQuarter),
            buckets("q", firstQuarter, firstDay),
            buckets("d", firstDay, lastDay),
            buckets("q", lastDay, lastQuarter),
            rows(lastQuarter, stop),
          ];
  return sql`select sum(n) as filtered, sum(done) as completed, sum(clicks) as bookingClicks
    from (${sql.join(parts, sql` union all `)})`;
}

function countRows(filter: AssessmentFilter): SQL {
  const found = filter.search
    ? sql`(${searchIds(filter.search, COUNT_LIMIT + 1)}) as found cross join ${assessments} on ${assessments.id} = found.id`
    : sql`${assessments}`;
  return sql`
    select count(*) as filtered, count(completed_at) as completed, count(booking_link_clicked) as bookingClicks
    from (
      select ${assessments.completedAt}, ${assessments.bookingLinkClicked}
      from ${found} where ${filterCondition(filter)} limit ${COUNT_LIMIT + 1})`;
}

function up(time: number, step: number): number {
  return Math.ceil(time / step) * step;
}

function down(time: number, step: number): number {
  return Math.floor(time / step) * step;
}
