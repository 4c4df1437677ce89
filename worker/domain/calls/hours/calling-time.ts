import { isTimeZone } from "../../time/time-zone.ts";
import { type ClockHours, openSpans, type Span, weekdayOf } from "./clock-hours.ts";
import { callingClock, type CallingHours } from "./calling-hours.ts";

const MINUTE_MS = 60_000;
/** Hours that do not open within a year never do: hours that never overlap, a year of holidays. */
const HORIZON_MS = 366 * 24 * 60 * MINUTE_MS;

/** Nobody is called before 9:00 or after 21:00 where they live, on weekends before 10:00 or after 18:00 (minutes). */
const LEAD_WEEKDAY = [{ from: 9 * 60, to: 21 * 60 }];
const LEAD_WEEKEND = [{ from: 10 * 60, to: 18 * 60 }];
const SATURDAY = 5;

/**
 * Calling time is time in which the team calls and the lead, where they are, may be called. In what follows instants are
 * milliseconds since 1970; `leadZone` is the lead's IANA time zone, and null or an unknown one leaves the team's hours
 * alone to decide.
 */

/** Minutes of calling time between two instants, with their fraction; 0 if `to` is not after `from`. */
export function callingMinutesBetween(
  from: number,
  to: number,
  hours: CallingHours,
  leadZone: string | null,
): number {
  let sum = 0;
  for (const span of callingSpans(from, to, hours, leadZone)) sum += span.to - span.from;
  return sum / MINUTE_MS;
}

/**
 * The first instant by which so many minutes of calling time have passed since `start`; 16:55 and 5 minutes is 17:00, not
 * the next morning. Null if a year does not have them.
 */
export function dueAt(
  start: number,
  minutes: number,
  hours: CallingHours,
  leadZone: string | null,
): number | null {
  let left = minutes * MINUTE_MS;
  for (const { from, to } of callingSpans(start, start + HORIZON_MS, hours, leadZone)) {
    if (left <= to - from) return from + left;
    left -= to - from;
  }
  return null;
}

/** The first instant of calling time at or after `at`: `at` itself while it is open. Null if there is none for a year. */
export function nextOpening(at: number, hours: CallingHours, leadZone: string | null): number | null {
  for (const { from } of callingSpans(at, at + HORIZON_MS, hours, leadZone)) return from;
  return null;
}

/** Whether an instant is calling time. At 17:00 sharp, hours to 17:00 are over. */
export function isOpen(at: number, hours: CallingHours, leadZone: string | null): boolean {
  return !callingSpans(at, at + 1, hours, leadZone).next().done;
}

function* callingSpans(
  from: number,
  to: number,
  hours: CallingHours,
  leadZone: string | null,
): Generator<Span, undefined> {
  const lead = leadZone !== null && isTimeZone(leadZone) ? leadClock(leadZone) : null;
  for (const span of openSpans(callingClock(hours), from, to)) {
    if (lead) yield* openSpans(lead, span.from, span.to);
    else yield span;
  }
}

function leadClock(timeZone: string): ClockHours {
  return { timeZone, openOn: (day) => (weekdayOf(day) < SATURDAY ? LEAD_WEEKDAY : LEAD_WEEKEND) };
}
