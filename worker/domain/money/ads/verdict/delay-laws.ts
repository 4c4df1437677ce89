import { TEAM_DAYS } from "./evidence.ts";
import { normalBelow } from "./gamma.ts";

/** A distribution of how long deals take after their leads. */
export type DelayLaw = {
  /** Logarithm of how likely it is before any deal. */
  prior: number;
  /** By day: the share of deals that have come by then. */
  arrived: Float64Array;
  /** By day, up to `TEAM_DAYS`: logarithms of that share, and of the share that comes on that day. */
  logArrived: Float64Array;
  logOnDay: Float64Array;
};

const MEDIANS = 48;
const WEIBULL_SHAPES = [0.5, 0.75, 1, 1.35, 1.8, 2.5, 3.5, 5.5];
const LOGNORMAL_SPREADS = [0.35, 0.5, 0.7, 0.9, 1.2, 1.6];

/** Before any deal: half are Won within 30 days, give or take a factor of e^1.2. */
const PRIOR = { days: 30, spread: 1.2 };

/** Of the deals, this share follows no law: it is spread evenly over the days of the table. */
const STRAY = 0.01;
const DAYS_SEEN = TEAM_DAYS + 1;
/** Two years: those looked back on, and as long ahead. */
const DAYS_KNOWN = 2 * DAYS_SEEN;

let known: readonly DelayLaw[] | null = null;

/** All laws, computed on first use: that takes a tenth of a second. */
export function delayLaws(): readonly DelayLaw[] {
  known ??= Array.from({ length: MEDIANS }, (_, index) => TEAM_DAYS ** (index / (MEDIANS - 1))).flatMap(
    (median) => lawsOf(median),
  );
  return known;
}

/** The share of deals that have come by an age in days; beyond the table none come. */
export function arrivedBy(law: DelayLaw, age: number): number {
  return law.arrived[Math.min(DAYS_KNOWN - 1, Math.max(0, Math.round(age)))] ?? 0;
}

function lawsOf(median: number): DelayLaw[] {
  const prior = -0.5 * (Math.log(median / PRIOR.days) / PRIOR.spread) ** 2;
  return [
    ...WEIBULL_SHAPES.map((shape) => lawOf(prior, (age) => 1 - 2 ** -((age / median) ** shape))),
    ...LOGNORMAL_SPREADS.map((spread) => lawOf(prior, (age) => normalBelow(Math.log(age / median) / spread))),
  ];
}

function lawOf(prior: number, shareBy: (age: number) => number): DelayLaw {
  const arrived = Float64Array.from(
    { length: DAYS_KNOWN },
    // A deal of a day comes at its noon, on average.
    (_, day) => (1 - STRAY) * shareBy(day + 0.5) + (STRAY * (day + 1)) / DAYS_KNOWN,
  );
  const seen = arrived.subarray(0, DAYS_SEEN);
  const logOnDay = seen.map((share, day) => Math.log(share - (arrived[day - 1] ?? 0)));
  return { prior, arrived, logArrived: seen.map(Math.log), logOnDay };
}
