import { useState, useLayoutEffect, useRef } from "react";
import { CHART_COLOURS, type ChartMeaning } from "./chart-colours.ts";
import { TrendAxis } from "./trend-axis.tsx";
import { trendGeometry, type TrendGeometry } from "./trend-geometry.ts";

/** A step of time with one value for each line; null where there is none. */
export type TrendPoint = { label: string; values: readonly (number | null)[] };
/** A line of the chart; `words` say one of its values. */
export type TrendLine = { meaning: ChartMeaning; words: (value: number) => string };

/** Something that happened in a step: a short label at the line, and words for its read-out. */
export type TrendMark = { index: number; label: string; words: string };

/** A line of the period before is dashed, as it says how it was. */
const BEFORE: ChartMeaning = "before";

type Props = {
  points: readonly TrendPoint[];
  lines: readonly TrendLine[];
  marks?: readonly TrendMark[];
  title: string;
  tickText: (value: number) => string;
  /** The last step is over, too. */
  isWhole?: boolean;
  /** In pixels. */
  height?: number;
  /** Stands below until a step is chosen. */
  note?: string;
};

/**
 * Values over time; a last step that is not over is led to by a faint line. Hovering, or using its hidden slider by keyboard,
 * reads out one step.
 */
export function TrendChart(props: Props) {
  const { points, lines, marks = [], title, tickText, isWhole = false, height = 240, note } = props;
  const { ref, width, rem } = useChartSize<HTMLDivElement>(640);
  const [chosen, setChosen] = useState<number | null>(null);
  const ticks = axisTicks(Math.max(0, ...points.flatMap(({ values }) => values.map(Number))));
  const at = trendGeometry({ width, height, rem, count: points.length, max: ticks.at(-1) ?? 1 });
  const shown = chosen === null ? undefined : points[chosen];
  const isOpen = (index: number) => !isWhole && index === points.length - 1;
  const textOf = (index: number) =>
    [stepText(points[index], lines, isOpen(index)), ...marksAt(marks, index)].join(" · ");
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
        className="block max-w-full touch-pan-y"
        onPointerMove={(event) =>
          setChosen(at.nearest(event.clientX - event.currentTarget.getBoundingClientRect().left))
        }
        onPointerLeave={() => setChosen(null)}
      >
        <TrendAxis at={at} ticks={ticks} tickText={tickText} labels={points.map(({ label }) => label)} />
        <Marks at={at} marks={marks} />
        {lines.map(({ meaning }, line) => (
          <Series
            key={meaning}
            at={at}
            values={points.map(({ values }) => values[line] ?? null)}
            meaning={meaning}
            isWhole={isWhole || meaning === BEFORE}
          />
        ))}
        {chosen !== null && shown && <Marker at={at} index={chosen} point={shown} lines={lines} />}
      </svg>
      <p className="mt-1 min-h-5 text-xs">
        {chosen === null ? <span className="text-ink-3">{note}</span> : <ReadOut text={textOf(chosen)} />}
      </p>
    </div>
  );
}

/** The slider says it to those who hear it. */
function ReadOut({ text }: { text: string }) {
  return (
    <span aria-hidden="true" className="text-row">
      {text}
    </span>
  );
}

function stepText(point: TrendPoint | undefined, lines: readonly TrendLine[], isOpen: boolean): string {
  if (!point) return "";
  const said = lines.flatMap(({ words }, index) => {
    const value = point.values[index] ?? null;
    return value === null ? [] : [words(value)];
  });
  return `${point.label}: ${said.join(", ") || "no figure"}${isOpen ? " so far" : ""}`;
}

const marksAt = (marks: readonly TrendMark[], index: number) =>
  marks.flatMap((mark) => (mark.index === index ? [mark.words] : []));

/** Of several in one step the newest is named. */
function Marks({ at, marks }: { at: TrendGeometry; marks: readonly TrendMark[] }) {
  const newest = [...new Map(marks.toReversed().map((mark) => [mark.index, mark])).values()];
  return newest.map(({ index, label }) => (
    <g key={index} data-mark={label}>
      <line x1={at.x(index)} x2={at.x(index)} y1={at.top} y2={at.bottom} className="stroke-line-2" />
      <text x={at.x(index) + 4} y={at.top + 10 * at.rem} className="fill-ink-3 text-xs">
        {label}
      </text>
    </g>
  ));
}

type SeriesProps = {
  at: TrendGeometry;
  values: readonly (number | null)[];
  meaning: ChartMeaning;
  isWhole: boolean;
};

function Series({ at, values, meaning, isWhole }: SeriesProps) {
  const look = `${CHART_COLOURS[meaning]} fill-none stroke-current stroke-2`;
  const last = values.length - 1;
  const dash = meaning === BEFORE ? { strokeDasharray: "4 4" } : {};
  const lone = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  return (
    <>
      <path d={at.line(isWhole ? values : values.slice(0, last))} className={look} {...dash} />
      {!isWhole && (
        <path d={at.line(values.slice(-2), Math.max(0, last - 1))} className={`${look} opacity-45`} />
      )}
      {/* A line needs two points. */}
      {lone.length === 1 &&
        lone.map(({ value, index }) => (
          <circle
            key={index}
            cx={at.x(index)}
            cy={at.y(value)}
            r={3}
            className={`${CHART_COLOURS[meaning]} fill-current`}
          />
        ))}
    </>
  );
}

type MarkerProps = { at: TrendGeometry; index: number; point: TrendPoint; lines: readonly TrendLine[] };

function Marker({ at, index, point, lines }: MarkerProps) {
  const x = at.x(index);
  return (
    <g>
      <line x1={x} x2={x} y1={at.top} y2={at.bottom} className="stroke-ink-3" strokeDasharray="2 3" />
      {lines.map(({ meaning }, line) => {
        const value = point.values[line] ?? null;
        return (
          value !== null && (
            <circle
              key={meaning}
              cx={x}
              cy={at.y(value)}
              r={4}
              className={`${CHART_COLOURS[meaning]} fill-current`}
            />
          )
        );
      })}
    </g>
  );
}

/** Round axis values from 0: at most four steps, the last at or above `max`. */
function axisTicks(max: number): number[] {
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

/** `rem` is how much larger than usual the reader's text is: what is drawn grows with what is written. */
type ChartSize = { width: number; rem: number };

const USUAL_TEXT_PX = 16;

/** The current width in pixels of the element that `ref` is attached to, and the size of the reader's text. */
function useChartSize<E extends HTMLElement>(initial: number) {
  const ref = useRef<E>(null);
  const [size, setSize] = useState<ChartSize>({ width: initial, rem: 1 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setSize({ width: entry.contentRect.width, rem: text / USUAL_TEXT_PX });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, ...size };
}
