import { piecesOf, type CountedDays } from "#domain/figures/day-pieces";
import type { AssessmentFilter } from "#domain/leads/filters/filter-meaning";
import { COUNT_LIMIT, type Count } from "#domain/leads/assessment-list";
import { sql, type SQL } from "drizzle-orm";
import { selectSuspects, suspectCount } from "../figures/analytics/suspects.ts";
import { allSql, type FollowedDb } from "../client.ts";
import { figuresBatch } from "../figures/figures-batch.ts";
import { figuresOf, type FigureName } from "../figures/figures.ts";
import { countSearch, sumRows, sumSearch, type Sums } from "./assessment-row-sums.ts";
import { hasConditions, needsRows, asksOnlyFor, cellCondition } from "./filter-sql.ts";

/**
 * The figures on the three summary cards. Suspects count only in `suspects`, and what has expired, though other figures
 * count it, only in `expired`; like `total`, they ignore the filter.
 * With `more`, `filtered` is a lower bound; with `partly`, `completed` and `bookingClicks` are.
 */
export type Summary = {
  total: number;
  filtered: number;
  completed: number;
  bookingClicks: number;
  more: boolean;
  partly: boolean;
  suspects: Count;
  expired: number;
};

/**
 * Counts for a filter: exact, from the counted days, where these hold what it asks for; else its rows are counted, up to
 * a bound, as for a search.
 */
export async function summarise(db: FollowedDb, filter: AssessmentFilter): Promise<Summary> {
  const {
    all: [all],
    sums: [sums],
    suspects,
    expired: [gone],
  } = await figuresBatch(db, (counted) => ({
    all: allSql<Sums>(db, sumDays({}, counted)),
    sums: allSql<Sums>(db, sumsOf(filter, counted)),
    suspects: selectSuspects(db, null),
    expired: allSql<{ expired: number }>(
      db,
      sql`select coalesce(sum(total), 0) as expired from expired_stats where grain = 'a' and bucket = 0`,
    ),
  }));
  return {
    total: all?.filtered ?? 0,
    expired: gone?.expired ?? 0,
    suspects: suspectCount(suspects),
    ...atLeast(sums),
  };
}

function sumsOf(filter: AssessmentFilter, counted: CountedDays): SQL {
  if (filter.search) return sumSearch(filter, filter.search);
  if (isOfOwnerAlone(filter)) return sumOfOwner(filter, counted);
  return needsRows(filter) ? sumRows(filter) : sumDays(filter, counted);
}

/** How many assessments match a filter, as reported in `X-Total-Count`. */
export async function countAssessments(db: FollowedDb, filter: AssessmentFilter): Promise<Count> {
  const { search } = filter;
  if (!search || hasConditions(filter)) {
    const { filtered, more } = await summarise(db, filter);
    return { value: filtered, more };
  }
  const [[sums]] = await db.batch([allSql<{ found: number; foundCut: 0 | 1 }>(db, countSearch(search))]);
  const { found = 0, foundCut } = sums ?? {};
  return { value: Math.min(found, COUNT_LIMIT), more: foundCut === 1 };
}

/** The sums, or lower bounds for them: a sum that was cut short is reported as no more than the limit. */
function atLeast(sums: Partial<Sums> = {}): Omit<Summary, "total" | "suspects" | "expired"> {
  const { filtered = 0, completed = 0, bookingClicks = 0, cut, found, foundCut } = sums;
  const partly = cut === 1;
  const more = found === undefined ? partly : foundCut === 1;
  const limited = (sum: number, isCut: boolean) => (isCut ? Math.min(sum, COUNT_LIMIT) : sum);
  return {
    filtered: limited(found ?? filtered, more),
    completed: limited(completed, partly),
    bookingClicks: limited(bookingClicks, partly),
    more,
    partly,
  };
}

/**
 * The totals of a filter that asks for nothing but what days are counted by (`needsRows`), as a row of `Sums`. Both ends
 * of a period are inclusive.
 */
function sumDays({ from, to, ...held }: AssessmentFilter, counted: CountedDays): SQL {
  const start = from ?? null;
  const end = to === undefined ? null : to + 1;
  return sumOf("leadDays", held, { start, end }, counted);
}

/** Whether a filter names an owner, or leads without one, and otherwise only what `owner_days` holds. */
function isOfOwnerAlone(filter: AssessmentFilter): boolean {
  return filter.owner !== undefined && asksOnlyFor(filter, ["owner", "leadStatus", "leadsOnly"]);
}

/** The totals of an owner's leads as a row of `Sums`. Leads without an owner are all but those that somebody owns. */
function sumOfOwner({ owner, ...held }: AssessmentFilter, counted: CountedDays): SQL {
  const allTime = { start: null, end: null };
  if (owner) return sumOf("ownerDays", held, allTime, counted, sql`owner = ${owner}`);
  return sql`
    select a.filtered - o.filtered as filtered, a.completed - o.completed as completed,
      a.bookingClicks - o.bookingClicks as bookingClicks, 0 as cut
    from (${sumOf("leadDays", held, allTime, counted)}) as a
      cross join (${sumOf("ownerDays", held, allTime, counted)}) as o`;
}

function sumOf(
  name: FigureName,
  held: AssessmentFilter,
  stretch: { start: number | null; end: number | null },
  counted: CountedDays,
  whose: SQL = sql`true`,
): SQL {
  return sql`
    select coalesce(sum(total), 0) as filtered, coalesce(sum(completed), 0) as completed,
      coalesce(sum(booking_clicks), 0) as bookingClicks, 0 as cut
    from ${figuresOf(name, piecesOf([{ key: 0, ...stretch }], counted))} where ${whose} and ${cellCondition(held)}`;
}
