import { Link } from "../../../lib/link.tsx";
import { CHART_COLOURS } from "./chart-colours.ts";

/** `text` says the amount in words, `to` leads to the list behind it. */
export type Bar = {
  label: string;
  amount: number;
  text: string;
  to?: string | undefined;
  /** It asks for an act, as its words say. */
  isWorst?: boolean;
};

/** Amounts one below the other, each bar as long as its share of the largest; in narrow places below its words. */
export function BarList({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(0, ...bars.map(({ amount }) => amount));
  return (
    <div className="@container">
      <ol className="space-y-3 @xl:grid @xl:grid-cols-[auto_1fr_auto] @xl:gap-x-4 @xl:gap-y-3 @xl:space-y-0">
        {bars.map(({ label, amount, text, to, isWorst = false }) => (
          <li
            key={label}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-row *:min-w-0 *:[overflow-wrap:anywhere] @xl:col-span-full @xl:grid @xl:grid-cols-subgrid"
          >
            <span>
              {to ? (
                <Link className="link" to={to}>
                  {label}
                </Link>
              ) : (
                label
              )}
            </span>
            <span
              className={`tabular-nums @xl:order-last @xl:text-right ${isWorst ? "text-bad font-semibold" : "text-ink-2"}`}
            >
              {text}
            </span>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              className="h-2 w-full rounded-full"
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
