import { FIRST_DAY } from "#domain/figures/day-pieces";
import { FIGURES_VERSION } from "#domain/figures/figures";
import { dayTextAt, daysAfter } from "#domain/time/day-text";
import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { allSql, runSql, type Db } from "../client.ts";
import { batchOf } from "../batch-of.ts";
import { isTooLate } from "../calls/consequences/write-projection.ts";
import {
  countDays,
  countedDaysOf,
  onlyIfStill,
  selectCountedDays,
  takeMarks,
  type FoundDays,
} from "./counted-days.ts";
import { FIGURE_NAMES, tableOf } from "./figures.ts";

/** Whether there are days to count, for the scheduled job. */
export const areDaysDue = sql`(exists (select 1 from days_due) or exists (
  select 1 from figure_state where version < ${FIGURES_VERSION} or counted_from is not ${FIRST_DAY}
    or zone <> (select value from system_settings where key = 'desk_time_zone')))`;

type Bounds = { first: number | null; last: number | null };

/**
 * Counts up to `most` days: those that have changed, then those that have not been counted yet, back in time. Starts
 * over once the company's zone or the rules have changed. Returns how many days it counted; 0 once all are.
 */
export async function countSomeDays(db: Db, most: number): Promise<number> {
  const { bounds, ...rows } = await batchOf(db, {
    ...selectCountedDays(db),
    bounds: allSql<Bounds>(
      db,
      sql`select min(at) as first, max(at) as last from (
        select min(created_at) as at from assessments union all select max(created_at) from assessments
        union all select min(changed_at) from status_history where to_status = 'SQL'
        union all select max(changed_at) from status_history where to_status = 'SQL')`,
    ),
  });
  const found = countedDaysOf(rows);
  if (!found.isCurrent) return beginAnew(db, found);
  const { counted } = found;
  const changed = counted.due.slice(0, most);
  const older = olderDays(found, bounds[0], most - changed.length);
  const days = [...changed, ...older.days];
  if (days.length === 0 && older.from === counted.from) return 0;
  return written(db, days.length, [
    onlyIfStill(db, counted),
    ...countDays(db, days, counted.zone),
    ...takeMarks(db, found, [...days, ...uncountedOf(found)]),
    runSql(
      db,
      sql`update figure_state set counted_from = ${older.from} where counted_from is ${counted.from}`,
    ),
  ]);
}

/** Marks on days that are not counted yet say nothing. */
function uncountedOf({ marks, counted: { from } }: FoundDays): string[] {
  return [...marks.keys()].filter((day) => from === null || day < from);
}

function olderDays({ counted }: FoundDays, bounds: Bounds | undefined, most: number) {
  const { zone, from } = counted;
  const { first, last } = bounds ?? { first: null, last: null };
  if (first === null || last === null) return { days: [], from: FIRST_DAY };
  const oldest = dayTextAt(first, zone);
  const days: string[] = [];
  let next = from ?? daysAfter(dayTextAt(last, zone), 1);
  while (days.length < most && next > oldest) days.push((next = daysAfter(next, -1)));
  return { days, from: next <= oldest ? FIRST_DAY : next };
}

/** Earlier counts are of other days, or by other rules. */
function beginAnew(db: Db, { counted: { zone } }: FoundDays): Promise<number> {
  return written(db, 1, [
    ...FIGURE_NAMES.map((name) => runSql(db, sql`delete from ${tableOf(name)}`)),
    runSql(
      db,
      sql`update figure_state set zone = ${zone}, version = ${FIGURES_VERSION}, counted_from = null`,
    ),
  ]);
}

/** How much was done: 0 if days are now counted in another zone or by newer rules, which the next run uses. */
async function written(db: Db, done: number, [first, ...rest]: BatchItem<"sqlite">[]): Promise<number> {
  if (!first) return 0;
  try {
    await db.batch([first, ...rest]);
  } catch (error) {
    if (!isTooLate(error)) throw error;
    return 0;
  }
  return Math.max(1, done);
}

/**
 * The previous version stored campaigns, the words of links, in a separate table, from which nothing removes an erased
 * lead any longer. They go once days are counted; that version counts them again from its other tables.
 */
export async function forgetFormerCampaigns(db: Db): Promise<void> {
  await db.batch([
    runSql(
      db,
      sql`delete from campaign_stats_cells
        where exists (select 1 from figure_state where counted_from is not null)`,
    ),
  ]);
}
