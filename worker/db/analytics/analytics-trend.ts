import { isoText } from "#domain/time/iso-text";
import type { TrendPoint } from "#domain/analytics/trend-steps";
import type { TrendSteps } from "#domain/analytics/trend-steps";
import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import { allSql, type Db } from "../client.ts";
import type { Edge } from "./edge-leads.ts";
import { END_OF_TIME, nearestDay, nextQuarter, towardsDay, type Piece } from "./rollup-pieces.ts";
import { signed } from "./sum-by.ts";

const TREND_SUMS = ["total", "completed", "bookingClicks"] as const;

type Sums = Omit<TrendPoint, "start">;
/** Without an `end` (ms) they go on. */
type Steps = TrendSteps & { end?: number };
type TrendRow = { part: "span" | "edge"; key: number; sign: 1 | -1; sums: string };

/**
 * Reads the building blocks of the steps: the whole days between their starts, and for each start the quarter-hours to
 * the nearest day. A step of any length that starts at any time of the UTC day therefore costs at most 48 rows. Hourly
 * steps are read in quarter-hours. Sums come as a JSON array, which takes one pass over the rows of a piece; grouping
 * would take two.
 */
export function selectTrend(db: Db, steps: Steps) {
  const { spans, edges } = piecesOf(steps);
  const inPiece = sql`
    grain = p.value ->> 'grain' and bucket >= p.value ->> 'low' and bucket < p.value ->> 'high'`;
  const sums = (part: string, pieces: readonly Piece[]) => sql`
    select ${part} as part, p.value ->> 'key' as key, p.value ->> 'sign' as sign, (
      select json_array(coalesce(sum(total), 0), coalesce(sum(expired), 0), coalesce(sum(completed), 0),
        coalesce(sum(booking_clicks), 0))
      from (
        select total, 0 as expired, completed, booking_clicks from assessment_trend where ${inPiece}
        union all
        select total, total, 0, booking_clicks from expired_stats where ${inPiece})) as sums
    from json_each(${JSON.stringify(pieces)}) as p`;
  return allSql<TrendRow>(db, sql`${sums("span", spans)} union all ${sums("edge", edges)}`);
}

/** Turns the rows of `selectTrend` into the points of the trend. Leads at an edge are in the first, or gone from the last. */
export function readTrend(
  { starts }: TrendSteps,
  rows: readonly TrendRow[],
  edges: readonly Edge[],
): TrendPoint[] {
  const parts = new Map(rows.map((row) => [`${row.part} ${row.key}`, sumsOf(row)]));
  const part = (name: string): Sums =>
    parts.get(name) ?? { total: 0, expired: 0, completed: 0, bookingClicks: 0 };
  const atEdge = (sign: Edge["sign"]) =>
    edges
      .filter((edge) => edge.sign === sign)
      .flatMap(({ cellsOf }) => cellsOf("assessmentTrend"))
      .map(({ sums }): Sums => ({ ...signed(sums, TREND_SUMS, sign), expired: 0 }));
  return starts.map((start, index) => {
    const add = [
      part(`span ${index}`),
      part(`edge ${index}`),
      ...(index === 0 ? atEdge(1) : []),
      ...(index === starts.length - 1 ? atEdge(-1) : []),
    ];
    const away = part(`edge ${index + 1}`);
    const sum = (measure: keyof Sums) => add.reduce((all, one) => all + one[measure], -away[measure]);
    return {
      start: isoText(start),
      total: sum("total"),
      expired: sum("expired"),
      completed: sum("completed"),
      bookingClicks: sum("bookingClicks"),
    };
  });
}

const sumsSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]);

function sumsOf({ sign, sums }: TrendRow): Sums {
  const [total, expired, completed, bookingClicks] = sumsSchema.parse(JSON.parse(sums));
  return {
    total: sign * total,
    expired: sign * expired,
    completed: sign * completed,
    bookingClicks: sign * bookingClicks,
  };
}

function piecesOf({ step, starts, end }: Steps): { spans: Piece[]; edges: Piece[] } {
  const quarters = [...starts, ...(end === undefined ? [] : [end])].map(nextQuarter);
  const spansOf = (grain: Piece["grain"], times: readonly number[]) =>
    times
      .slice(0, starts.length)
      .map((low, key): Piece => ({ key, grain, low, high: times[key + 1] ?? END_OF_TIME, sign: 1 }));
  if (step === "hour") return { spans: spansOf("q", quarters), edges: [] };
  return { spans: spansOf("d", quarters.map(nearestDay)), edges: quarters.map(towardsDay) };
}
