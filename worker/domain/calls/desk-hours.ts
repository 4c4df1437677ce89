import { type ClockHours, dateOf, type Span, weekdayOf } from "./clock-hours.ts";

const DAY_MINUTES = 1440;

export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Times of a 24-hour clock, `09:00`. With `nextDay` it runs past midnight and ends at `to` on the day after. */
export type DeskInterval = { from: string; to: string; nextDay?: true };

/** When the team calls: the intervals of each weekday are in order, and none overlaps another. */
export type DeskHours = {
  /** An IANA time zone. */
  timeZone: string;
  week: Readonly<Record<Weekday, readonly DeskInterval[]>>;
  /** Days in that zone, `2026-12-25`, on which nobody calls, nor in the night that began on one. */
  holidays: readonly string[];
};

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

/** Minutes since midnight. */
export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
