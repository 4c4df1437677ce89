import { Link } from "../../../lib/link.tsx";
import { CHART_COLOURS } from "./chart-colours.ts";

/** `figures` are its amounts in words, a column each; `to` leads to the list behind it. */
export type Bar = {
  label: string;
  amount: number;
  figures: readonly string[];
  to?: string | undefined;
  /** It asks for an act, as its words say. */
  isWorst?: boolean;
};

/** `isText` is for words beside a figure. */
export type BarColumn = { label: string; isText?: boolean };

/**
 * Amounts one below the other, each bar as long as its share of the largest, and their figures in columns. In narrow
 * places a bar is below its words, and where there are more than two figures, they are below their label, or words beside
 * them are; where the reader’s text is large besides, each figure has a line of its own, with its name.
 */
export function BarList({ bars, columns }: { bars: readonly Bar[]; columns: readonly BarColumn[] }) {
  const most = Math.max(0, ...bars.map(({ amount }) => amount));
  const hasWords = columns.some(({ isText }) => isText);
  const isNamed = columns.some(({ label }) => label !== "");
  return (
    <div className="@container">
      <ol data-figures={columns.length} className={`bar-list text-row ${hasWords ? "has-words" : ""}`}>
        {isNamed && (
          <li aria-hidden="true" className="text-ink-3 text-xs font-semibold">
            <span className="bar-label" />
            {columns.map(({ label, isText }) => (
              <span key={label} className={`bar-figure ${isText ? "bar-words text-start" : "text-end"}`}>
                {label}
              </span>
            ))}
            <span className="bar-amount" />
          </li>
        )}
        {bars.map(({ label, amount, figures, to, isWorst = false }) => (
          <li key={label}>
            <span className="bar-label">
              {to ? (
                <Link className="link" to={to}>
                  {label}
                </Link>
              ) : (
                label
              )}
            </span>
            {columns.map((column, index) => (
              <span
                key={column.label}
                className={`bar-figure tabular-nums ${column.isText ? "bar-words text-start" : "text-end"} ${isWorst ? "text-bad font-semibold" : index === 0 ? "" : "text-ink-2"}`}
              >
                {column.label && figures[index] && <span className="bar-name sr-only">{column.label}: </span>}
                {figures[index]}
              </span>
            ))}
            <svg
              aria-hidden="true"
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              className="bar-amount rounded-full"
            >
              <rect width={100} height={8} className="fill-sunk" />
              {most > 0 && (
                <rect
                  width={(amount / most) * 100}
                  height={8}
                  className={`${CHART_COLOURS[isWorst ? "worst" : "amount"]} fill-current`}
                />
              )}
            </svg>
          </li>
        ))}
      </ol>
    </div>
  );
}
