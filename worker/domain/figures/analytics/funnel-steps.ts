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

/** The base of a step's share: the people among whom this step's are. */
const SHARE_OF: Record<FunnelStep, FunnelStep | null> = {
  started: null,
  completed: "started",
  leads: "started",
  hub: "completed",
  clicked: "completed",
  booked: "completed",
  held: "booked",
  won: "leads",
};

/** How many came to a step, and what share that is `of` those at another; both are null for the first. */
export type StepCount = { step: FunnelStep; count: number; of: FunnelStep | null; percent: number | null };

/** A share of fewer than this says little. */
const PEOPLE_MIN = 10;

type Figures = {
  funnel: Funnel;
  revenue: Revenue;
  quality: Quality;
  pipeline: readonly StageTotals[];
};

/**
 * The steps as a funnel that never rises: many leave their address before they complete, and a deal needs no call, so a
 * step to which more came stands before the others. Where more came than to those its share would be of, it is of all.
 */
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
  const steps = FUNNEL_STEPS.map((step): StepCount => {
    const count = counts[step];
    const usual = SHARE_OF[step];
    const of = usual !== null && count > counts[usual] ? "started" : usual;
    return { step, count, of, percent: of === null ? null : percent(count, counts[of]) };
  });
  return steps.toSorted((a, b) => b.count - a.count);
}

/**
 * The step with the largest drop from the one above it; null while too few reached any. A deal is not a visitor's step.
 */
export function worstStep(steps: readonly StepCount[]): StepCount | null {
  const walked = steps.filter(({ step }) => step !== "won");
  const drops = walked.flatMap((step, index) => {
    const above = walked[index - 1]?.count ?? 0;
    return above < PEOPLE_MIN ? [] : [{ step, went: step.count / above }];
  });
  return drops.toSorted((a, b) => a.went - b.went)[0]?.step ?? null;
}

/** A step that a smaller share reaches than before, by more than chance explains. */
export type Fall = { step: FunnelStep; of: FunnelStep; now: number; before: number };

/** Two shares differ by chance alone by more than this many standard errors in one case of forty. */
const ERRORS = 2;

/** The step whose share fell furthest since the period before; null if none fell by more than chance explains. */
export function steepestFall(now: readonly StepCount[], before: readonly StepCount[]): Fall | null {
  const falls = now.flatMap(({ step, of, count, percent: share }): Fall[] => {
    const earlier = before.find((one) => one.step === step);
    const earlierShare = earlier?.percent ?? null;
    if (of === null || share === null || earlier?.of !== of || earlierShare === null) return [];
    const [whole, earlierWhole] = [countOf(now, of), countOf(before, of)];
    if (whole < PEOPLE_MIN || earlierWhole < PEOPLE_MIN) return [];
    const all = (count + earlier.count) / (whole + earlierWhole);
    const error = 100 * Math.sqrt(Math.max(0, all * (1 - all)) * (1 / whole + 1 / earlierWhole));
    return earlierShare - share > ERRORS * error ? [{ step, of, now: share, before: earlierShare }] : [];
  });
  return falls.toSorted((a, b) => b.before - b.now - (a.before - a.now))[0] ?? null;
}

function countOf(steps: readonly StepCount[], wanted: FunnelStep): number {
  return steps.find(({ step }) => step === wanted)?.count ?? 0;
}
