import { startOfDay } from "../../time/start-of-day.ts";
import { localDay } from "../../time/time-zone.ts";
import type { CallingHours } from "./calling-hours.ts";
import { nextOpening } from "./calling-time.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** When to call a missed lead again, in the order of the suggestions. */
export const CALL_AGAIN = ["in 2 hours", "next morning", "in 3 days"] as const;
export type CallAgain = (typeof CALL_AGAIN)[number];

/** The suggestion after so many missed calls in a row: two hours, the next morning, and from then on three days. */
export function suggestedAgain(missedCalls: number): CallAgain {
  return CALL_AGAIN[Math.min(Math.max(missedCalls, 1), CALL_AGAIN.length) - 1] ?? "in 3 days";
}

/**
 * The instant (ms) that a suggestion means, when the team calls and the lead may be called; the bare instant if that
 * is not so for a year. `leadZone` as in calling time.
 */
export function callAgainAt(
  again: CallAgain,
  now: number,
  hours: CallingHours,
  leadZone: string | null,
): number {
  const earliest = earliestAgain(again, now, hours.timeZone);
  return nextOpening(earliest, hours, leadZone) ?? earliest;
}

function earliestAgain(again: CallAgain, now: number, zone: string): number {
  if (again === "in 2 hours") return now + 2 * HOUR_MS;
  if (again === "in 3 days") return now + 3 * DAY_MS;
  const today = localDay(now, zone);
  return startOfDay({ ...today, day: today.day + 1 }, zone);
}
