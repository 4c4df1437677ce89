import { CHART_COLOURS, HOLLOW, type ChartMeaning } from "./chart-colours.ts";

type Entry = { label: string; meaning: ChartMeaning; text?: string };

/** What the colours of a chart mean, each with its figure if it has one. */
export function Legend({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {entries.map(({ label, meaning, text }) => (
        <li key={label} className="flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 10 10" className="size-3 shrink-0">
            {HOLLOW.has(meaning) ? (
              <rect
                x={0.75}
                y={0.75}
                width={8.5}
                height={8.5}
                rx={1.5}
                className={`${CHART_COLOURS[meaning]} fill-none stroke-current`}
                strokeWidth={1.5}
              />
            ) : (
              <rect width={10} height={10} rx={2} className={`${CHART_COLOURS[meaning]} fill-current`} />
            )}
          </svg>
          {label}
          {text !== undefined && <span className="text-ink-2 tabular-nums">{text}</span>}
        </li>
      ))}
    </ul>
  );
}
