import { ANALYTICS_PERIODS, PERIOD_LABELS, type AnalyticsPeriod } from "#domain/analytics";

type Props = { value: AnalyticsPeriod; onChange: (period: AnalyticsPeriod) => void };

export function PeriodFilter({ value, onChange }: Props) {
  return (
    <fieldset className="join">
      <legend className="sr-only">Period</legend>
      {ANALYTICS_PERIODS.map((period) => (
        <input
          key={period}
          type="radio"
          name="period"
          className="join-item btn btn-sm"
          aria-label={PERIOD_LABELS[period]}
          checked={period === value}
          onChange={() => onChange(period)}
        />
      ))}
    </fieldset>
  );
}
