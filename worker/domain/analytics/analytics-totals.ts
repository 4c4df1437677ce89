import { FIGURES } from "../consequences/figures.ts";
import type { Analytics, ExpiredStarts, TierPerformance } from "./analytics.ts";
import { revenueOf, stagesOf } from "./revenue.ts";
import { wholeAverage, averageMinutes, percent, share } from "./percent.ts";

/** A cell of the roll-ups: sums over the assessments that share all three fields. Tier 0 means none yet. */
export type StatsCell = { offerTier: number; leadStatus: string; hasEmail: number } & Record<
  CellMeasure,
  number
>;

/** Sums over all assessments. */
export type StatsTotals = Record<(typeof TOTAL_MEASURES)[number], number>;

/** The measures that are broken down by tier, status and whether there is an e-mail address. */
export const CELL_MEASURES = ["total", "completed", "bookingClicks", "dealCount", "dealSum"] as const;

type CellMeasure = (typeof CELL_MEASURES)[number];
type Measure = (typeof FIGURES)["assessmentStats"]["sums"][number];

/** All others. */
export const TOTAL_MEASURES = FIGURES.assessmentStats.sums.filter(isOfAll);

function isOfAll(measure: Measure): measure is Exclude<Measure, CellMeasure> {
  return !CELL_MEASURES.some((cell) => cell === measure);
}

type CellSums = Record<CellMeasure, number>;

/** The analytics figures that come from the roll-ups (spec 9, contract 8), computed from their cells. */
export function analyticsTotals(
  cells: readonly StatsCell[],
  totals: StatsTotals,
  expired: ExpiredStarts,
): Pick<Analytics, "types" | "funnel" | "revenue" | "tiers" | "quality" | "pipeline"> {
  const all = { ...sum(cells), ...totals };
  const { total, quizStarted, chatStarted } = all;
  const leads = cells.filter(({ hasEmail }) => hasEmail === 1);
  return {
    types: {
      total,
      chatStarted: share(chatStarted, total),
      quizStarted: share(quizStarted, total),
      expired,
    },
    funnel: funnelOf(all),
    revenue: revenueOf(leads),
    tiers: tiersOf(cells),
    quality: qualityOf(all),
    pipeline: stagesOf(leads),
  };
}

function funnelOf(all: CellSums & StatsTotals): Analytics["funnel"] {
  const { total, completed, consented, emailsSent, bookingClicks } = all;
  const { callsBooked, callsHeld, callsMissed } = all;
  return {
    total,
    completed,
    consented,
    emailsSent,
    bookingClicks,
    callsBooked,
    callsHeld,
    callsMissed,
    completionRate: percent(completed, total),
    optInRate: percent(consented, completed),
    bookingClickRate: percent(bookingClicks, emailsSent),
    bookingClicksPerCompleted: percent(bookingClicks, completed),
    callsBookedPerCompleted: percent(callsBooked, completed),
    callsHeldPerBooked: percent(callsHeld, callsBooked),
  };
}

function tiersOf(cells: readonly StatsCell[]): TierPerformance[] {
  const tiers = [...new Set(cells.map(({ offerTier }) => offerTier))].filter((tier) => tier > 0);
  return tiers
    .toSorted((a, b) => a - b)
    .map((tier) => {
      const ofTier = cells.filter((cell) => cell.offerTier === tier);
      const { total, dealCount, dealSum, bookingClicks } = sum(ofTier);
      const won = sum(ofTier.filter(({ leadStatus }) => leadStatus === "Won"));
      return {
        tier,
        leads: total,
        totalValue: dealSum,
        averageValue: wholeAverage(dealSum, dealCount),
        bookings: share(bookingClicks, total),
        won: share(won.total, total),
        wonWithoutValue: won.total - won.dealCount,
      };
    })
    .filter(({ leads }) => leads > 0);
}

function qualityOf(all: StatsTotals): Analytics["quality"] {
  const { timedMs, timedCount, hubs, hubVisits, exceptional, high, medium, low } = all;
  return {
    averageMinutes: averageMinutes(timedMs, timedCount),
    hubs,
    hubVisits,
    hubVisitRate: percent(hubVisits, hubs),
    highValueLeads: exceptional,
    distribution: { exceptional, high, medium, low },
  };
}

function sum(cells: readonly StatsCell[]): CellSums {
  const sums: CellSums = { total: 0, completed: 0, bookingClicks: 0, dealCount: 0, dealSum: 0 };
  for (const cell of cells) for (const measure of CELL_MEASURES) sums[measure] += cell[measure];
  return sums;
}
