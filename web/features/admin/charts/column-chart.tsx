import { axisTicks } from "./scale.ts";
import { useWidth } from "./use-width.ts";

export type Column = { label: string; value: number; text: string };

const HEIGHT = 220;
const TOP = 20;
const BOTTOM = HEIGHT - 24;
const LEFT = 44;
const WIDEST = 72;

/** Vertical bars from 0, each with its value on top. `tickText` formats the axis values. */
export function ColumnChart(props: {
  columns: readonly Column[];
  title: string;
  tickText: (value: number) => string;
}) {
  const { columns, title, tickText } = props;
  const { ref, width } = useWidth<HTMLDivElement>(420);
  const ticks = axisTicks(Math.max(0, ...columns.map(({ value }) => value)));
  const max = ticks.at(-1) ?? 1;
  const y = (value: number) => BOTTOM - (value / max) * (BOTTOM - TOP);
  const slot = Math.max(width - LEFT, 1) / Math.max(columns.length, 1);
  const bar = Math.min(slot * 0.64, WIDEST);
  return (
    <div ref={ref}>
      <svg
        role="img"
        aria-label={title}
        width={width}
        height={HEIGHT}
        className="block text-[11px] tabular-nums"
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={width} y1={y(tick)} y2={y(tick)} className="stroke-base-content/10" />
            <text x={LEFT - 8} y={y(tick)} dy="0.32em" textAnchor="end" className="fill-base-content/70">
              {tickText(tick)}
            </text>
          </g>
        ))}
        {columns.map(({ label, value, text }, index) => {
          const middle = LEFT + slot * (index + 0.5);
          return (
            <g key={label} textAnchor="middle">
              <rect
                x={middle - bar / 2}
                y={y(value)}
                width={bar}
                height={BOTTOM - y(value)}
                rx={4}
                className="fill-primary"
              />
              <text x={middle} y={y(value) - 6} className="fill-base-content font-medium">
                {text}
              </text>
              <text x={middle} y={BOTTOM + 16} className="fill-base-content/70">
                {label}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
