import type { Cohort } from "#domain/analytics/revenue";
import { percent } from "#domain/analytics/percent";
import { sql } from "drizzle-orm";
import { allSql, type Db } from "../client.ts";
import type { Edge } from "./edge-leads.ts";
import { inPieces, signedSum, type Piece } from "./rollup-pieces.ts";

type CohortRow = { leads: number; won: number };

/** Leads by their first move to SQL: those of the pieces. */
export function selectCohort(db: Db, pieces: readonly Piece[]) {
  return allSql<CohortRow>(
    db,
    sql`
    select coalesce(${signedSum("total")}, 0) as leads, coalesce(${signedSum("won")}, 0) as won
    from ${inPieces("cohort_stats", pieces)}`,
  );
}

/** Those who became SQL at the edge of a period. */
export function cohortAtEdge(edge: Edge): CohortRow[] {
  return edge.cellsOf("cohortStats").map(({ sums }) => ({ leads: sums.total, won: sums.won }));
}

export function cohortOf(rows: readonly CohortRow[]): Cohort {
  const leads = rows.reduce((sum, row) => sum + row.leads, 0);
  const won = rows.reduce((sum, row) => sum + row.won, 0);
  return { leads, won, winRate: percent(won, leads) };
}
