import type { CallingHours } from "../calls/hours/calling-hours.ts";
import { dueAt } from "../calls/hours/calling-time.ts";

const MINUTE_MS = 60_000;

/**
 * By when staff should answer a mail that came at `now` (ms): so many minutes of the team's calling hours later. Nobody's
 * sleep is disturbed by a mail, so the lead's own hours do not count. Where no hours ever open, all hours count.
 */
export function answerDueAt(
  now: number,
  { hours, minutes }: { hours: CallingHours; minutes: number },
): number {
  return dueAt(now, minutes, hours, null) ?? now + minutes * MINUTE_MS;
}
