import type { Analytics, AnalyticsPeriod } from "#domain/analytics";
import { analyticsTotals, type StatsCell } from "#domain/analytics-totals";
import { periodStart, trendSteps, type TrendStep } from "#domain/trend-steps";
import { sql, type SQL } from "drizzle-orm";
import { campaignTotals, selectCampaigns } from "./analytics-campaigns.ts";
import { readTrend, selectTrend } from "./analytics-trend.ts";
import { allSql, type Db } from "./client.ts";
import { allTime, nextQuarter, pieceTable, rawEdge, since, type Piece } from "./rollup-pieces.ts";
import { sumBy } from "./sum-by.ts";

/** `trendStep` is what one point of the trend spans. */
export type AnalyticsAnswer = Analytics & { trendStep: TrendStep };

/**
 * Every figure of the analytics (spec 9, contract 8) for assessments created since the period began,
 * as somebody in this zone sees it at `now` (ms). Exact: whole quarter-hours, days and weeks come
 * from the roll-ups, what lies before the first whole quarter-hour from the rows.
 */
export async function readAnalytics(
  db: Db,
  period: AnalyticsPeriod,
  zone: string,
  now: number,
): Promise<AnalyticsAnswer> {
  const start = periodStart(period, now, zone);
  const steps = trendSteps(period, start ?? (await firstCreated(db)) ?? now, now, zone);
  const pieces = start === null ? allTime : since(nextQuarter(start));
  const [found, campaigns, trend] = await db.batch([
    allSql<StatsCell>(db, selectCells(pieces, start)),
    selectCampaigns(db, pieces, start),
    selectTrend(db, steps),
  ]);
  const cells = sumBy(found, DIMENSIONS, MEASURES);
  return {
    ...analyticsTotals(cells),
    trend: readTrend(steps, trend),
    trendStep: steps.step,
    campaigns: campaignTotals(campaigns, cells),
  };
}

async function firstCreated(db: Db): Promise<number | null> {
  const row = await db.get<{ first: number | null }>(sql`select min(created_at) as first from assessments`);
  return row.first;
}

const DIMENSIONS = ["assessmentType", "offerTier", "leadStatus", "hasEmail"] as const;

const MEASURES = [
  "total",
  "quizStarted",
  "chatStarted",
  "completed",
  "consented",
  "emailsSent",
  "bookingClicks",
  "dealCount",
  "dealSum",
  "timedCount",
  "timedMs",
  "hubs",
  "hubVisits",
  "exceptional",
  "high",
  "medium",
  "low",
  "callsBooked",
] as const;

/** The cells of the pieces, and of the rows at the raw edge; the same cell may come several times. */
function selectCells(pieces: readonly Piece[], start: number | null): SQL {
  const columns = (names: readonly string[], of: (column: string) => string) =>
    sql.raw(names.map((name) => `${of(snakeCase(name))} as ${name}`).join(", "));
  return sql`
    select ${columns(DIMENSIONS, (name) => `s.${name}`)},
      ${columns(MEASURES, (name) => `sum(p.sign * s.${name})`)}
    from ${pieceTable(pieces)} as p cross join assessment_stats s
    where s.grain = p.grain and s.bucket >= p.low and s.bucket < p.high
    group by s.assessment_type, s.offer_tier, s.lead_status, s.has_email
    union all
    select ${columns([...DIMENSIONS, ...MEASURES], (name) => name)} from assessment_facts where ${rawEdge(start)}`;
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
