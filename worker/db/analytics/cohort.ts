import type { Cohort } from "#domain/analytics/revenue";
import { percent } from "#domain/analytics/percent";
import type { Pieces } from "#domain/figures/day-pieces";
import { sql } from "drizzle-orm";
import { allSql, type Db } from "../client.ts";
import { figuresOf } from "../figures/figures.ts";

type CohortRow = { leads: number; won: number };

/** Leads by their first move to SQL, for a batch. */
export function selectCohort(db: Db, pieces: Pieces) {
  return allSql<CohortRow>(
    db,
    sql`
    select coalesce(sum(total), 0) as leads, coalesce(sum(won), 0) as won
    from ${figuresOf("sqlDays", pieces)}`,
  );
}

export function cohortOf([row]: readonly CohortRow[]): Cohort {
  const { leads, won } = row ?? { leads: 0, won: 0 };
  return { leads, won, winRate: percent(won, leads) };
}
