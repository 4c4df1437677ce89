import { useId } from "react";
import { DateTimeInput } from "../../../kit/data/date-time-input.tsx";

type Props = { label: string; value: number | undefined; onChange: (day: string) => void };

/** A day of the viewer's calendar, of which the filter has an instant (ms). */
export function DayField({ label, value, onChange }: Props) {
  const id = useId();
  return (
    <div className="min-w-0 grow basis-28 text-xs">
      <label htmlFor={id} className="text-base-content/75 mb-1 block">
        {label}
      </label>
      <DateTimeInput
        id={id}
        type="date"
        className="input-sm w-full"
        empty="Any day"
        value={value === undefined ? "" : dayOf(new Date(value))}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

function dayOf(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}
