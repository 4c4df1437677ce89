import type { TrendGeometry } from "./trend-geometry.ts";

const TEXT_PX = 12;
/** As wide as a letter of the labels is at most, on average. */
const LETTER_PX = 6.5;
const GAP_PX = 12;

type Props = { at: TrendGeometry; ticks: number[]; tickText: (value: number) => string; labels: string[] };

/** Thin lines with their values, and as many time labels as fit. */
export function TrendAxis({ at, ticks, tickText, labels }: Props) {
  const { rem, left, right, bottom } = at;
  const widest = LETTER_PX * rem * Math.max(...labels.map(({ length }) => length));
  // Those at the edges stand within the chart: to their neighbours it is half a label further.
  const room = 1.5 * widest + GAP_PX * rem;
  const every = Math.max(1, Math.ceil((room * (labels.length - 1)) / (right - left)));
  const anchorAt = (x: number) => {
    if (x - widest / 2 < left) return "start";
    return x + widest / 2 > right ? "end" : "middle";
  };
  return (
    <g className="fill-ink-3 tabular-nums" fontSize={TEXT_PX * rem}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={left}
            x2={right}
            y1={at.y(tick)}
            y2={at.y(tick)}
            shapeRendering="crispEdges"
            className={tick === 0 ? "stroke-edge" : "stroke-line"}
          />
          <text x={left - 8} y={at.y(tick)} dy="0.32em" textAnchor="end">
            {tickText(tick)}
          </text>
        </g>
      ))}
      {labels.map((label, index) =>
        index % every === 0 ? (
          <text key={label} x={at.x(index)} y={bottom + 18 * rem} textAnchor={anchorAt(at.x(index))}>
            {label}
          </text>
        ) : null,
      )}
    </g>
  );
}
