import type { DeskHours } from "./desk-hours.ts";
import { deskMinutesBetween, isOpen, nextOpening } from "./desk-time.ts";

const MINUTE_MS = 60_000;
/** Fewer calls than this tell nothing. */
const CALLS_LEAST = 20;
const SHARE = 0.9;

/** What a visitor who asked for a call may be told of when it comes; neither, where that is not known. */
export type CallPromise = {
  usualMinutes: number | null;
  /** In milliseconds since 1970. */
  nextOpening: number | null;
};

export const NO_PROMISE: CallPromise = { usualMinutes: null, nextOpening: null };

/**
 * A promise that is measured (contract 15): while the desk is open, and stays open for long enough, the minutes within
 * which nine in ten of those who asked lately were called; else when it opens. `calledAfter` are the times (ms of desk
 * time) that those calls took.
 */
export function callPromise(
  now: number,
  hours: DeskHours,
  leadZone: string | null,
  calledAfter: readonly number[],
): CallPromise {
  if (!isOpen(now, hours, leadZone)) {
    return { usualMinutes: null, nextOpening: nextOpening(now, hours, leadZone) };
  }
  const minutes = usualMinutes(calledAfter);
  const isToday =
    minutes !== null && deskMinutesBetween(now, now + minutes * MINUTE_MS, hours, leadZone) === minutes;
  return { usualMinutes: isToday ? minutes : null, nextOpening: null };
}

/** The 90th percentile in whole minutes, rounded up; null for too few calls. */
export function usualMinutes(calledAfter: readonly number[]): number | null {
  if (calledAfter.length < CALLS_LEAST) return null;
  const sorted = calledAfter.toSorted((a, b) => a - b);
  const slowest = sorted[Math.ceil(sorted.length * SHARE) - 1] ?? 0;
  return Math.max(1, Math.ceil(slowest / MINUTE_MS));
}
