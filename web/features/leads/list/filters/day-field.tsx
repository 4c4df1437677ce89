type Props = { label: string; value: number | undefined; onChange: (day: string) => void };

/** A day of the viewer's calendar, of which the filter has an instant (ms). */
export function DayField({ label, value, onChange }: Props) {
  return (
    <label className="min-w-0 grow basis-28 text-xs">
      <span className="text-base-content/75 mb-1 block">{label}</span>
      <input
        type="date"
        className="input input-sm w-full"
        value={value === undefined ? "" : dayOf(new Date(value))}
        max="9999-12-31"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

function dayOf(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}
