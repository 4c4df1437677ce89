import type { Analytics, AnalyticsPeriod, ExpiredStarts } from "#domain/analytics/analytics";
import {
  analyticsTotals,
  CELL_MEASURES,
  TOTAL_MEASURES,
  type StatsCell,
  type StatsTotals,
} from "#domain/analytics/analytics-totals";
import { periodBefore, type Stretch } from "#domain/analytics/period-before";
import type { Cell } from "#domain/consequences/figures";
import { revenueOf, type LeadCell, type RevenueBefore } from "#domain/analytics/revenue";
import { firstCallFigures } from "#domain/analytics/first-call";
import { periodStart, trendSteps, type TrendStep } from "#domain/analytics/trend-steps";
import { isoText } from "#domain/time/iso-text";
import { sql, type SQL } from "drizzle-orm";
import { cohortAtEdge, cohortOf, selectCohort } from "./cohort.ts";
import { edgeAt, selectEdges, type Edge, type EdgeRow } from "./edge-leads.ts";
import { leadCellsAtEdge, selectLeadCells } from "./lead-cells.ts";
import { campaignsAtEdge, campaignTotals, selectCampaigns } from "./analytics-campaigns.ts";
import { firstCallCells, firstCallsAtEdge, selectFirstCalls } from "./first-calls.ts";
import { lostAtEdge, lostTotals, selectLost } from "./lost-reasons.ts";
import { readTrend, selectTrend } from "./analytics-trend.ts";
import { allSql, type Db } from "../client.ts";
import { expiredSum } from "./expired-stats.ts";
import {
  allTime,
  inPieces,
  lastQuarter,
  nextQuarter,
  signedSum,
  since,
  type Piece,
} from "./rollup-pieces.ts";
import { foldedBatch } from "../consequences/folded-batch.ts";
import { snakeCase } from "../snake-case.ts";
import { sumBy } from "./sum-by.ts";
import { selectSuspects, suspectCount } from "./suspects.ts";

/** `trendStep` is the time span of one point of the trend. */
export type AnalyticsAnswer = Analytics & { trendStep: TrendStep };

/**
 * Every analytics figure (spec 9, contract 8) for assessments created since the period began, as seen at `now` (ms) in
 * this time zone. The figures are exact: whole quarter-hours, days and weeks come from the roll-ups, anything before
 * the first whole quarter-hour from what its leads added. Starts that have expired still count, but only to the quarter-hour.
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
  const found = await foldedBatch(db, () => ({
    cells: allSql<StatsCell>(db, selectCells(pieces)),
    totals: allSql<StatsTotals>(db, selectTotals(pieces)),
    expired: allSql<ExpiredStarts>(db, selectExpired(pieces)),
    firstCalls: selectFirstCalls(db, pieces),
    lost: selectLost(db, pieces),
    campaigns: selectCampaigns(db, pieces),
    trend: selectTrend(db, steps),
    suspects: selectSuspects(db, start),
    cohort: selectCohort(db, pieces),
    earlier: selectLeadCells(db, before),
    edges: selectEdges(db, [start, before && before.start, before && before.end]),
  }));
  const edge = edgeAt(found.edges, start);
  const { cells, totals } = summed(found.cells, found.totals, edge);
  const [expired] = found.expired;
  if (!totals || !expired) throw new Error("The queries for the totals returned no row.");
  return {
    ...analyticsTotals(cells, totals, expired),
    before: before && revenueBefore(before, [...found.earlier, ...leadsAtEdges(before, found.edges)]),
    cohort: cohortOf([...found.cohort, ...cohortAtEdge(edge)]),
    firstCall: firstCallFigures([...firstCallCells(found.firstCalls), ...firstCallsAtEdge(edge)]),
    lost: lostTotals([...found.lost, ...lostAtEdge(edge)]),
    suspects: suspectCount(found.suspects),
    trend: readTrend(steps, found.trend, edge),
    trendStep: steps.step,
    campaigns: campaignTotals([...found.campaigns, ...campaignsAtEdge(edge)], cells),
  };
}

function summed(found: readonly StatsCell[], sums: readonly StatsTotals[], edge: Edge) {
  const atEdge = edge.cellsOf("assessmentStats");
  const cells = sumBy([...found, ...atEdge.map(statsCell)], DIMENSIONS, CELL_MEASURES);
  const [totals] = sumBy([...sums, ...atEdge.map((cell): StatsTotals => cell.sums)], [], TOTAL_MEASURES);
  return { cells, totals };
}

function statsCell({ places, sums }: Cell<"assessmentStats">): StatsCell {
  const { offerTier, leadStatus, hasEmail } = places;
  return {
    offerTier: Number(offerTier),
    leadStatus: String(leadStatus),
    hasEmail: Number(hasEmail),
    ...sums,
  };
}

function leadsAtEdges({ start, end }: Stretch, edges: EdgeRow[]): LeadCell[] {
  return [...leadCellsAtEdge(edgeAt(edges, start), 1), ...leadCellsAtEdge(edgeAt(edges, end), -1)];
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

/** The cells of the pieces. The same cell may occur several times. */
function selectCells(pieces: readonly Piece[]): SQL {
  return sql`
    select ${columns(DIMENSIONS, (name) => sql`s.${sql.identifier(name)}`)}, ${columns(CELL_MEASURES, signedSum)}
    from ${inPieces("assessment_stats", pieces)} group by s.offer_tier, s.lead_status, s.has_email
    union all
    select 0, 'MQL', 0, ${columns(CELL_MEASURES, expiredSum)} from ${inPieces("expired_stats", pieces)}`;
}

/** Sums these measures without grouping: carrying them through the grouped query takes twice as long. */
function selectTotals(pieces: readonly Piece[]): SQL {
  return sql`
    select ${columns(TOTAL_MEASURES, (name) => sql`coalesce(${signedSum(name)}, 0)`)}
    from ${inPieces("assessment_stats", pieces)}
    union all
    select ${columns(TOTAL_MEASURES, expiredSum)} from ${inPieces("expired_stats", pieces)}`;
}

function selectExpired(pieces: readonly Piece[]): SQL {
  return sql`
    select ${columns(["total", "chatStarted", "quizStarted"], expiredSum)} from ${inPieces("expired_stats", pieces)}`;
}

function columns(names: readonly string[], of: (column: string) => SQL): SQL {
  const chosen = names.map((name) => sql`${of(snakeCase(name))} as ${sql.identifier(name)}`);
  return sql.join(chosen, sql`, `);
}
