import type { FirstCallCell } from "#domain/figures/analytics/first-call";
import type { Pieces } from "#domain/figures/day-pieces";
import { sql } from "drizzle-orm";
import { allSql, type Db } from "../../client.ts";
import { figuresOf } from "../figures.ts";

type FirstCallRow = Omit<FirstCallCell, "minutes"> & {
  key: number;
  minutes: string | null;
  livedMinutes: string | null;
};

/** The first calls of each stretch of time, for a batch. */
export function selectFirstCalls(db: Db, pieces: Pieces) {
  return allSql<FirstCallRow>(
    db,
    sql`
    select key, band, staff, speed, sum(total) as total, sum(in_time) as inTime, sum(reached) as reached,
      sum(won) as won, group_concat(nullif(minutes, '')) as minutes,
      group_concat(nullif(lived_minutes, '')) as livedMinutes
    from ${figuresOf("callDays", pieces)} group by 1, 2, 3, 4`,
  );
}

/** Turns the rows of `selectFirstCalls` into cells to be added up. */
export function firstCallCells(rows: readonly FirstCallRow[]): (FirstCallCell & { key: number })[] {
  return rows.map(({ minutes, livedMinutes, ...cell }) => ({
    ...cell,
    minutes: { callingHours: minutesOf(minutes), lived: minutesOf(livedMinutes) },
  }));
}

/** How many calls took how many minutes, of minutes parted by commas. */
function minutesOf(text: string | null): Map<number, number> {
  const minutes = new Map<number, number>();
  for (const within of text?.split(",") ?? []) {
    minutes.set(Number(within), (minutes.get(Number(within)) ?? 0) + 1);
  }
  return minutes;
}
