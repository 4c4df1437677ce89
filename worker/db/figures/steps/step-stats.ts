import { TRAFFIC_SOURCES } from "#domain/money/ads/traffic-source";
import { piecesOf, type Span, type CountedDays } from "#domain/figures/day-pieces";
import { DOORS } from "#domain/door";
import {
  coverage,
  stepSums,
  type AskedStep,
  type StepCell,
  type StepsReport,
  type DoorOutcome,
} from "#domain/figures/steps/step-report";
import type { StepsView } from "#domain/figures/steps/steps-query";
import { DEVICES, MARKS, STEP_DOORS, stepSchema } from "#domain/figures/steps/visit-steps";
import { dayNumber } from "#domain/time/day-number";
import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import { selectExpired, type ExpiredCell } from "../analytics/expired-stats.ts";
import { allSql, type Db, type FollowedDb } from "../../client.ts";
import { figuresBatch } from "../figures-batch.ts";
import { figuresOf } from "../figures.ts";
import { selectPageFailures } from "./page-failures.ts";
import { CELL, TIMES } from "./step-cells.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Where people stopped in the days of a view, and in those before (contract 19). */
export async function readSteps(
  db: FollowedDb,
  { filter, period, before }: StepsView,
  asked: AskedStep[],
): Promise<StepsReport> {
  const extras = asked.map(({ step }) => step);
  const spans = [period, before].map(spanOf);
  const found = await figuresBatch(db, (counted) => ({
    cells: selectCells(db, period),
    cellsBefore: selectCells(db, before),
    failures: selectPageFailures(db, dayNumber(period.from), dayNumber(period.to)),
    ...selectOutcomes(db, spans, counted),
  }));
  const of = (days: Days, rows: unknown[], stretch: number) => {
    const known = z.array(cellSchema).parse(rows);
    const doors = doorOutcomes(found, stretch);
    return { ...days, steps: stepSums(known, filter, extras), coverage: coverage(known, doors), doors };
  };
  return {
    ...filter,
    asked,
    period: of(period, found.cells, 0),
    before: of(before, found.cellsBefore, 1),
    failures: found.failures,
  };
}

type Days = StepsView["period"];

function spanOf({ from, to }: Days, key: number): Span {
  return { key, start: dayNumber(from) * DAY_MS, end: (dayNumber(to) + 1) * DAY_MS };
}

const cellSchema: z.ZodMiniType<StepCell> = z.object({
  door: z.enum(STEP_DOORS),
  step: stepSchema,
  device: z.enum(DEVICES),
  source: z.enum(TRAFFIC_SOURCES),
  entered: z.number(),
  next: z.number(),
  back: z.number(),
  error: z.number(),
  times: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): unknown => JSON.parse(text)),
    ),
    z.array(z.number()),
  ),
});

function selectCells(db: Db, { from, to }: Days) {
  const sum = (name: string) => sql`sum(${sql.identifier(name)})`;
  const marks = MARKS.map((mark) => sql`${sum(mark)} as ${sql.identifier(mark)}`);
  const times = sql`json_array(${sql.join(TIMES.map(sum), sql`, `)}) as times`;
  return allSql<unknown>(
    db,
    sql`
    select ${CELL}, ${sql.join([...marks, times], sql`, `)}
    from step_stats where day between ${dayNumber(from)} and ${dayNumber(to)} group by ${CELL}`,
  );
}

type OutcomeRow = Pick<DoorOutcome, "started" | "leads" | "calls" | "won"> & { key: number; door: string };

/** The outcomes of each door's assessments in each stretch of time, for a batch. */
function selectOutcomes(db: Db, spans: readonly Span[], counted: CountedDays) {
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
function doorOutcomes(
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
