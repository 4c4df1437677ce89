/**
 * The value within which this part of all lies, by the nearest rank: of 20 values the 18th is the 90th percentile.
 * Takes each value with its count, in any order; null if there is none.
 */
export function percentile(
  values: Iterable<readonly [value: number, count: number]>,
  part: number,
): number | null {
  const sorted = [...values].toSorted(([a], [b]) => a - b);
  const rank = Math.ceil(part * sorted.reduce((sum, [, count]) => sum + count, 0));
  let passed = 0;
  for (const [value, count] of sorted) {
    passed += count;
    if (passed >= rank && count > 0) return value;
  }
  return null;
}
