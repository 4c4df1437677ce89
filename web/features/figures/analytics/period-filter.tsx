import { startTransition, useOptimistic } from "react";
import { ANALYTICS_PERIODS, PERIOD_LABELS, type AnalyticsPeriod } from "#domain/figures/analytics/period";
import { Seg } from "../../kit/look/seg.tsx";

/** `value` is null while another period is chosen than one of these. */
type Props = { value: AnalyticsPeriod | null; onChange: (period: AnalyticsPeriod) => void };

const CHOICES = ANALYTICS_PERIODS.map((id) => ({ id, label: PERIOD_LABELS[id] }));

/** The spec's four periods, side by side; on a phone in a list. */
export function PeriodFilter({ value, onChange }: Props) {
  // The figures may take a moment; what was pressed responds at once.
  const [shown, show] = useOptimistic(value);
  const choose = (period: AnalyticsPeriod) =>
    startTransition(() => {
      show(period);
      onChange(period);
    });
  return (
    <>
      <div className="max-sm:hidden">
        <Seg label="Period" choices={CHOICES} current={shown} onChange={choose} />
      </div>
      <select
        aria-label="Period"
        className="select select-sm bg-sunk w-auto border-transparent ps-2.5 pe-7 font-semibold sm:hidden"
        value={shown ?? ""}
        onChange={({ target }) => {
          const chosen = ANALYTICS_PERIODS.find((period) => period === target.value);
          if (chosen) choose(chosen);
        }}
      >
        {shown === null && <option value="">Since a version</option>}
        {CHOICES.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </>
  );
}
