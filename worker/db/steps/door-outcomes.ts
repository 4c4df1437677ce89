import { piecesOf, type CountedDays, type Span } from "#domain/figures/day-pieces";
import { DOORS } from "#domain/steps/door";
import type { DoorOutcome } from "#domain/steps/step-report";
import { sql } from "drizzle-orm";
import { selectExpired, type ExpiredCell } from "../analytics/expired-stats.ts";
import { allSql, type Db } from "../client.ts";
import { figuresOf } from "../figures/figures.ts";

type OutcomeRow = Pick<DoorOutcome, "started" | "leads" | "calls" | "won"> & { key: number; door: string };

/** What the assessments of each door came to in each stretch of time, for a batch. */
export function selectOutcomes(db: Db, spans: readonly Span[], counted: CountedDays) {
  return {
    outcomes: allSql<OutcomeRow>(
      db,
      sql`
      select key, assessment_type as door, sum(total) as started, sum(has_email * total) as leads,
        sum(has_email * calls_booked) as calls,
        coalesce(sum(total) filter (where has_email = 1 and lead_status = 'Won'), 0) as won
      from ${figuresOf("leadDays", piecesOf(spans, counted))} group by 1, 2`,
    ),
    expired: selectExpired(db, spans),
  };
}

/** The outcomes of one stretch, each door once, in order; expired starts are among those started. */
export function doorOutcomes(
  { outcomes, expired }: { outcomes: readonly OutcomeRow[]; expired: readonly ExpiredCell[] },
  stretch: number,
): DoorOutcome[] {
  return DOORS.map((door) => {
    const row = outcomes.find((one) => one.key === stretch && one.door === door);
    const gone = expired.find((one) => one.key === stretch && one.assessmentType === door)?.total ?? 0;
    const { started = 0, leads = 0, calls = 0, won = 0 } = row ?? {};
    return { door, started: started + gone, expired: gone, leads, calls, won };
  });
}
