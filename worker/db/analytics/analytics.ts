import type { Analytics, AnalyticsPeriod, ExpiredStarts } from "#domain/analytics/analytics";
import {
  analyticsTotals,
  CELL_MEASURES,
  TOTAL_MEASURES,
  type StatsCell,
  type StatsTotals,
} from "#domain/analytics/analytics-totals";
import { periodBefore } from "#domain/analytics/period-before";
import { revenueOf, type LeadCell, type RevenueBefore } from "#domain/analytics/revenue";
import { firstCallFigures } from "#domain/analytics/first-call";
import { periodStart, trendSteps, type TrendStep } from "#domain/analytics/trend-steps";
import { isoText } from "#domain/time/iso-text";
import { sql, type SQL } from "drizzle-orm";
import { cohortOf, selectCohort } from "./cohort.ts";
import { selectLeadCells } from "./lead-cells.ts";
import { campaignTotals, selectCampaigns } from "./analytics-campaigns.ts";
import { firstCallCells, selectFirstCalls } from "./first-calls.ts";
import { lostTotals, selectLost } from "./lost-reasons.ts";
import { readTrend, selectTrend } from "./analytics-trend.ts";
import { allSql, type Db } from "../client.ts";
import { expiredSum } from "../privacy/expired-stats.ts";
import {
  allTime,
  inPieces,
  lastQuarter,
  nextQuarter,
  rawEdge,
  signedSum,
  since,
  type Piece,
} from "./rollup-pieces.ts";
import { sumBy } from "./sum-by.ts";
import { selectSuspects, suspectCount } from "../leads/suspects.ts";

/** `trendStep` is the time span of one point of the trend. */
export type AnalyticsAnswer = Analytics & { trendStep: TrendStep };

/**
 * Every analytics figure (spec 9, contract 8) for assessments created since the period began, as seen at `now` (ms) in
 * this time zone. The figures are exact: whole quarter-hours, days and weeks come from the roll-ups, anything before
 * the first whole quarter-hour from the rows. Starts that have expired still count, but only to the quarter-hour.
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
  const before = periodBefore(period, now, zone);
  const [found, sums, [expired], firstCalls, lost, campaigns, trend, suspects, moved, earlier] =
    await db.batch([
      allSql<StatsCell>(db, selectCells(pieces, start)),
      allSql<StatsTotals>(db, selectTotals(pieces, start)),
      allSql<ExpiredStarts>(db, selectExpired(pieces)),
      selectFirstCalls(db, pieces, start),
      selectLost(db, pieces, start),
      selectCampaigns(db, pieces, start),
      selectTrend(db, steps),
      selectSuspects(db, start),
      selectCohort(db, pieces, start),
      selectLeadCells(db, before),
    ]);
  const cells = sumBy(found, DIMENSIONS, CELL_MEASURES);
  const [totals] = sumBy(sums, [], TOTAL_MEASURES);
  if (!totals || !expired) throw new Error("The queries for the totals returned no row.");
  return {
    ...analyticsTotals(cells, totals, expired),
    before: before && revenueBefore(before, earlier),
    cohort: cohortOf(moved),
    firstCall: firstCallFigures(firstCallCells(firstCalls)),
    lost: lostTotals(lost),
    suspects: suspectCount(suspects),
    trend: readTrend(steps, trend),
    trendStep: steps.step,
    campaigns: campaignTotals(campaigns, cells),
  };
}

function revenueBefore({ start, end }: { start: number; end: number }, leads: LeadCell[]): RevenueBefore {
  return { start: isoText(start), end: isoText(end), revenue: revenueOf(leads) };
}

/** The quarter-hour of the first start that counts, expired or not. */
async function firstCreated(db: Db): Promise<number | null> {
  const { first } = await db.get<{ first: number | null }>(sql`
    select min(first) as first from (
      select min(created_at) as first from assessments where suspect = 0
      union all
      select min(bucket) from expired_stats where grain = 'q')`);
  return first === null ? null : lastQuarter(first);
}

const DIMENSIONS = ["offerTier", "leadStatus", "hasEmail"] as const;

/** The cells of the pieces and of the rows at the raw edge. The same cell may occur several times. */
function selectCells(pieces: readonly Piece[], start: number | null): SQL {
  return sql`
    select ${columns(DIMENSIONS, (name) => sql`s.${sql.identifier(name)}`)}, ${columns(CELL_MEASURES, signedSum)}
    from ${inPieces("assessment_stats", pieces)} group by s.offer_tier, s.lead_status, s.has_email
    union all
    select 0, 'MQL', 0, ${columns(CELL_MEASURES, expiredSum)} from ${inPieces("expired_stats", pieces)}
    union all
    select ${columns([...DIMENSIONS, ...CELL_MEASURES])} from assessment_facts where ${rawEdge(start)}`;
}

/** Sums these measures without grouping: carrying them through the grouped query takes twice as long. */
function selectTotals(pieces: readonly Piece[], start: number | null): SQL {
  return sql`
    select ${columns(TOTAL_MEASURES, (name) => sql`coalesce(${signedSum(name)}, 0)`)}
    from ${inPieces("assessment_stats", pieces)}
    union all
    select ${columns(TOTAL_MEASURES, expiredSum)} from ${inPieces("expired_stats", pieces)}
    union all
    select ${columns(TOTAL_MEASURES)} from assessment_facts where ${rawEdge(start)}`;
}

function selectExpired(pieces: readonly Piece[]): SQL {
  return sql`
    select ${columns(["total", "chatStarted", "quizStarted"], expiredSum)} from ${inPieces("expired_stats", pieces)}`;
}

function columns(
  names: readonly string[],
  of: (column: string) => SQL = (column) => sql`${sql.identifier(column)}`,
): SQL {
  const chosen = names.map((name) => sql`${of(snakeCase(name))} as ${sql.identifier(name)}`);
  return sql.join(chosen, sql`, `);
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
