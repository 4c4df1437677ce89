import { spanText } from "./span-text.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_DAYS = 7;

/** When something is to be done, and how that bears on now. */
export type DueTime = { words: string; tone: "late" | "soon" | "later" };

/**
 * A time to come by the reader's clock, in as few words as it takes: `in 22 min`, `Today 3:00 PM`, `Tomorrow 9:00 AM`,
 * `Thu 11:00 AM`, `Dec 3`. One that has passed is late by so much, `2 h late`; an appointment's (`isKept`) is simply
 * now. Both times are in milliseconds.
 */
export function dueTime(at: number, now: number, isKept = false): DueTime {
  const until = at - now;
  if (until <= -MINUTE_MS)
    return isKept ? { words: "now", tone: "soon" } : { words: `${spanText(-until)} late`, tone: "late" };
  if (until < MINUTE_MS) return { words: "now", tone: "soon" };
  if (until < HOUR_MS) return { words: `in ${Math.floor(until / MINUTE_MS)} min`, tone: "soon" };
  const days = calendarDays(now, at);
  if (days === 0) return { words: `Today ${clock(at)}`, tone: "soon" };
  return { words: days === 1 ? `Tomorrow ${clock(at)}` : dayWords(at, now, days), tone: "later" };
}

/** Within a week a day has a name and its hour matters; after that it has a date. */
function dayWords(at: number, now: number, days: number): string {
  const date = new Date(at);
  if (days < WEEK_DAYS) return `${date.toLocaleDateString("en-US", { weekday: "short" })} ${clock(at)}`;
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return date.toLocaleDateString("en-US", {
    month: "short",
    day: "numeric",
    ...(!isThisYear && { year: "numeric" }),
  });
}

/** Midnights between two times; a day of 23 or 25 hours counts as one. */
function calendarDays(from: number, to: number): number {
  const midnight = (ms: number) => new Date(ms).setHours(0, 0, 0, 0);
  return Math.round((midnight(to) - midnight(from)) / DAY_MS);
}

function clock(ms: number): string {
  return new Date(ms).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
}
