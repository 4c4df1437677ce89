import { countText, percentText } from "../data/figures.ts";

export type FunnelStep = { label: string; count: number; rate: number | null; rateOf: string };

/** Steps that lose people along the way. Each bar's length is its share of the first. */
export function FunnelChart({ steps }: { steps: readonly FunnelStep[] }) {
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <ol className="space-y-3">
      {steps.map(({ label, count, rate, rateOf }) => (
        <li key={label}>
          <p className="flex justify-between gap-3 text-sm">
            <span>{label}</span>
            <span className="tabular-nums">
              <strong className="font-semibold">{countText(count)}</strong>
              {rateOf && (
                <span className="text-base-content/75">
                  {" "}
                  · {percentText(rate)} of {rateOf}
                </span>
              )}
            </span>
          </p>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 8"
            preserveAspectRatio="none"
            className="rounded-field mt-1 h-4 w-full"
          >
            <rect width={100} height={8} className="fill-base-300" />
            <rect width={(count / most) * 100} height={8} className="fill-primary" />
          </svg>
        </li>
      ))}
    </ol>
  );
}
