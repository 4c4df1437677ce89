import type { FirstCallCell } from "#domain/analytics/first-call";
import { sql } from "drizzle-orm";
import { allSql, type Db } from "../client.ts";
import { pieceTable, rawEdge, type Piece } from "./rollup-pieces.ts";

type FirstCallRow = Omit<FirstCallCell, "minutes"> & { sign: 1 | -1; minutes: string };

/** The cells of the pieces and of the rows at the raw edge, for a batch. */
export function selectFirstCalls(db: Db, pieces: readonly Piece[], start: number | null) {
  return allSql<FirstCallRow>(
    db,
    sql`
    select p.sign, s.band, s.staff, s.speed, s.total, s.in_time as inTime, s.reached, s.won, s.minutes
    from ${pieceTable(pieces)} as p cross join first_call_stats s
      on s.grain = p.grain and s.bucket >= p.low and s.bucket < p.high
    union all
    select 1, band, staff, speed, total, in_time, reached, won, iif(minute is null, '{}', json_object(cast(minute as text), 1))
    from assessment_facts where speed is not null and ${rawEdge(start)}`,
  );
}

/** Turns the rows of `selectFirstCalls` into cells to be added up. */
export function firstCallCells(rows: readonly FirstCallRow[]): FirstCallCell[] {
  return rows.map(({ sign, minutes, ...cell }) => ({
    ...cell,
    total: sign * cell.total,
    inTime: sign * cell.inTime,
    reached: sign * cell.reached,
    won: sign * cell.won,
    minutes: callsByMinutes(sign, minutes),
  }));
}

/** There are tens of thousands of these in a month: a schema for each would take longer than all the rest. */
function callsByMinutes(sign: 1 | -1, text: string): Map<number, number> {
  const minutes: unknown = JSON.parse(text);
  if (typeof minutes !== "object" || minutes === null) throw new Error("A histogram is a JSON object.");
  return new Map(Object.entries(minutes).map(([within, calls]) => [Number(within), sign * Number(calls)]));
}
