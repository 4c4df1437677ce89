export const TREND_HEIGHT = 264;
const LEFT = 44;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = TREND_HEIGHT - 26;

export type TrendGeometry = ReturnType<typeof trendGeometry>;

/** The positions of a trend's points within `width` pixels, for values from 0 to `max`. */
export function trendGeometry(width: number, count: number, max: number) {
  const inner = Math.max(width - LEFT - RIGHT, 1);
  const x = (index: number) => LEFT + (count < 2 ? inner / 2 : (index / (count - 1)) * inner);
  const y = (value: number) => BOTTOM - (value / max) * (BOTTOM - TOP);
  const line = (values: readonly number[]) =>
    values
      .map((value, index) => `${index === 0 ? "M" : "L"}${x(index).toFixed(1)},${y(value).toFixed(1)}`)
      .join("");
  const area = (values: readonly number[]) =>
    values.length === 0
      ? ""
      : `${line(values)}L${x(values.length - 1).toFixed(1)},${BOTTOM}L${x(0).toFixed(1)},${BOTTOM}Z`;
  const nearest = (offset: number): number | null => {
    if (count === 0) return null;
    const index = count < 2 ? 0 : Math.round(((offset - LEFT) / inner) * (count - 1));
    return Math.min(count - 1, Math.max(0, index));
  };
  return { x, y, line, area, nearest, left: LEFT, right: LEFT + inner, top: TOP, bottom: BOTTOM };
}
