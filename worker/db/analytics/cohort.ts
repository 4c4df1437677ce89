import type { Cohort } from "#domain/analytics/revenue";
import { percent } from "#domain/analytics/share";
import { sql } from "drizzle-orm";
import { allSql, type Db } from "../client.ts";
import { inPieces, nextQuarter, signedSum, type Piece } from "./rollup-pieces.ts";

type CohortRow = { leads: number; won: number };

/** Leads by their first move to SQL: those of the pieces, and those at the raw edge of the period. */
export function selectCohort(db: Db, pieces: readonly Piece[], start: number | null) {
  const isAtEdge =
    start === null ? sql`false` : sql`changed_at >= ${start} and changed_at < ${nextQuarter(start)}`;
  return allSql<CohortRow>(
    db,
    sql`
    select coalesce(${signedSum("total")}, 0) as leads, coalesce(${signedSum("won")}, 0) as won
    from ${inPieces("cohort_stats", pieces)}
    union all
    select count(*), coalesce(sum(won), 0) from cohort_leads where ${isAtEdge}`,
  );
}

export function cohortOf(rows: readonly CohortRow[]): Cohort {
  const leads = rows.reduce((sum, row) => sum + row.leads, 0);
  const won = rows.reduce((sum, row) => sum + row.won, 0);
  return { leads, won, winRate: percent(won, leads) };
}
