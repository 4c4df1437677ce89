/** The grains of the roll-ups by day: how many days a bucket has. Buckets begin on a Monday. */
export const DAY_GRAINS = [
  ["d", 1],
  ["w", 7],
  ["q", 91],
] as const;
export type DayGrain = (typeof DAY_GRAINS)[number][0];

/** Buckets of one grain from `low` up to `high`, which is not included, to be added or subtracted. */
export type DayPiece = { grain: DayGrain; low: number; high: number; sign: 1 | -1 };

/** The Monday on or before a day; all are numbers of days since 1970, which began on a Thursday. */
export function mondayOf(day: number): number {
  return Math.floor((day + 3) / 7) * 7 - 3;
}

/**
 * The days from `low` up to `high`, which is not included, in as few buckets as may be: days to the nearest week, weeks
 * to the nearest quarter, quarters. Whatever begins too early is subtracted.
 */
export function dayPieces(low: number, high: number): DayPiece[] {
  const pieces: DayPiece[] = [];
  let [start, end] = [low, high];
  for (const [index, [grain]] of DAY_GRAINS.entries()) {
    const wider = DAY_GRAINS[index + 1]?.[1];
    const inner = wider === undefined ? null : ([nearest(start, wider), nearest(end, wider)] as const);
    if (!inner || inner[0] >= inner[1]) {
      pieces.push({ grain, low: start, high: end, sign: 1 });
      break;
    }
    pieces.push(...between(grain, start, inner[0], 1), ...between(grain, end, inner[1], -1));
    [start, end] = inner;
  }
  return pieces;
}

/** The same days by week: whole weeks, and days at either end. No bucket is in two weeks. */
export function weekPieces(low: number, high: number): DayPiece[] {
  const [first, last] = [mondayOf(low + 6), mondayOf(high)];
  if (first >= last) return [{ grain: "d", low, high, sign: 1 }];
  return [
    { grain: "d", low, high: first, sign: 1 },
    { grain: "w", low: first, high: last, sign: 1 },
    { grain: "d", low: last, high, sign: 1 },
  ];
}

/**
 * The stretch from a day to where coarser buckets begin, or to where they end; the other way round if they overshoot.
 */
function between(grain: DayGrain, day: number, inner: number, sign: 1 | -1): DayPiece[] {
  if (day === inner) return [];
  return day < inner
    ? [{ grain, low: day, high: inner, sign }]
    : [{ grain, low: inner, high: day, sign: sign === 1 ? -1 : 1 }];
}

function nearest(day: number, width: number): number {
  return Math.round((day + 3) / width) * width - 3;
}
