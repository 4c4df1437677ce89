import { startTransition, useOptimistic } from "react";
import { ANALYTICS_PERIODS, PERIOD_LABELS, type AnalyticsPeriod } from "#domain/analytics/analytics";

type Props = { value: AnalyticsPeriod; onChange: (period: AnalyticsPeriod) => void };

export function PeriodFilter({ value, onChange }: Props) {
  // The figures may take a moment; the pressed button responds at once.
  const [shown, show] = useOptimistic(value);
  const choose = (period: AnalyticsPeriod) =>
    startTransition(() => {
      show(period);
      onChange(period);
    });
  return (
    <fieldset className="join flex-wrap">
      <legend className="sr-only">Period</legend>
      {ANALYTICS_PERIODS.map((period) => (
        <input
          key={period}
          type="radio"
          name="period"
          className="join-item btn btn-sm not-checked:bg-base-100 not-checked:border-base-300 first-of-type:rounded-s-(--radius-field)"
          aria-label={PERIOD_LABELS[period]}
          checked={period === shown}
          onChange={() => choose(period)}
        />
      ))}
    </fieldset>
  );
}
