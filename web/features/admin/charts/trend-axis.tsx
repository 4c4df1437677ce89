import { countText } from "../data/figures.ts";
import type { TrendGeometry } from "./trend-geometry.ts";

const LABEL_WIDTH = 84;

/** Grid lines with their values, and as many time labels as fit. */
export function TrendAxis({ at, ticks, labels }: { at: TrendGeometry; ticks: number[]; labels: string[] }) {
  const fitting = Math.max(1, Math.floor((at.right - at.left) / LABEL_WIDTH));
  const every = Math.max(1, Math.ceil(labels.length / fitting));
  return (
    <g className="fill-base-content/70 text-[11px] tabular-nums">
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={at.left}
            x2={at.right}
            y1={at.y(tick)}
            y2={at.y(tick)}
            className="stroke-base-content/10"
          />
          <text x={at.left - 8} y={at.y(tick)} dy="0.32em" textAnchor="end">
            {countText(tick)}
          </text>
        </g>
      ))}
      {labels.map((label, index) =>
        index % every === 0 ? (
          <text key={label} x={at.x(index)} y={at.bottom + 18} textAnchor={anchor(index, labels.length)}>
            {label}
          </text>
        ) : null,
      )}
    </g>
  );
}

function anchor(index: number, count: number): "start" | "middle" | "end" {
  if (count > 1 && index === 0) return "start";
  return count > 1 && index === count - 1 ? "end" : "middle";
}
