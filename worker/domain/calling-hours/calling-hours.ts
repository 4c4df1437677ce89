import { type ClockHours, dateOf, type Span, weekdayOf } from "./clock-hours.ts";
import type { DeskInterval, DeskWeek } from "./calling-week.ts";
import { minuteOf, WEEKDAYS } from "./week-time.ts";

const DAY_MINUTES = 1440;

/**
 * When the team calls. `timeZone` is an IANA name; `holidays` are days in that zone, `2026-12-25`, on which nobody
 * calls, nor in the night that begins on one.
 */
export type DeskHours = { timeZone: string; week: DeskWeek; holidays: readonly string[] };

/** The desk's hours, day by day. */
export function deskClock(hours: DeskHours): ClockHours {
  return { timeZone: hours.timeZone, openOn: (day) => openOn(hours, day) };
}

function openOn(hours: DeskHours, day: number): Span[] {
  if (hours.holidays.includes(dateOf(day))) return [];
  const own = intervalsOf(hours, day).map(({ from, to, nextDay }) => ({
    from: minuteOf(from),
    to: nextDay ? DAY_MINUTES : minuteOf(to),
  }));
  return [...restOfNight(hours, day - 1), ...own];
}

/** What began the evening before. */
function restOfNight(hours: DeskHours, before: number): Span[] {
  const nights = intervalsOf(hours, before).filter(({ nextDay }) => nextDay);
  if (nights.length === 0 || hours.holidays.includes(dateOf(before))) return [];
  return nights.map(({ to }) => ({ from: 0, to: minuteOf(to) }));
}

function intervalsOf({ week }: DeskHours, day: number): readonly DeskInterval[] {
  const weekday = WEEKDAYS[weekdayOf(day)];
  return weekday ? week[weekday] : [];
}
