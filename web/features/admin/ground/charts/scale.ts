/** Round axis values from 0: at most four steps, the last at or above `max`. */
export function axisTicks(max: number): number[] {
  if (max <= 0) return [0, 1];
  const step = niceStep(max / 4);
  const count = Math.ceil(max / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The next of 1, 2, 5 × 10ⁿ, and at least 1, since only whole things are counted. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough) ?? 10;
  return factor * power;
}
