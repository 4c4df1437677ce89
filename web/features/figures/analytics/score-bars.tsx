import type { Analytics } from "#domain/figures/analytics/analytics";
import { BUCKET_MEASURES, bucketRange, LEAD_SCORE_BUCKETS } from "#domain/offers/scoring/lead-score";
import { CHART_COLOURS } from "../../kit/charts/chart-colours.ts";
import { countText } from "../../kit/data/figures.ts";

type Distribution = Analytics["quality"]["distribution"];

export function scoreBuckets(distribution: Distribution) {
  return LEAD_SCORE_BUCKETS.map((label) => {
    const meaning = BUCKET_MEASURES[label];
    return { label, range: bucketRange(label), value: distribution[meaning], meaning };
  });
}

export function scoredLeads(distribution: Distribution): number {
  return scoreBuckets(distribution).reduce((sum, { value }) => sum + value, 0);
}

/** Leads by their score, in the blue that a score has everywhere. */
export function ScoreBars({ distribution }: { distribution: Distribution }) {
  const buckets = scoreBuckets(distribution);
  const most = Math.max(0, ...buckets.map(({ value }) => value));
  return (
    <ol className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-2">
      {buckets.map(({ label, range, value, meaning }) => (
        <li key={label} className="text-row col-span-full grid grid-cols-subgrid items-center">
          <span>
            <span className="font-semibold">{label}</span> <span className="text-ink-3">{range}</span>
          </span>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            className="bg-sunk h-3.5 w-full rounded-sm"
          >
            {most > 0 && (
              <rect
                width={(value / most) * 100}
                height={10}
                className={`${CHART_COLOURS[meaning]} fill-current`}
              />
            )}
          </svg>
          <span className="text-right font-semibold tabular-nums">{countText(value)}</span>
        </li>
      ))}
    </ol>
  );
}
