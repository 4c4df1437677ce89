import type { Change, Compared } from "#domain/figures/analytics/change";
import type { Funnel, Quality } from "#domain/figures/analytics/funnel";
import { FUNNEL_STEPS } from "#domain/figures/analytics/funnel-steps";

/** The figures of a period in which nothing happened, but for some. */
export function keyFiguresWith(some: Partial<Compared> = {}): Compared {
  return {
    leads: 0,
    completionRate: null,
    callsBooked: 0,
    wonValue: 0,
    totalValue: 0,
    winRate: null,
    medianMinutes: null,
    steps: FUNNEL_STEPS.map((step) => ({
      step,
      count: 0,
      of: step === "started" ? null : "started",
      percent: null,
    })),
    ...some,
  };
}

/** Two such periods. */
export function noChange(): Change {
  return { period: "30d", now: keyFiguresWith(), before: keyFiguresWith(), course: [], trend: [] };
}

/** A funnel that nobody has entered. */
export const NO_FUNNEL: Funnel = {
  total: 0,
  completed: 0,
  consented: 0,
  emailsSent: 0,
  bookingClicks: 0,
  callsBooked: 0,
  callsHeld: 0,
  callsMissed: 0,
  completionRate: null,
  optInRate: null,
  bookingClickRate: null,
  bookingClicksPerCompleted: null,
  callsBookedPerCompleted: null,
  callsHeldPerBooked: null,
  heldRate: null,
};

export const NO_QUALITY: Quality = {
  averageMinutes: null,
  hubs: 0,
  hubVisits: 0,
  hubVisitRate: null,
  highValueLeads: 0,
  distribution: { exceptional: 0, high: 0, medium: 0, low: 0 },
};
