import { localDay, type CalendarDay } from "./time-zone.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether text names a day that exists, as `2026-12-25`. `Date` reads February 30 as March 2. */
export function isDayText(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A calendar day as text. Days may be out of range: `day: 0` is the last day of the previous month. */
export function dayText({ year, month, day }: CalendarDay): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** The day in a time zone at an instant (ms), as text. */
export function dayTextAt(time: number, zone: string): string {
  return dayText(localDay(time, zone));
}

/** The day that is `days` after one, or before it if that is negative. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one to another; negative if that is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** A day as its year, month and day. */
export function calendarDay(day: string): CalendarDay {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return { year, month, day: date };
}
