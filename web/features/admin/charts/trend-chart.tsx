import { useState } from "react";
import { countText } from "../data/figures.ts";
import { axisTicks } from "./scale.ts";
import { TrendAxis } from "./trend-axis.tsx";
import { trendGeometry, TREND_HEIGHT, type TrendGeometry } from "./trend-geometry.ts";
import { useWidth } from "./use-width.ts";

export type TrendPoint = { label: string; starts: number; completions: number };

/** Starts and completions over time. Hovering, or using its hidden slider by keyboard, reads out one step. */
export function TrendChart({ points, title }: { points: readonly TrendPoint[]; title: string }) {
  const { ref, width } = useWidth<HTMLDivElement>(640);
  const [chosen, setChosen] = useState<number | null>(null);
  const ticks = axisTicks(Math.max(0, ...points.map(({ starts }) => starts)));
  const at = trendGeometry(width, points.length, ticks.at(-1) ?? 1);
  const shown = chosen === null ? undefined : points[chosen];
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
        aria-valuetext={shown ? stepText(shown) : "No step chosen"}
        onChange={(event) => setChosen(Number(event.target.value))}
        onFocus={() => setChosen((now) => now ?? 0)}
        onBlur={() => setChosen(null)}
      />
      <svg
        aria-hidden="true"
        width={width}
        height={TREND_HEIGHT}
        className="block touch-pan-y"
        onPointerMove={(event) =>
          setChosen(at.nearest(event.clientX - event.currentTarget.getBoundingClientRect().left))
        }
        onPointerLeave={() => setChosen(null)}
      >
        <TrendAxis at={at} ticks={ticks} labels={points.map(({ label }) => label)} />
        <Series
          at={at}
          values={points.map(({ starts }) => starts)}
          area="fill-primary/15"
          line="stroke-primary"
        />
        <Series
          at={at}
          values={points.map(({ completions }) => completions)}
          area="fill-success/20"
          line="stroke-success"
        />
        {chosen !== null && shown && <Marker at={at} index={chosen} point={shown} />}
      </svg>
      <p aria-hidden="true" className="mt-1 min-h-5 text-sm">
        {shown && stepText(shown)}
      </p>
    </div>
  );
}

function stepText({ label, starts, completions }: TrendPoint): string {
  return `${label}: ${countText(starts)} started, ${countText(completions)} completed`;
}

type SeriesProps = { at: TrendGeometry; values: readonly number[]; area: string; line: string };

function Series({ at, values, area, line }: SeriesProps) {
  return (
    <>
      <path d={at.area(values)} className={area} />
      <path d={at.line(values)} className={`${line} fill-none stroke-2`} />
      {/* A line needs two points. */}
      {values.length === 1 && (
        <circle cx={at.x(0)} cy={at.y(values[0] ?? 0)} r={3} className={`${line} fill-none stroke-2`} />
      )}
    </>
  );
}

function Marker({ at, index, point }: { at: TrendGeometry; index: number; point: TrendPoint }) {
  const x = at.x(index);
  return (
    <g>
      <line x1={x} x2={x} y1={at.top} y2={at.bottom} className="stroke-base-content/40" />
      <circle cx={x} cy={at.y(point.starts)} r={4} className="fill-primary" />
      <circle cx={x} cy={at.y(point.completions)} r={4} className="fill-success" />
    </g>
  );
}
