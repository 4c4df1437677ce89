import { startOfDay } from "../../time/start-of-day.ts";
import { localDay } from "../../time/time-zone.ts";
import type { ComparedPeriod } from "./period.ts";
import { comparedStart } from "./trend-steps.ts";

/** A stretch of time, `end` exclusive (both ms). */
export type Stretch = { start: number; end: number };

/**
 * What a period is compared with: a rolling one with as many hours before it, today with as much of yesterday as has
 * passed of today.
 */
export function periodBefore(period: ComparedPeriod, now: number, zone: string): Stretch {
  const start = comparedStart(period, now, zone);
  const passed = now - start;
  if (period !== "today") return { start: start - passed, end: start };
  const { year, month, day } = localDay(now, zone);
  const yesterday = startOfDay({ year, month, day: day - 1 }, zone);
  // A day on which clocks went forward is over before as much of it has passed.
  return { start: yesterday, end: Math.min(yesterday + passed, start) };
}
