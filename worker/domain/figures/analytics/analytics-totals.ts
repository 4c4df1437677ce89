import { LEAD_SUMS, NO_SUMS, type LeadCell, type LeadSum } from "../figures.ts";
import type { Analytics, ExpiredStarts, TierPerformance } from "./analytics.ts";
import { revenueOf, stagesOf } from "./revenue.ts";
import { wholeAverage, averageMinutes, percent, share } from "./percent.ts";

type Sums = Record<LeadSum, number>;

/** The analytics figures of leads (spec 9, contract 8), computed from their cells. The same cell may occur several times. */
export function analyticsTotals(
  cells: readonly LeadCell[],
  expired: ExpiredStarts,
): Pick<Analytics, "types" | "funnel" | "revenue" | "tiers" | "quality" | "pipeline"> {
  const all = sum(cells);
  const { total, quizStarted, chatStarted } = all;
  const forms = sum(cells.filter(({ assessmentType }) => assessmentType === "form"));
  const leads = cells.filter(({ hasEmail }) => hasEmail === 1);
  return {
    types: {
      total,
      chatStarted: share(chatStarted, total),
      quizStarted: share(quizStarted, total),
      fromForms: share(forms.total, total),
      expired,
    },
    funnel: funnelOf(all),
    revenue: revenueOf(leads),
    tiers: tiersOf(cells),
    quality: qualityOf(all),
    pipeline: stagesOf(leads),
  };
}

function funnelOf(all: Sums): Analytics["funnel"] {
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
    heldRate: percent(callsHeld, callsHeld + callsMissed),
  };
}

function tiersOf(cells: readonly LeadCell[]): TierPerformance[] {
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

function qualityOf(all: Sums): Analytics["quality"] {
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

function sum(cells: readonly LeadCell[]): Sums {
  const sums: Sums = { ...NO_SUMS };
  for (const cell of cells) for (const name of LEAD_SUMS) sums[name] += cell[name];
  return sums;
}
