import { LEAD_STATUSES, type LeadStatus } from "../../leads/pipeline.ts";
import { wholeAverage, percent } from "./percent.ts";

/** Leads in a status, and their deal values in whole units; 0 counts as a value. */
export type LeadCell = { leadStatus: string; total: number; dealCount: number; dealSum: number };

/** What leads are worth. A ratio without a base is null. */
export type Revenue = {
  leads: number;
  wonValue: number;
  /** How many of the Won have no deal value yet, so that `wonValue` misses theirs. */
  wonWithoutValue: number;
  totalValue: number;
  dealCount: number;
  averageValue: number | null;
  /** Currently Won ÷ currently SQL, as the spec defines it; can exceed 100. */
  winRate: number | null;
  /** Won ÷ (Won + Lost). */
  closeRate: number | null;
};

/** The leads of a stage, what their deals are worth, and how many of them have no deal value. */
export type StageTotals = { status: LeadStatus; count: number; value: number; withoutValue: number };

/** Leads who became SQL in the period, and how many of them are Won now. A lead counts once, by its first move. */
export type Cohort = { leads: number; won: number; winRate: number | null };

/** The same status may occur several times. */
export function revenueOf(cells: readonly LeadCell[]): Revenue {
  const [leads, won] = [sum(cells), sum(inStatus(cells, "Won"))];
  const { dealCount, dealSum } = leads;
  return {
    leads: leads.total,
    wonValue: won.dealSum,
    wonWithoutValue: won.total - won.dealCount,
    totalValue: dealSum,
    dealCount,
    averageValue: wholeAverage(dealSum, dealCount),
    winRate: percent(won.total, sum(inStatus(cells, "SQL")).total),
    closeRate: percent(won.total, won.total + sum(inStatus(cells, "Lost")).total),
  };
}

export function stagesOf(cells: readonly LeadCell[]): StageTotals[] {
  return LEAD_STATUSES.map((status) => {
    const { total, dealCount, dealSum } = sum(inStatus(cells, status));
    return { status, count: total, value: dealSum, withoutValue: total - dealCount };
  });
}

/** The change of an amount in percent; null if there was nothing before. */
export function changePercent(now: number, before: number): number | null {
  return percent(now - before, before);
}

/** The change of a percentage in points; null if either is not defined. */
export function changePoints(now: number | null, before: number | null): number | null {
  return now === null || before === null ? null : Math.round((now - before) * 10) / 10;
}

function inStatus(cells: readonly LeadCell[], status: LeadStatus): LeadCell[] {
  return cells.filter(({ leadStatus }) => leadStatus === status);
}

function sum(cells: readonly LeadCell[]) {
  const sums = { total: 0, dealCount: 0, dealSum: 0 };
  for (const { total, dealCount, dealSum } of cells) {
    sums.total += total;
    sums.dealCount += dealCount;
    sums.dealSum += dealSum;
  }
  return sums;
}
