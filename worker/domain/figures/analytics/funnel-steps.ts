import type { Funnel, Quality } from "./funnel.ts";
import type { Revenue, StageTotals } from "./revenue.ts";
import { percent } from "./percent.ts";

/** The steps of an assessment, from its start to a deal. */
export const FUNNEL_STEPS = [
  "started",
  "completed",
  "leads",
  "hub",
  "clicked",
  "booked",
  "held",
  "won",
] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/**
 * How many came to a step, and what share that is of those at the step before it; null for the first, and where more came
 * than there, as a deal needs no booked call.
 */
export type StepCount = { step: FunnelStep; count: number; percent: number | null };

/** A share of fewer than this says little. */
const PEOPLE_MIN = 10;

type Figures = {
  funnel: Funnel;
  revenue: Revenue;
  quality: Quality;
  pipeline: readonly StageTotals[];
};

export function funnelSteps({ funnel, revenue, quality, pipeline }: Figures): StepCount[] {
  const counts: Record<FunnelStep, number> = {
    started: funnel.total,
    completed: funnel.completed,
    leads: revenue.leads,
    hub: quality.hubVisits,
    clicked: funnel.bookingClicks,
    booked: funnel.callsBooked,
    held: funnel.callsHeld,
    won: pipeline.find(({ status }) => status === "Won")?.count ?? 0,
  };
  return FUNNEL_STEPS.map((step, index) => {
    const before = FUNNEL_STEPS[index - 1];
    const isPart = before !== undefined && counts[step] <= counts[before];
    return { step, count: counts[step], percent: isPart ? percent(counts[step], counts[before]) : null };
  });
}

/** The step that the smallest share of those before it came to; null while too few came to any. */
export function worstStep(steps: readonly StepCount[]): StepCount | null {
  const told = steps.filter(
    ({ percent: share }, index) => share !== null && (steps[index - 1]?.count ?? 0) >= PEOPLE_MIN,
  );
  return told.reduce<StepCount | null>(
    (worst, step) => (worst === null || shareOf(step) < shareOf(worst) ? step : worst),
    null,
  );
}

/** A step that a smaller share comes to than before, by more than chance explains. */
export type Fall = { step: FunnelStep; now: number; before: number };

/** Two shares differ by chance alone by more than this many standard errors in one case of forty. */
const ERRORS = 2;

/** The step whose share fell furthest since the period before; null if none fell by more than chance explains. */
export function steepestFall(now: readonly StepCount[], before: readonly StepCount[]): Fall | null {
  const falls = now.flatMap((step, index): Fall[] => {
    const [whole, earlierWhole] = [now[index - 1]?.count ?? 0, before[index - 1]?.count ?? 0];
    const [share, earlier] = [step.percent, before[index]?.percent ?? null];
    if (share === null || earlier === null || whole < PEOPLE_MIN || earlierWhole < PEOPLE_MIN) return [];
    const all = (step.count + (before[index]?.count ?? 0)) / (whole + earlierWhole);
    const error = 100 * Math.sqrt(Math.max(0, all * (1 - all)) * (1 / whole + 1 / earlierWhole));
    return earlier - share > ERRORS * error ? [{ step: step.step, now: share, before: earlier }] : [];
  });
  return falls.toSorted((a, b) => b.before - b.now - (a.before - a.now))[0] ?? null;
}

function shareOf({ percent: share }: StepCount): number {
  return share ?? 0;
}
