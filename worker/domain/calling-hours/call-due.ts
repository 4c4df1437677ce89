import type { DeskHours } from "./calling-hours.ts";
import { dueAt } from "./calling-time.ts";

const MINUTE_MS = 60_000;

/** When a lead is due (ms), and by which hours: the desk's and the lead's, the desk's alone, or none. */
export type CallDue = { at: number; by: "both" | "desk" | "none" };

/**
 * When a call is due whose clock started at `start` (ms), after so many minutes of desk time. Where the lead's hours
 * never meet the desk's, the desk's alone count, and where the desk never opens, every minute does: a lead without a
 * due time would stand in nobody's queue.
 */
export function callDue(start: number, minutes: number, hours: DeskHours, leadZone: string | null): CallDue {
  const both = dueAt(start, minutes, hours, leadZone);
  if (both !== null) return { at: both, by: "both" };
  const desk = dueAt(start, minutes, hours, null);
  if (desk !== null) return { at: desk, by: "desk" };
  return { at: start + minutes * MINUTE_MS, by: "none" };
}
