import type { CallingHours } from "./calling-hours.ts";
import { callingMinutesBetween, isOpen, nextOpening } from "./calling-time.ts";

const MINUTE_MS = 60_000;
/** Fewer calls than this say nothing. */
const CALLS_LEAST = 20;

/**
 * Within what time the team made nine in ten of its calls, and how many these are. `within` is in milliseconds of calling
 * time; null if there is nothing to say it by, or too many calls are overdue.
 */
export type CallPace = { count: number; within: number | null };

export const NO_PACE: CallPace = { count: 0, within: null };

/** What a visitor may see about when a call comes; neither field if that is unknown. */
export type CallPromise = {
  usualMinutes: number | null;
  /** In milliseconds since 1970. */
  nextOpening: number | null;
};

export const NO_PROMISE: CallPromise = { usualMinutes: null, nextOpening: null };

/**
 * A promise that is measured (contract 15): while the team calls, and stays open for long enough, the minutes within
 * which the team calls; while it is not, when it opens.
 */
export function callPromise(
  now: number,
  hours: CallingHours,
  leadZone: string | null,
  pace: CallPace,
): CallPromise {
  if (!isOpen(now, hours, leadZone)) {
    return { usualMinutes: null, nextOpening: nextOpening(now, hours, leadZone) };
  }
  const minutes = usualMinutes(pace);
  const isToday =
    minutes !== null && callingMinutesBetween(now, now + minutes * MINUTE_MS, hours, leadZone) === minutes;
  return { usualMinutes: isToday ? minutes : null, nextOpening: null };
}

/** In whole minutes, rounded up; null if too few calls say so. */
function usualMinutes({ count, within }: CallPace): number | null {
  if (within === null || count < CALLS_LEAST) return null;
  return Math.max(1, Math.ceil(within / MINUTE_MS));
}
