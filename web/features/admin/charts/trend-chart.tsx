import { useState } from "react";
import { countText } from "../data/figures.ts";
import { CHART_COLOURS, type ChartMeaning } from "./chart-colours.ts";
import { axisTicks } from "./scale.ts";
import { TrendAxis } from "./trend-axis.tsx";
import { trendGeometry, type TrendGeometry } from "./trend-geometry.ts";
import { useChartSize } from "./use-chart-size.ts";

export type TrendPoint = { label: string; starts: number; completions: number };

/**
 * Starts and completions over time; the last step is not over, so what leads to it is dashed. Hovering, or using its
 * hidden slider by keyboard, reads out one step.
 */
export function TrendChart({ points, title }: { points: readonly TrendPoint[]; title: string }) {
  const { ref, width, rem } = useChartSize<HTMLDivElement>(640);
  const [chosen, setChosen] = useState<number | null>(null);
  const ticks = axisTicks(Math.max(0, ...points.map(({ starts }) => starts)));
  const at = trendGeometry({ width, rem, count: points.length, max: ticks.at(-1) ?? 1 });
  const shown = chosen === null ? undefined : points[chosen];
  const textOf = (index: number) => stepText(points, index);
  return (
    <div
      ref={ref}
      className="rounded-field has-focus-visible:outline-base-content has-focus-visible:outline-3"
    >
      <input
        type="range"
        className="sr-only"
        aria-label={title}
        min={0}
        max={points.length - 1}
        value={chosen ?? 0}
        aria-valuetext={chosen === null ? "No step chosen" : textOf(chosen)}
        onChange={(event) => setChosen(Number(event.target.value))}
        onFocus={() => setChosen((now) => now ?? 0)}
        onBlur={() => setChosen(null)}
      />
      <svg
        aria-hidden="true"
        width={width}
        height={at.height}
        className="block touch-pan-y"
        onPointerMove={(event) =>
          setChosen(at.nearest(event.clientX - event.currentTarget.getBoundingClientRect().left))
        }
        onPointerLeave={() => setChosen(null)}
      >
        <TrendAxis at={at} ticks={ticks} labels={points.map(({ label }) => label)} />
        <Series at={at} values={points.map(({ starts }) => starts)} meaning="started" />
        <Series at={at} values={points.map(({ completions }) => completions)} meaning="completed" />
        {chosen !== null && shown && <Marker at={at} index={chosen} point={shown} />}
      </svg>
      <p aria-hidden="true" className="mt-1 min-h-5 text-sm">
        {chosen !== null && textOf(chosen)}
      </p>
    </div>
  );
}

function stepText(points: readonly TrendPoint[], index: number): string {
  const point = points[index];
  if (!point) return "";
  const open = index === points.length - 1 ? " so far" : "";
  return `${point.label}: ${countText(point.starts)} started, ${countText(point.completions)} completed${open}`;
}

type SeriesProps = { at: TrendGeometry; values: readonly number[]; meaning: ChartMeaning };

function Series({ at, values, meaning }: SeriesProps) {
  const line = `${CHART_COLOURS[meaning]} fill-none stroke-current stroke-2`;
  const last = values.length - 1;
  return (
    <>
      <path d={at.line(values.slice(0, last))} className={line} />
      <path d={at.line(values.slice(-2), Math.max(0, last - 1))} strokeDasharray="4 4" className={line} />
      {/* A line needs two points. */}
      {values.length === 1 && (
        <circle
          cx={at.x(0)}
          cy={at.y(values[0] ?? 0)}
          r={3}
          className={`${CHART_COLOURS[meaning]} fill-current`}
        />
      )}
    </>
  );
}

function Marker({ at, index, point }: { at: TrendGeometry; index: number; point: TrendPoint }) {
  const x = at.x(index);
  return (
    <g>
      <line x1={x} x2={x} y1={at.top} y2={at.bottom} className="stroke-base-content/40" />
      <circle cx={x} cy={at.y(point.starts)} r={4} className={`${CHART_COLOURS.started} fill-current`} />
      <circle
        cx={x}
        cy={at.y(point.completions)}
        r={4}
        className={`${CHART_COLOURS.completed} fill-current`}
      />
    </g>
  );
}
