import type { Analytics, AnalyticsPeriod } from "#domain/analytics";
import { analyticsTotals, type StatsCell } from "#domain/analytics-totals";
import { periodStart, trendSteps, type TrendStep } from "#domain/trend-steps";
import { sql, type SQL } from "drizzle-orm";
import { campaignTotals, selectCampaigns } from "./analytics-campaigns.ts";
import { readTrend, selectTrend } from "./analytics-trend.ts";
import { allSql, type Db } from "./client.ts";
import { allTime, nextQuarter, pieceTable, rawEdge, since, type Piece } from "./rollup-pieces.ts";

/** `trendStep` is what one point of the trend spans. */
export type AnalyticsAnswer = Analytics & { trendStep: TrendStep };

/**
 * Every figure of the analytics (spec 9, contract 8) for assessments created since the period began,
 * as somebody in this zone sees it at `now` (ms). Exact: whole quarter-hours and days come from the
 * roll-ups, what lies before the first whole quarter-hour from the rows.
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
  const [cells, campaigns, trend] = await db.batch([
    allSql<StatsCell>(db, selectCells(pieces, start)),
    selectCampaigns(db, pieces, start),
    selectTrend(db, steps),
  ]);
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

const DIMENSIONS = ["assessment_type", "offer_tier", "lead_status", "has_email"] as const;

const MEASURES = [
  "total",
  "quiz_started",
  "chat_started",
  "completed",
  "consented",
  "emails_sent",
  "booking_clicks",
  "deal_count",
  "deal_sum",
  "timed_count",
  "timed_ms",
  "hubs",
  "hub_visits",
  "exceptional",
  "high",
  "medium",
  "low",
] as const;

/** The cells of the pieces, and of the rows before the first whole quarter-hour; cells may come twice. */
function selectCells(pieces: readonly Piece[], start: number | null): SQL {
  const names = [...DIMENSIONS, ...MEASURES].map((name) => sql.raw(`${name} as ${camelCase(name)}`));
  const signed = MEASURES.map((name) => sql.raw(`sum(p.sign * s.${name}) as ${camelCase(name)}`));
  const dimensions = sql.raw(DIMENSIONS.map((name) => `s.${name}`).join(", "));
  const named = sql.raw(DIMENSIONS.map((name) => `s.${name} as ${camelCase(name)}`).join(", "));
  return sql`
    select ${named}, ${sql.join(signed, sql`, `)}
    from ${pieceTable(pieces)} as p cross join assessment_stats s
    where s.grain = p.grain and s.bucket >= p.low and s.bucket < p.high
    group by ${dimensions}
    union all
    select ${sql.join(names, sql`, `)} from assessment_facts where ${rawEdge(start)}`;
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
