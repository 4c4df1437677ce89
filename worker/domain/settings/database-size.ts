import { once } from "../once.ts";
import { isoText } from "../time/iso-text.ts";

/** What one database of D1 holds, in bytes. It refuses every write after that. */
export const DATABASE_BYTES_MAX = 10 * 1000 ** 3;
/** The pace over this many days, or over those that are known. */
export const PACE_DAYS = 30;
/** Fewer days say nothing about a pace. */
const PACE_DAYS_LEAST = 7;
/** A day that is further off than this is not a forecast. */
const FORECAST_YEARS = 100;
/** Close enough to full that somebody should act, with time left to do so. */
const NEAR_DAYS = 90;

const DAY_MS = 24 * 60 * 60 * 1000;

/** How large the database was as a UTC day began, counted in days since 1970. */
export type DatabaseSize = { day: number; bytes: number };

/** The answer of `GET /api/database`. */
export type DatabaseRoom = {
  bytes: number;
  /** How many bytes it grows by in a day, shrinks by if negative; null until a week is known. */
  bytesADay: number | null;
  /** When it will be full at this pace, as ISO text; null if it does not grow, or not within a hundred years. */
  fullAt: string | null;
};

export function dayOf(now: number): number {
  return Math.floor(now / DAY_MS);
}

/** What room is left, from the size now (`now` in ms) and the earliest size known of the last 30 days. */
export function databaseRoom(bytes: number, earliest: DatabaseSize | null, now: number): DatabaseRoom {
  const days = earliest ? dayOf(now) - earliest.day : 0;
  if (!earliest || days < PACE_DAYS_LEAST) return { bytes, bytesADay: null, fullAt: null };
  const bytesADay = Math.round((bytes - earliest.bytes) / days);
  return { bytes, bytesADay, fullAt: dayFull(bytes, bytesADay, now) };
}

function dayFull(bytes: number, bytesADay: number, now: number): string | null {
  const days = Math.max(0, DATABASE_BYTES_MAX - bytes) / bytesADay;
  if (bytesADay <= 0 || days > FORECAST_YEARS * 365) return null;
  return isoText(now + Math.floor(days) * DAY_MS);
}

/** Three quarters full, or full within three months. */
export function isNearlyFull({ bytes, fullAt }: DatabaseRoom, now: number): boolean {
  const isSoon = fullAt !== null && Date.parse(fullAt) - now < NEAR_DAYS * DAY_MS;
  return bytes > DATABASE_BYTES_MAX * 0.75 || isSoon;
}

const oneDigit = once(() => new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 }));
const dayFormat = once(() => new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }));

/** `0.4 GB of 10 GB. At the pace of the last 30 days, full on March 4, 2041.` */
export function roomText(room: DatabaseRoom): string {
  return `${gigabytes(room.bytes)} of ${gigabytes(DATABASE_BYTES_MAX)}. ${paceText(room)}`;
}

function paceText({ bytes, bytesADay, fullAt }: DatabaseRoom): string {
  if (bytes >= DATABASE_BYTES_MAX) return "It is full: nothing more can be stored.";
  if (bytesADay === null) return "After a week, we’ll estimate when it fills up.";
  if (bytesADay <= 0) return `It has not grown in the last ${PACE_DAYS} days.`;
  const full = fullAt
    ? `full on ${dayFormat().format(new Date(fullAt))}`
    : "full in more than a hundred years";
  return `At the pace of the last ${PACE_DAYS} days, ${full}.`;
}

function gigabytes(bytes: number): string {
  const value = bytes / 1000 ** 3;
  return value > 0 && value < 0.1 ? "less than 0.1 GB" : `${oneDigit().format(value)} GB`;
}
