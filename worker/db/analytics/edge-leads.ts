import { cellsOf } from "#domain/consequences/cells-of";
import type { AnyCell, Cells, Figure } from "#domain/consequences/figures";
import { shareOfText } from "#domain/consequences/share-text";
import { sql, type SQL } from "drizzle-orm";
import { allSql, type Db } from "../client.ts";
import { nextQuarter } from "./rollup-pieces.ts";

/**
 * The leads between a time and the next whole quarter-hour, by what they added to the figures: with the sign that they
 * count with, as those at the end of a period are taken away.
 */
export type Edge = {
  cellsOf: <Name extends Figure>(figure: Name) => NonNullable<Cells[Name]>[];
  sign: 1 | -1;
};

export type EdgeRow = { share: string };

/**
 * Whoever was created or became SQL between any of these times (ms; null is never) and the next whole quarter-hour,
 * for a folded batch. The roll-ups hold nothing finer.
 */
export function selectEdges(db: Db, times: readonly (number | null)[]) {
  const edges = times.flatMap((time) => (time === null ? [] : [{ low: time, high: nextQuarter(time) }]));
  const isWithin = (column: SQL) => sql`${column} >= e.value ->> 'low' and ${column} < e.value ->> 'high'`;
  const each = sql`json_each(${JSON.stringify(edges)}) e`;
  return allSql<EdgeRow>(
    db,
    sql`
    select share from lead_folded where lead_id in (
      select a.id from ${each} cross join assessments a on ${isWithin(sql`a.created_at`)}
      union
      select h.assessment_id from ${each} cross join status_history h
      on h.to_status = 'SQL' and h.undone_at is null and ${isWithin(sql`h.changed_at`)})`,
  );
}

/** The leads at one of the edges that were read: those whose time in a roll-up is within it. */
export function edgeAt(rows: readonly EdgeRow[], time: number | null, sign: 1 | -1 = 1): Edge {
  const all = time === null ? [] : rows.map(({ share }) => cellsOf(shareOfText(share)));
  const isWithin = ({ at }: AnyCell) => time !== null && at !== null && at >= time && at < nextQuarter(time);
  return {
    sign,
    cellsOf: (figure) =>
      all
        .map((cells) => cells[figure])
        .filter((cell) => cell !== null)
        .filter(isWithin),
  };
}
