import { ArrowDownRight, ArrowUpRight } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { Link } from "../../../lib/link.tsx";
import { isDrawn, Sparkline, type Course } from "../../kit/charts/sparkline.tsx";
import type { TileChange } from "../../kit/charts/change-text.ts";

/** A ratio of fewer than this says little and is drawn faintly. */
const SMALL_SAMPLE = 10;
/** So large a letter would fill the whole line: a long figure is drawn smaller before it is broken. */
const LINE_CQI = 160;

export type FigureProps = {
  label: string;
  value: string;
  /** The formula, shown on hover and focus. */
  formula: string;
  change?: TileChange | null;
  /** The course of the figure, week by week. */
  course?: Course;
  /** The text below the figure, such as its sample size. */
  note?: ReactNode;
  /** The sample size of a ratio. */
  sample?: number;
  /** Link to the list behind the figure. */
  to?: string;
};

/** A figure with its formula, its change, its course, and a link to the assessments behind it. */
export function Figure({ label, value, formula, change, course, note, sample, to }: FigureProps) {
  const id = useId();
  const [hidden, setHidden] = useState(false);
  const line = course && isDrawn(course) ? course : null;
  const isFaint = sample !== undefined && sample < SMALL_SAMPLE;
  const number = (
    <span
      className={`font-bold tracking-tight tabular-nums [overflow-wrap:anywhere] ${isFaint ? "text-ink-3" : ""}`}
      style={{ fontSize: `clamp(1rem, ${LINE_CQI / value.length}cqi, 1.5rem)` }}
    >
      {value}
    </span>
  );
  return (
    // Hovering shows the formula and Esc hides it; it is not a control.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="group bg-sheet border-line relative grid min-w-0 content-start gap-0.5 rounded-xl border px-3 py-2.5"
      onMouseEnter={() => setHidden(false)}
      onFocus={() => setHidden(false)}
      onKeyDown={(event) => event.key === "Escape" && setHidden(true)}
    >
      <dt className="text-row text-ink-2 font-medium">
        <button type="button" aria-describedby={id} className="cursor-help text-left">
          {label}
        </button>
      </dt>
      <dd className="min-w-0">
        <div className="flex min-h-8 items-center gap-2">
          <div className="@container min-w-0 grow leading-8">
            {to ? (
              <Link to={to} className="link-hover" aria-label={`${label}: ${value}. Show the list`}>
                {number}
              </Link>
            ) : (
              number
            )}
          </div>
          {line && <Sparkline values={line} />}
        </div>
        {change && <Change {...change} />}
        {note && <p className="text-ink-3 text-xs">{note}</p>}
      </dd>
      <p
        id={id}
        role="tooltip"
        className={`bg-ink text-on-ink pointer-events-none absolute inset-x-2 top-full z-10 mt-1 rounded-lg px-3 py-2 text-xs shadow-lg ${hidden ? "invisible" : "invisible group-focus-within:visible group-hover:visible"}`}
      >
        {formula}
        {line && <span className="block"> The line: the last {line.length} weeks, week by week.</span>}
      </p>
    </div>
  );
}

const TONES = { good: "text-good", bad: "text-bad", plain: "text-ink-2" } as const;
const WAYS = { up: [ArrowUpRight, "Up "], down: [ArrowDownRight, "Down "], same: [null, ""] } as const;

/** Neither colour nor arrow alone says which way it went. */
function Change({ text, note, way, tone }: TileChange) {
  const [Arrow, words] = WAYS[way];
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-xs tracking-[-0.01em]">
      <span className={`inline-flex items-center gap-1 font-semibold ${TONES[tone]}`}>
        {Arrow && <Arrow aria-hidden="true" className="size-3.5 shrink-0" />}
        {words && <span className="sr-only">{words}</span>}
        {text}
      </span>
      <span className="text-ink-3">{note}</span>
    </p>
  );
}
