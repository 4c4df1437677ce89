import { dayTextAt } from "./day-text.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day as the number of days since 1970-01-01, which is 0: roll-ups count in these. */
export function dayNumber(day: string): number {
  return Date.parse(day) / DAY_MS;
}

/** A day by its number, as text. */
export function dayOfNumber(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The day in a time zone at an instant (ms). */
export function dayNumberAt(time: number, zone: string): number {
  return dayNumber(dayTextAt(time, zone));
}
