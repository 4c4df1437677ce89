import { isoText } from "../time/iso-text.ts";

/** What one database of D1 holds, in bytes. It refuses every write after that. */
export const DATABASE_BYTES_MAX = 10 * 1000 ** 3;
/** The pace is that of so many days, or of those that are known. */
export const PACE_DAYS = 30;
/** Fewer days say nothing about a pace. */
const PACE_DAYS_LEAST = 7;
/** A day that is further off than this is no forecast. */
const FORECAST_YEARS = 10;

const DAY_MS = 24 * 60 * 60 * 1000;

/** How large the database was as a UTC day began, counted in days since 1970. */
export type DatabaseSize = { day: number; bytes: number };

/** What the content's pictures weigh in it. */
export type PicturesKept = { files: number; bytes: number };

/** The answer of `GET /api/database`. */
export type DatabaseRoom = {
  bytes: number;
  bytesMax: number;
  /** How fast it has grown, shrunk if negative; null until a week is known. */
  pace: { days: number; bytesADay: number } | null;
  /** When it will be full at this pace, as ISO text; null if it does not grow, or not within ten years. */
  fullAt: string | null;
  pictures: PicturesKept;
};

export function dayOf(now: number): number {
  return Math.floor(now / DAY_MS);
}

/** What room is left, from the size now (`now` in ms) and the earliest size known of the last 30 days. */
export function databaseRoom(
  bytes: number,
  earliest: DatabaseSize | null,
  now: number,
): Omit<DatabaseRoom, "pictures"> {
  const pace = paceSince(bytes, earliest, now);
  return { bytes, bytesMax: DATABASE_BYTES_MAX, pace, fullAt: pace && fullAt(bytes, pace.bytesADay, now) };
}

function paceSince(bytes: number, earliest: DatabaseSize | null, now: number): DatabaseRoom["pace"] {
  const days = earliest ? dayOf(now) - earliest.day : 0;
  if (!earliest || days < PACE_DAYS_LEAST) return null;
  return { days, bytesADay: Math.round((bytes - earliest.bytes) / days) };
}

function fullAt(bytes: number, bytesADay: number, now: number): string | null {
  const days = Math.max(0, DATABASE_BYTES_MAX - bytes) / bytesADay;
  if (bytesADay <= 0 || days > FORECAST_YEARS * 365) return null;
  return isoText(now + Math.floor(days) * DAY_MS);
}
