import { weekPieces, type DayGrain, type DayPiece } from "./day-pieces.ts";

/** The last five weeks need single days, the year before them weeks, and anything older only quarters. */
const DAYS_APART = 35;
const WEEKS_APART = 371;
const QUARTER = 91;

/** The day that stands for a bucket: the one in its middle. */
export const MIDDLE_OF: Record<DayGrain, number> = { d: 0, w: 3, q: 45 };

/**
 * The days from `low` up to `high`, which is not included, in buckets that are the finer the nearer they are to today:
 * how much of an ad's deals has arrived changes fast at first. Nothing is subtracted.
 */
export function agePieces(low: number, high: number, today: number): DayPiece[] {
  const daysFrom = within(today + 1 - DAYS_APART, low, high);
  const weeksFrom = within(today + 1 - WEEKS_APART, low, daysFrom);
  const [first, last] = [quarterOf(low + QUARTER - 1), quarterOf(weeksFrom)];
  const older: DayPiece[] =
    first >= last
      ? weekPieces(low, daysFrom)
      : [
          ...weekPieces(low, first),
          { grain: "q", low: first, high: last, sign: 1 },
          ...weekPieces(last, daysFrom),
        ];
  const newest: DayPiece = { grain: "d", low: daysFrom, high, sign: 1 };
  return [...older, newest].filter((piece) => piece.low < piece.high);
}

/** The first day of the 13 weeks that a day is in. */
function quarterOf(day: number): number {
  return Math.floor((day + 3) / QUARTER) * QUARTER - 3;
}

function within(day: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, day));
}
