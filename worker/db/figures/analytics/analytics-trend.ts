import { isoText } from "#domain/time/iso-text";
import type { TrendPoint, TrendSteps } from "#domain/figures/analytics/trend-steps";
import type { Pieces, Span } from "#domain/figures/day-pieces";
import { sql } from "drizzle-orm";
import { allSql, type Db } from "../../client.ts";
import { figuresOf } from "../figures.ts";
import type { ExpiredCell } from "./expired-stats.ts";

/** The steps as stretches of time, numbered from 0; without an `end` (ms) they go on. */
export function trendSpans({ starts }: TrendSteps, end: number | null = null): Span[] {
  return starts.map((start, key) => ({ key, start, end: starts[key + 1] ?? end }));
}

type TrendRow = { key: number; total: number; completed: number; bookingClicks: number };

/** What came in each stretch, for a batch. */
export function selectTrend(db: Db, pieces: Pieces) {
  return allSql<TrendRow>(
    db,
    sql`
    select key, sum(total) as total, sum(completed) as completed, sum(booking_clicks) as bookingClicks
    from ${figuresOf("leadDays", pieces)} group by 1`,
  );
}

/** The points of the trend, expired starts included. */
export function readTrend(
  { starts }: TrendSteps,
  rows: readonly TrendRow[],
  expired: readonly ExpiredCell[],
): TrendPoint[] {
  return starts.map((start, index) => {
    const row = rows.find(({ key }) => key === index);
    const gone = expired.filter(({ key }) => key === index);
    const sum = (measure: "total" | "bookingClicks") => gone.reduce((all, cell) => all + cell[measure], 0);
    return {
      start: isoText(start),
      total: (row?.total ?? 0) + sum("total"),
      expired: sum("total"),
      completed: row?.completed ?? 0,
      bookingClicks: (row?.bookingClicks ?? 0) + sum("bookingClicks"),
    };
  });
}
