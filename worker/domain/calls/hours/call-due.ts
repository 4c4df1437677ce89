import type { CallingHours } from "./calling-hours.ts";
import { dueAt } from "./calling-time.ts";

const MINUTE_MS = 60_000;

/** When a lead is due (ms), and which hours decided it: the team's and the lead's, the team's alone, or none. */
export type CallDue = { at: number; by: "both" | "team" | "none" };

/**
 * When a call is due whose clock started at `start` (ms), after so many minutes of calling time. If the lead's hours
 * never overlap with the team's, only the team's count, and if the team never calls, every minute does: a lead without
 * a due time would be in nobody's queue.
 */
export function callDue(
  start: number,
  minutes: number,
  hours: CallingHours,
  leadZone: string | null,
): CallDue {
  const both = dueAt(start, minutes, hours, leadZone);
  if (both !== null) return { at: both, by: "both" };
  const team = dueAt(start, minutes, hours, null);
  if (team !== null) return { at: team, by: "team" };
  return { at: start + minutes * MINUTE_MS, by: "none" };
}
