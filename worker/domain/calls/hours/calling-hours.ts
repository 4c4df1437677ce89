import { minuteOf, WEEKDAYS, type CallingInterval, type CallingWeek } from "./calling-week.ts";
import { dateOf, weekdayOf, type ClockHours, type Span } from "./clock-hours.ts";

const DAY_MINUTES = 1440;

/**
 * When the team calls. `timeZone` is an IANA name; `holidays` are days in that zone, `2026-12-25`, on which nobody
 * calls, nor in the night that begins on one.
 */
export type CallingHours = { timeZone: string; week: CallingWeek; holidays: readonly string[] };

/** Calling hours, day by day. */
export function callingClock(hours: CallingHours): ClockHours {
  return { timeZone: hours.timeZone, openOn: (day) => openOn(hours, day) };
}

function openOn(hours: CallingHours, day: number): Span[] {
  if (hours.holidays.includes(dateOf(day))) return [];
  const own = intervalsOf(hours, day).map(({ from, to, nextDay }) => ({
    from: minuteOf(from),
    to: nextDay ? DAY_MINUTES : minuteOf(to),
  }));
  return [...restOfNight(hours, day - 1), ...own];
}

/** What began the evening before. */
function restOfNight(hours: CallingHours, before: number): Span[] {
  const nights = intervalsOf(hours, before).filter(({ nextDay }) => nextDay);
  if (nights.length === 0 || hours.holidays.includes(dateOf(before))) return [];
  return nights.map(({ to }) => ({ from: 0, to: minuteOf(to) }));
}

function intervalsOf({ week }: CallingHours, day: number): readonly CallingInterval[] {
  const weekday = WEEKDAYS[weekdayOf(day)];
  return weekday ? week[weekday] : [];
}
