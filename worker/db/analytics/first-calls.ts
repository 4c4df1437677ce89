import type { FirstCallCell } from "#domain/analytics/first-call";
import { sql, type SQL } from "drizzle-orm";
import { allSql, type Db } from "../client.ts";
import { inPieces, rawEdge, type Piece } from "./rollup-pieces.ts";

/** `added` and `taken` are lists of histograms as JSON: of the cells to be added, and of those to be subtracted. */
type FirstCallRow = Omit<FirstCallCell, "minutes"> & { added: string; taken: string };

/**
 * The cells of the pieces and of the rows at the raw edge, for a batch. The database puts the histograms of a group
 * side by side, as handing over its thousands of cells would take longer than reading them.
 */
export function selectFirstCalls(db: Db, pieces: readonly Piece[], start: number | null) {
  const histograms = (sign: SQL) => sql`'[' || coalesce(
    group_concat(s.minutes) filter (where p.sign = ${sign} and s.minutes <> '{}'), '') || ']'`;
  return allSql<FirstCallRow>(
    db,
    sql`
    select s.band, s.staff, s.speed, sum(p.sign * s.total) as total, sum(p.sign * s.in_time) as inTime,
      sum(p.sign * s.reached) as reached, sum(p.sign * s.won) as won,
      ${histograms(sql`1`)} as added, ${histograms(sql`-1`)} as taken
    from ${inPieces("first_call_stats", pieces)}
    group by s.band, s.staff, s.speed
    union all
    select band, staff, speed, total, in_time, reached, won,
      iif(minute is null, '[]', json_array(json_object(cast(minute as text), 1))), '[]'
    from assessment_facts where speed is not null and ${rawEdge(start)}`,
  );
}

/** Turns the rows of `selectFirstCalls` into cells to be added up. */
export function firstCallCells(rows: readonly FirstCallRow[]): FirstCallCell[] {
  return rows.map(({ added, taken, ...cell }) => {
    const minutes = new Map<number, number>();
    addHistograms(minutes, added, 1);
    addHistograms(minutes, taken, -1);
    return { ...cell, minutes };
  });
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
