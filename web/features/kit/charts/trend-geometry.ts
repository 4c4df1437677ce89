const LEFT = 44;
const RIGHT = 12;
const TOP = 12;
const BELOW = 26;

export type TrendGeometry = ReturnType<typeof trendGeometry>;

/** What a trend is drawn in: pixels, text that is `rem` times as large as usual, and values from 0 to `max`. */
type Frame = { width: number; height: number; rem: number; count: number; max: number };

/** The positions of a trend's points. */
export function trendGeometry({ width, height, rem, count, max }: Frame) {
  const left = LEFT * rem;
  const bottom = height - BELOW * rem;
  const inner = Math.max(width - left - RIGHT, 1);
  const x = (index: number) => left + (count < 2 ? inner / 2 : (index / (count - 1)) * inner);
  const y = (value: number) => bottom - (value / max) * (bottom - TOP);
  /** Leaves out what has no value, and draws on behind it. */
  const line = (values: readonly (number | null)[], from = 0) => {
    const points = values.flatMap((value, index) =>
      value === null ? [] : [`${x(from + index).toFixed(1)},${y(value).toFixed(1)}`],
    );
    return points.length === 0 ? "" : `M${points.join("L")}`;
  };
  const nearest = (offset: number): number | null => {
    if (count === 0) return null;
    const index = count < 2 ? 0 : Math.round(((offset - left) / inner) * (count - 1));
    return Math.min(count - 1, Math.max(0, index));
  };
  return { x, y, line, nearest, left, right: left + inner, top: TOP, bottom, height, rem };
}
