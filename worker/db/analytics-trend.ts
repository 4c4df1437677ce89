import type { TrendPoint } from "#domain/analytics";
import type { TrendSteps } from "#domain/trend-steps";
import { sql } from "drizzle-orm";
import { allSql, type Db } from "./client.ts";
import { END_OF_TIME, nearestDay, nextQuarter, towardsDay, type Piece } from "./rollup-pieces.ts";

type Sums = { total: number; completed: number; bookingClicks: number };
type TrendRow = Sums & { part: "span" | "edge" | "raw"; key: number };

/**
 * Reads what the steps are made of: the whole days between their beginnings, and for each beginning
 * the quarter-hours to the nearest day. So a step that begins anywhere in a UTC day costs 48 rows at
 * most, however long it is. Steps of hours are read in quarter-hours.
 */
export function selectTrend(db: Db, steps: TrendSteps) {
  const { spans, edges } = piecesOf(steps);
  const [start = 0] = steps.starts;
  const sums = (part: string, pieces: readonly Piece[]) => sql`
    select ${part} as part, p.value ->> 'key' as key, sum(p.value ->> 'sign' * t.total) as total,
      sum(p.value ->> 'sign' * t.completed) as completed,
      sum(p.value ->> 'sign' * t.booking_clicks) as bookingClicks
    from json_each(${JSON.stringify(pieces)}) as p cross join assessment_trend t
    where t.grain = p.value ->> 'grain' and t.bucket >= p.value ->> 'low' and t.bucket < p.value ->> 'high'
    group by key`;
  return allSql<TrendRow>(
    db,
    sql`${sums("span", spans)} union all ${sums("edge", edges)} union all
      select 'raw', 0, count(*), count(completed_at), count(booking_link_clicked)
      from assessments where created_at >= ${start} and created_at < ${nextQuarter(start)}`,
  );
}

/** The points of the trend out of what `selectTrend` gave. */
export function readTrend({ starts }: TrendSteps, rows: readonly TrendRow[]): TrendPoint[] {
  const sumOf = (part: TrendRow["part"], key: number): Sums =>
    rows.find((row) => row.part === part && row.key === key) ?? { total: 0, completed: 0, bookingClicks: 0 };
  return starts.map((start, index) => {
    const add = [sumOf("span", index), sumOf("edge", index), ...(index === 0 ? [sumOf("raw", 0)] : [])];
    const away = sumOf("edge", index + 1);
    const sum = (measure: keyof Sums) => add.reduce((all, part) => all + part[measure], -away[measure]);
    return {
      start: new Date(start).toISOString(),
      total: sum("total"),
      completed: sum("completed"),
      bookingClicks: sum("bookingClicks"),
    };
  });
}

function piecesOf({ step, starts }: TrendSteps): { spans: Piece[]; edges: Piece[] } {
  const quarters = starts.map(nextQuarter);
  if (step === "hour") {
    const spans = quarters.map((low, key): Piece => {
      return { key, grain: "q", low, high: quarters[key + 1] ?? END_OF_TIME, sign: 1 };
    });
    return { spans, edges: [] };
  }
  const days = quarters.map(nearestDay);
  const spans = days.map((low, key): Piece => {
    return { key, grain: "d", low, high: days[key + 1] ?? END_OF_TIME, sign: 1 };
  });
  return { spans, edges: quarters.map((quarter, key) => towardsDay(quarter, key)) };
}
