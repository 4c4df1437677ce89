const QUARTER_MS = 15 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How long (ms) the buckets are in which figures are kept: UTC quarter-hours, days, weeks (starting on Thursday, as 1 January 1970 did)
 * and all time, so that thirty days take few rows to read.
 */
export const WIDTHS = { q: QUARTER_MS, d: DAY_MS, w: 7 * DAY_MS, a: 9_000_000_000_000_000 } as const;

export type Grain = keyof typeof WIDTHS;
export const GRAINS = Object.keys(WIDTHS).filter(isGrain);

/** The start of the bucket that a time is in (ms). */
export function bucketOf(grain: Grain, at: number): number {
  return Math.floor(at / WIDTHS[grain]) * WIDTHS[grain];
}

function isGrain(name: string): name is Grain {
  return name in WIDTHS;
}
