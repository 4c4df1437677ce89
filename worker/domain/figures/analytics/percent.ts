/** A number of assessments and its share as a percentage with 1 decimal. */
export type Share = { count: number; percent: number | null };

/** A percentage with 1 decimal; null if there is nothing to divide by. */
export function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : oneDecimal((100 * part) / whole);
}

/** An average in whole units; null if there is nothing to divide by. */
export function wholeAverage(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round(sum / count);
}

/** An average duration in minutes with 1 decimal; null if there is nothing to divide by. */
export function averageMinutes(sumMs: number, count: number): number | null {
  return count === 0 ? null : oneDecimal(sumMs / count / 60_000);
}

/** A count with its share of a whole. */
export function share(count: number, whole: number): Share {
  return { count, percent: percent(count, whole) };
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
