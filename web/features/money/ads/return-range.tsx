import { finalReturn, type AdLine } from "#domain/money/report/ads-report";
import { NO_FIGURE } from "../../kit/data/figures.ts";

const TONES = { earns: "text-good", loses: "text-bad", early: "text-wait" } as const;
const [WIDTH, HEIGHT] = [120, 14];

/** Where a return stands: 1× in the middle, nothing at the left, without end at the right. */
function place(ratio: number): number {
  return (ratio / (ratio + 1)) * WIDTH;
}

/** What each unit spent should bring in the end, with its likely range and the line at 1×. */
export function ReturnRange({ line, isLarge = false }: { line: AdLine; isLarge?: boolean }) {
  const { result } = line;
  const final = finalReturn(line);
  if (!result.return || result.verdict === null) return <span className="text-ink-3">{NO_FIGURE}</span>;
  const { low, high } = result.return;
  const words = `Likely range ${timesText(low)} to ${timesText(high)}`;
  return (
    <div className="flex min-w-0 items-center gap-3" title={words}>
      <span className={`min-w-11 font-semibold tabular-nums ${isLarge ? "text-xl" : ""}`}>
        {final === null ? NO_FIGURE : timesText(final)}
      </span>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={`h-3.5 min-w-20 flex-1 ${TONES[result.verdict]}`}
      >
        <path d={`M0 7H${WIDTH}`} className="stroke-line-2" strokeWidth={2} />
        <rect
          x={place(low)}
          y={4.5}
          width={Math.max(2, place(high) - place(low))}
          height={5}
          rx={2}
          className="fill-current opacity-45 forced-colors:opacity-100"
        />
        <path d={`M${WIDTH / 2} 0V${HEIGHT}`} className="stroke-ink-3" strokeWidth={1.25} />
        {final !== null && (
          <rect x={place(final) - 1.5} y={2} width={3} height={10} rx={1.5} className="fill-current" />
        )}
      </svg>
      <span className="sr-only">{words}</span>
    </div>
  );
}

/** `1.52×`, and no more digits than mean something: `15.2×`, `1,520×`. */
export function timesText(ratio: number): string {
  const digits = ratio < 10 ? 2 : ratio < 100 ? 1 : 0;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${ratio.toLocaleString("en-US", format)}×`;
}
