import { keyFigures, type KeyFigures } from "#domain/analytics/change";
import { type ComparedPeriod } from "#domain/analytics/period";
import { WIDTHS } from "#domain/consequences/grains";
import { revenueOf, type LeadCell } from "#domain/analytics/revenue";
import { percent } from "#domain/analytics/percent";
import { comparedStart } from "#domain/analytics/trend-steps";
import { percentile } from "#domain/analytics/percentile";
import { sql } from "drizzle-orm";
import { allSql, type Db } from "../client.ts";
import { minutesOf } from "./first-calls.ts";
import { inPieces, nextQuarter, signedSum, type Piece } from "./rollup-pieces.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Steps of one length from a time on (ms), all of them over. */
export type CourseSteps = { from: number; width: number; count: number; grain: Piece["grain"] };

/** What a course is drawn by: the whole hours of today, or the whole UTC days of a rolling period, which take least rows. */
export function courseSteps(period: ComparedPeriod, now: number, zone: string): CourseSteps {
  const start = comparedStart(period, now, zone);
  const [width, grain] = period === "today" ? ([HOUR_MS, "q"] as const) : ([WIDTHS.d, "d"] as const);
  const from = period === "today" ? nextQuarter(start) : Math.ceil(start / width) * width;
  return { from, width, count: Math.max(0, Math.floor((now - from) / width)), grain };
}

type CellRow = LeadCell & { step: number; hasEmail: number; completed: number; callsBooked: number };
type CallsRow = { step: number; minutes: string };

/** The rows behind each step, for a batch. */
export function selectCourse(db: Db, { from, width, count, grain }: CourseSteps) {
  const pieces: Piece[] = [{ key: 0, grain, low: from, high: from + count * width, sign: 1 }];
  const step = sql`cast((s.bucket - ${from}) / ${width} as integer)`;
  return [
    allSql<CellRow>(
      db,
      sql`
      select ${step} as step, s.lead_status as leadStatus, s.has_email as hasEmail, ${signedSum("total")} as total,
        ${signedSum("completed")} as completed, ${signedSum("calls_booked")} as callsBooked,
        ${signedSum("deal_count")} as dealCount, ${signedSum("deal_sum")} as dealSum
      from ${inPieces("assessment_stats", pieces)} group by 1, 2, 3
      union all
      select ${step}, 'MQL', 0, ${signedSum("total")}, 0, 0, 0, 0
      from ${inPieces("expired_stats", pieces)} group by 1`,
    ),
    allSql<CallsRow>(
      db,
      sql`
      select ${step} as step, '[' || group_concat(s.minutes) || ']' as minutes
      from ${inPieces("first_call_stats", pieces)} where s.speed <> 'never' group by 1`,
    ),
  ] as const;
}

/** The figures of each step. */
export function courseOf(
  { count }: CourseSteps,
  [cells, calls]: readonly [readonly CellRow[], readonly CallsRow[]],
): KeyFigures[] {
  const minutes = new Map(calls.map((row) => [row.step, minutesOf(row.minutes, "[]")]));
  return Array.from({ length: count }, (_, step) => {
    const own = cells.filter((cell) => cell.step === step);
    const sum = (measure: "total" | "completed" | "callsBooked") =>
      own.reduce((all, cell) => all + cell[measure], 0);
    return keyFigures(
      revenueOf(own.filter(({ hasEmail }) => hasEmail === 1)),
      { completionRate: percent(sum("completed"), sum("total")), callsBooked: sum("callsBooked") },
      { medianMinutes: percentile(minutes.get(step) ?? [], 0.5) },
    );
  });
}
