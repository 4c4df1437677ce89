import type { CallSpread, FirstCalls } from "./first-call.ts";
import type { Funnel, Quality } from "./funnel.ts";
import { funnelSteps, type StepCount } from "./funnel-steps.ts";
import type { ComparedPeriod } from "./period.ts";
import type { Revenue, StageTotals } from "./revenue.ts";
import type { TrendPoint } from "./trend-steps.ts";

/** The figures shown with their change and trend. Money is in whole units, times in minutes. */
export type KeyFigures = {
  leads: number;
  completionRate: number | null;
  callsBooked: number;
  wonValue: number;
  totalValue: number;
  winRate: number | null;
  /** Half of the first calls took at most this long, in calling hours. */
  medianMinutes: number | null;
};

/** A period, or what it is compared with. */
export type Compared = KeyFigures & { steps: StepCount[] };

export type Change = {
  period: ComparedPeriod;
  now: Compared;
  before: Compared;
  /** The figures of each of the last weeks. Under a period of a week or less there are none: days of a few leads tell nothing. */
  course: KeyFigures[];
  /** The trend of the period before, step by step; empty for All Time, whose trend is longer. */
  trend: TrendPoint[];
};

/** The figures of a stretch of time: what its leads are worth, how they came, and how soon they were called. */
export function keyFigures(
  { leads, wonValue, totalValue, winRate }: Revenue,
  { completionRate, callsBooked }: Pick<Funnel, "completionRate" | "callsBooked">,
  { medianMinutes }: Pick<CallSpread, "medianMinutes">,
): KeyFigures {
  return { leads, completionRate, callsBooked, wonValue, totalValue, winRate, medianMinutes };
}

type Figures = {
  funnel: Funnel;
  revenue: Revenue;
  quality: Quality;
  pipeline: readonly StageTotals[];
  firstCall: CallSpread;
};

export function compared(figures: Figures): Compared {
  const { revenue, funnel, firstCall } = figures;
  return { ...keyFigures(revenue, funnel, firstCall), steps: funnelSteps(figures) };
}

/** A rate of fewer leads than this jumps from week to week. */
const COURSE_MIN = 5;

type WeekFigures = Omit<Figures, "firstCall"> & { firstCall: Pick<FirstCalls, "medianMinutes" | "called"> };

/** The figures of a week of the course; rates of a handful are not among them. */
export function weekFigures({ revenue, funnel, pipeline, firstCall }: WeekFigures): KeyFigures {
  const figures = keyFigures(revenue, funnel, firstCall);
  const sqls = pipeline.find(({ status }) => status === "SQL")?.count ?? 0;
  return {
    ...figures,
    completionRate: funnel.total < COURSE_MIN ? null : figures.completionRate,
    winRate: sqls < COURSE_MIN ? null : figures.winRate,
    medianMinutes: firstCall.called < COURSE_MIN ? null : figures.medianMinutes,
  };
}
