import { DOORS, type Door } from "#domain/steps/door";
import type { DoorOutcome } from "#domain/steps/step-report";
import { sql } from "drizzle-orm";
import { inPieces, signedSum, type Piece } from "../analytics/rollup-pieces.ts";
import { sumBy } from "../analytics/sum-by.ts";
import { allSql, type Db } from "../client.ts";

const MEASURES = ["started", "expired", "leads", "calls", "won"] as const;

/** What the assessments of each door came to, expired starts included. The same door may occur several times. */
export function selectOutcomes(db: Db, pieces: readonly Piece[]) {
  const ofLeads = (column: string, where = sql`s.has_email = 1`) =>
    sql`coalesce(sum(p.sign * s.${sql.identifier(column)}) filter (where ${where}), 0)`;
  return allSql<DoorOutcome>(
    db,
    sql`
    select s.assessment_type as door, ${signedSum("total")} as started, 0 as expired,
      ${ofLeads("total")} as leads,
      ${ofLeads("calls_booked")} as calls,
      ${ofLeads("total", sql`s.has_email = 1 and s.lead_status = 'Won'`)} as won
    from ${inPieces("assessment_stats", pieces)} group by s.assessment_type
    union all
    select s.assessment_type, ${signedSum("total")}, ${signedSum("total")}, 0, 0, 0
    from ${inPieces("expired_stats", pieces)} group by s.assessment_type`,
  );
}

/** Each door once, in order. */
export function doorOutcomes(rows: readonly DoorOutcome[]): DoorOutcome[] {
  const sums = sumBy(rows, ["door"], MEASURES);
  const none = (door: Door) => ({ door, started: 0, expired: 0, leads: 0, calls: 0, won: 0 });
  return DOORS.map((door) => sums.find((sum) => sum.door === door) ?? none(door));
}
