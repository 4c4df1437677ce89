import { useId, useState, type ReactNode } from "react";
import { Link } from "../../../lib/link.tsx";

/** A ratio of fewer than this says little and is drawn faintly. */
const SMALL_SAMPLE = 10;
/** So large a letter would fill the whole line: a long figure is drawn smaller before it is broken. */
const LINE_CQI = 160;

export type FigureProps = {
  label: string;
  value: string;
  /** The formula, shown on hover and focus. */
  formula: string;
  /** One of the few that matter most. */
  isHeadline?: boolean;
  /** How the figure has changed since the period before, or what another measure says. */
  beside?: ReactNode;
  /** The text below the figure, such as its sample size. */
  note?: ReactNode;
  /** The sample size of a ratio. */
  sample?: number;
  /** Link to the list behind the figure. */
  to?: string;
};

/** A figure with its formula, its sample size and a link to the assessments behind it. */
export function Figure({ label, value, formula, isHeadline, beside, note, sample, to }: FigureProps) {
  const id = useId();
  const [hidden, setHidden] = useState(false);
  const isFaint = sample !== undefined && sample < SMALL_SAMPLE;
  const number = (
    <span
      className={`font-semibold tabular-nums [overflow-wrap:anywhere] ${isFaint ? "opacity-60" : ""}`}
      style={{ fontSize: `clamp(1rem, ${LINE_CQI / value.length}cqi, ${isHeadline ? 1.875 : 1.25}rem)` }}
    >
      {value}
    </span>
  );
  return (
    // Hovering shows the formula and Esc hides it; it is not a control.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="group rounded-box bg-base-100 border-base-300 relative border p-4"
      onMouseEnter={() => setHidden(false)}
      onFocus={() => setHidden(false)}
      onKeyDown={(event) => event.key === "Escape" && setHidden(true)}
    >
      <dt className="text-base-content/75 text-sm">
        <button
          type="button"
          aria-describedby={id}
          className="decoration-base-content/30 cursor-help text-left underline decoration-dotted underline-offset-4"
        >
          {label}
        </button>
      </dt>
      <dd className="@container mt-1">
        {to ? (
          <Link to={to} className="link-hover" aria-label={`${label}: ${value}. Show the list`}>
            {number}
          </Link>
        ) : (
          number
        )}
        {beside && <p className="mt-1 text-sm tabular-nums">{beside}</p>}
        {note && <p className="text-base-content/75 mt-1 text-xs">{note}</p>}
      </dd>
      <p
        id={id}
        role="tooltip"
        className={`rounded-field bg-neutral text-neutral-content pointer-events-none absolute inset-x-2 top-full z-10 mt-1 px-3 py-2 text-xs shadow-lg ${hidden ? "invisible" : "invisible group-focus-within:visible group-hover:visible"}`}
      >
        {formula}
      </p>
    </div>
  );
}
