import type { ZonedTime } from "#domain/time/zoned-time";
import { ownClock } from "../../../lib/own-clock.ts";
import { spanText } from "./times.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_DAYS = 7;
const OF_UTC = { timeZone: "UTC" } as const;
const WEEKDAY = new Intl.DateTimeFormat("en-US", { ...OF_UTC, weekday: "short" });
const DAY = new Intl.DateTimeFormat("en-US", { ...OF_UTC, month: "short", day: "numeric" });
const DAY_OF_YEAR = new Intl.DateTimeFormat("en-US", { ...OF_UTC, dateStyle: "medium" });
const CLOCK = new Intl.DateTimeFormat("en-US", { ...OF_UTC, timeStyle: "short" });

/** When something is to be done, and how that bears on now. */
export type DueTime = { words: string; tone: "late" | "soon" | "later" };

/**
 * A time to come by the reader's clock, in as few words as it takes: `in 22 min`, `Today 3:00 PM`, `Tomorrow 9:00 AM`,
 * `Thu 11:00 AM`, `Dec 3`. One that has passed is late by so much, `2 h late`; an appointment's (`isKept`) is simply
 * now. Both times are in milliseconds; `clocks` are what the server says of the first.
 */
export function dueTime(at: number, now: number, isKept = false, clocks?: readonly ZonedTime[]): DueTime {
  const until = at - now;
  if (until <= -MINUTE_MS)
    return isKept ? { words: "now", tone: "soon" } : { words: `${spanText(-until)} late`, tone: "late" };
  if (until < MINUTE_MS) return { words: "now", tone: "soon" };
  if (until < HOUR_MS) return { words: `in ${Math.floor(until / MINUTE_MS)} min`, tone: "soon" };
  const [wall, today] = [ownClock(at, clocks).wall, ownClock(now).wall];
  const days = calendarDays(today, wall);
  if (days === 0) return { words: `Today ${CLOCK.format(wall)}`, tone: "soon" };
  return {
    words: days === 1 ? `Tomorrow ${CLOCK.format(wall)}` : dayWords(wall, today, days),
    tone: "later",
  };
}

/** Within a week a day has a name and its hour matters; after that it has a date. */
function dayWords(date: Date, today: Date, days: number): string {
  if (days < WEEK_DAYS) return `${WEEKDAY.format(date)} ${CLOCK.format(date)}`;
  const isThisYear = date.getUTCFullYear() === today.getUTCFullYear();
  return (isThisYear ? DAY : DAY_OF_YEAR).format(date);
}

/** Midnights between two times, both as if of UTC. */
function calendarDays(from: Date, to: Date): number {
  return Math.floor(to.getTime() / DAY_MS) - Math.floor(from.getTime() / DAY_MS);
}
