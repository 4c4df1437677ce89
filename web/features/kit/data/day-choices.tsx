import { dayTextAt, daysAfter } from "#domain/time/day-text";
import { useId, useState } from "react";
import { isEnter } from "../../../lib/enter-key.ts";
import { BarSelect } from "./bar-select.tsx";
import type { ChangeParams } from "../frame/admin-params.ts";
import { DateTimeInput } from "./date-time-input.tsx";
import { useNow } from "../time/use-now.ts";

/** Without days in the address, the last 30 are shown. */
const USUAL_DAYS = 30;
const PERIODS = [
  { days: 7, label: "Last 7 days" },
  { days: USUAL_DAYS, label: "Last 30 days" },
  { days: 90, label: "Last 90 days" },
  { days: 365, label: "Last 12 months" },
];

type Props = {
  days: { from: string; to: string };
  timeZone: string;
  change: ChangeParams;
};

/** The days of a report, which are `from` and `to` in the address: a period up to today, or any others. */
export function DayChoices({ days: { from: first, to: last }, timeZone, change }: Props) {
  const today = dayTextAt(useNow(), timeZone);
  const chosen = PERIODS.find(({ days }) => last === today && first === daysAfter(today, 1 - days));
  const [isOpen, setOpen] = useState(false);
  const choose = (days: string) => {
    setOpen(days === "");
    if (days === "") return;
    const from = daysAfter(today, 1 - Number(days));
    change(Number(days) === USUAL_DAYS ? { from: null, to: null } : { from, to: today });
  };
  return (
    <>
      <BarSelect label="Period" value={isOpen ? "" : String(chosen?.days ?? "")} onChange={choose}>
        {PERIODS.map(({ days, label }) => (
          <option key={days} value={days}>
            {label}
          </option>
        ))}
        <option value="">Other days</option>
      </BarSelect>
      {(isOpen || !chosen) && (
        <>
          <DayField
            key={`from ${first}`}
            label="From"
            value={first}
            onChange={(from) => change({ from, to: from > last ? from : last })}
          />
          <DayField
            key={`to ${last}`}
            label="To"
            value={last}
            onChange={(to) => change({ to, from: to < first ? to : first })}
          />
        </>
      )}
    </>
  );
}

type DayProps = { label: string; value: string; onChange: (day: string) => void };

function DayField({ label, value, onChange }: DayProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  // While a day is typed, it is none or another's for a moment.
  const take = () => (typed === "" ? setTyped(value) : typed !== value && onChange(typed));
  return (
    <span className="text-row text-ink-2 inline-flex max-w-full items-center gap-1.5">
      <label htmlFor={id}>{label}</label>
      <DateTimeInput
        id={id}
        type="date"
        className="input-sm text-row text-ink w-36 min-w-0"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={({ nativeEvent, currentTarget }) => isEnter(nativeEvent) && currentTarget.blur()}
      />
    </span>
  );
}
