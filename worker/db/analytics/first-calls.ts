import type { CallTime, FirstCallCell } from "#domain/analytics/first-call";
import { FIRST_CALL_SPEEDS } from "#domain/consequences/first-call-speed";
import { LEAD_SCORE_BUCKETS } from "#domain/scoring/lead-score";
import { sql, type SQL } from "drizzle-orm";
import { allSql, type Db } from "../client.ts";
import type { Edge } from "./edge-leads.ts";
import { inPieces, type Piece } from "./rollup-pieces.ts";
import { signed } from "./sum-by.ts";

const FIRST_CALL_SUMS = ["total", "inTime", "reached", "won"] as const;

/** Lists of histograms as JSON: of the cells to be added, and of those to be subtracted. */
type Histograms = Record<`${CallTime}${"Added" | "Taken"}`, string>;
type FirstCallRow = Omit<FirstCallCell, "minutes"> & Histograms;

/**
 * The cells of the pieces, for a batch. The database puts the histograms of a group
 * side by side, as handing over its thousands of cells would take longer than reading them.
 */
export function selectFirstCalls(db: Db, pieces: readonly Piece[]) {
  const histograms = (column: SQL, sign: SQL) => sql`'[' || coalesce(
    group_concat(${column}) filter (where p.sign = ${sign} and ${column} <> '{}'), '') || ']'`;
  return allSql<FirstCallRow>(
    db,
    sql`
    select s.band, s.staff, s.speed, sum(p.sign * s.total) as total, sum(p.sign * s.in_time) as inTime,
      sum(p.sign * s.reached) as reached, sum(p.sign * s.won) as won,
      ${histograms(sql`s.minutes`, sql`1`)} as callingHoursAdded, ${histograms(sql`s.minutes`, sql`-1`)} as callingHoursTaken,
      ${histograms(sql`s.lived_minutes`, sql`1`)} as livedAdded,
      ${histograms(sql`s.lived_minutes`, sql`-1`)} as livedTaken
    from ${inPieces("first_call_stats", pieces)}
    group by s.band, s.staff, s.speed`,
  );
}

/** Turns the rows of `selectFirstCalls` into cells to be added up. */
export function firstCallCells(rows: readonly FirstCallRow[]): FirstCallCell[] {
  return rows.map(({ callingHoursAdded, callingHoursTaken, livedAdded, livedTaken, ...cell }) => ({
    ...cell,
    minutes: {
      callingHours: minutesOf(callingHoursAdded, callingHoursTaken),
      lived: minutesOf(livedAdded, livedTaken),
    },
  }));
}

/** Those of the leads at the edge of a period, to be added at its start and taken away at its end. */
export function firstCallsAtEdge({ sign, cellsOf }: Edge): FirstCallCell[] {
  return cellsOf("firstCallStats").flatMap(({ places, sums, bars }) => {
    const band = LEAD_SCORE_BUCKETS.find((each) => each === places.band);
    const speed = FIRST_CALL_SPEEDS.find((each) => each === places.speed);
    if (!band || !speed) return [];
    const minutes = { callingHours: barOf(bars.minutes, sign), lived: barOf(bars.livedMinutes, sign) };
    return [{ band, staff: String(places.staff), speed, ...signed(sums, FIRST_CALL_SUMS, sign), minutes }];
  });
}

function barOf(bar: number | null, sign: 1 | -1): Map<number, number> {
  return new Map(bar === null ? [] : [[bar, sign]]);
}

/** How many calls took how many minutes, of lists of histograms as JSON. */
export function minutesOf(added: string, taken: string): Map<number, number> {
  const minutes = new Map<number, number>();
  addHistograms(minutes, added, 1);
  addHistograms(minutes, taken, -1);
  return minutes;
}

/** A month has tens of thousands of entries: checking each by a schema would take longer than all the rest. */
function addHistograms(minutes: Map<number, number>, text: string, sign: 1 | -1): void {
  const histograms: unknown[] = JSON.parse(text);
  for (const histogram of histograms) {
    for (const [within, calls] of Object.entries(histogram ?? {})) {
      minutes.set(Number(within), (minutes.get(Number(within)) ?? 0) + sign * Number(calls));
    }
  }
}
