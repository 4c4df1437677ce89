import { sql, type SQL } from "drizzle-orm";
import { runSql, type Db } from "../client.ts";
import { CELL, list } from "./step-cells.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 7;
/** A quarter of a year: after an upgrade there may be years to sum. */
const WEEKS_A_RUN = 13;

/** The first day that is in no summed week. */
const summedTo = sql`(select coalesce(max(week) + 1, 0) * 7 from step_weeks)`;

/**
 * Sums the weeks that have been over for a day at `now` (ms): none of their visits is still being counted. Returns how
 * many rows that made.
 */
export async function sumWeeks(db: Db, now: number): Promise<number> {
  const yesterday = Math.floor(now / DAY_MS) - 1;
  const over = Math.floor(yesterday / WEEK_DAYS) * WEEK_DAYS;
  const sums = list((name) => sql`sum(${sql.identifier(name)})`);
  const { meta } = await runSql(
    db,
    sql`
    with begins as (select min(day) / 7 * 7 as first from step_stats where day >= ${summedTo})
    insert into step_weeks (week, ${CELL}, ${list((name) => sql.identifier(name))})
    select day / 7, ${CELL}, ${sums} from begins cross join step_stats
    where day >= first and day < min(first + ${WEEKS_A_RUN * WEEK_DAYS}, ${over})
    group by day / 7, ${CELL}`,
  );
  return meta.changes;
}

/** The cells from one day to another, both included: of whole weeks that are summed, and of the days around them. */
export function cellsBetween(first: number, last: number): SQL {
  const week = Math.ceil(first / WEEK_DAYS);
  const end = Math.floor((last + 1) / WEEK_DAYS);
  const [firstOfWeeks, endOfWeeks] = [week * WEEK_DAYS, end * WEEK_DAYS];
  const columns = sql`${CELL}, ${list((name) => sql.identifier(name))}`;
  return sql`
    select ${columns} from step_weeks where week >= ${week} and week < ${end}
    union all
    select ${columns} from step_stats where day >= ${first} and day < ${Math.min(firstOfWeeks, last + 1)}
    union all
    select ${columns} from step_stats
    where day >= max(${firstOfWeeks}, min(${endOfWeeks}, ${summedTo})) and day <= ${last}`;
}
