import { INTERVALS_MAX, type CallingInterval, type Weekday } from "#domain/calls/hours/calling-week";
import { X } from "lucide-react";
import { useRef, useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { DateTimeInput } from "../../kit/data/date-time-input.tsx";
import type { SettingIssue } from "../../kit/settings/use-setting.ts";
import { weekdayName } from "./hours-drafts.ts";

const FIRST: CallingInterval = { from: "09:00", to: "17:00" };
const NEXT: CallingInterval = { from: "", to: "" };

type Props = {
  weekday: Weekday;
  intervals: readonly CallingInterval[];
  issues: readonly SettingIssue[];
  onChange: (intervals: readonly CallingInterval[]) => void;
  /** Gives the other workdays the same hours. */
  onSpread?: () => void;
};

/** The intervals of one weekday. */
export function DayHours({ weekday, intervals, issues, onChange, onSpread }: Props) {
  const row = useRef<HTMLLIElement>(null);
  const name = weekdayName(weekday);
  // Waits until the fields are drawn, or are gone.
  const focus = (selector: string) =>
    requestAnimationFrame(() => {
      const found = row.current?.querySelectorAll<HTMLElement>(selector) ?? [];
      [...found].at(-1)?.focus();
    });
  return (
    <li ref={row} className="flex flex-wrap items-start gap-x-3 gap-y-1 py-1.5">
      <span className="w-full py-2 font-medium sm:w-22">{name}</span>
      <div className="min-w-0 space-y-2">
        {intervals.length === 0 && <p className="text-base-content/75 py-2">Closed</p>}
        {intervals.map((interval, index) => (
          <IntervalFields
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            label={intervals.length === 1 ? name : `${name} (${index + 1})`}
            interval={interval}
            issues={issues.filter(({ path }) => path.startsWith(`${weekday}.${index}.`))}
            onChange={(next) => onChange(intervals.with(index, next))}
            onRemove={() => {
              onChange(intervals.toSpliced(index, 1));
              focus("[data-add]");
            }}
          />
        ))}
      </div>
      <div className="flex flex-wrap py-0.5 max-sm:-ms-3 sm:ms-auto">
        <Button
          size="sm"
          variant="ghost"
          shape="narrow"
          data-add
          aria-label={`Add hours on ${name}`}
          aria-disabled={intervals.length >= INTERVALS_MAX}
          onClick={() => {
            if (intervals.length >= INTERVALS_MAX) return;
            onChange([...intervals, intervals.length === 0 ? FIRST : NEXT]);
            focus("[data-from]");
          }}
        >
          Add hours
        </Button>
        {onSpread && (
          <Button size="sm" variant="ghost" shape="narrow" onClick={onSpread}>
            Copy to Tuesday–Friday
          </Button>
        )}
      </div>
    </li>
  );
}

type IntervalFieldsProps = {
  label: string;
  interval: CallingInterval;
  issues: readonly SettingIssue[];
  onChange: (interval: CallingInterval) => void;
  onRemove: () => void;
};

const TIME = "w-30";

/** From when until when. That it ends on the next day is asked only where it seems to end before it starts. */
function IntervalFields({ label, interval, issues, onChange, onRemove }: IntervalFieldsProps) {
  const errorId = useId();
  const { from, to, nextDay } = interval;
  const mayRunOver = from !== "" && to !== "" && to <= from;
  const invalid = (field: string) => issues.some(({ path }) => path.endsWith(field)) || undefined;
  const change = (times: Partial<Pick<CallingInterval, "from" | "to">>) => {
    const next = { from, to, ...times };
    onChange(nextDay && next.to <= next.from ? { ...next, nextDay } : next);
  };
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2">
        <DateTimeInput
          type="time"
          empty="Time"
          data-from
          className={TIME}
          aria-label={`${label} from`}
          aria-invalid={invalid("from")}
          aria-describedby={errorId}
          value={from}
          onChange={(event) => change({ from: event.target.value })}
        />
        <span aria-hidden="true">–</span>
        <DateTimeInput
          type="time"
          empty="Time"
          className={TIME}
          aria-label={`${label} to`}
          aria-invalid={invalid("to")}
          aria-describedby={errorId}
          value={to}
          onChange={(event) => change({ to: event.target.value })}
        />
        <Button size="sm" variant="ghost" shape="narrow" aria-label={`Remove ${label}`} onClick={onRemove}>
          <X aria-hidden="true" size={18} />
        </Button>
      </div>
      {mayRunOver && (
        <CheckboxField
          label="Ends on the next day"
          aria-label={`${label} ends on the next day`}
          checked={nextDay === true}
          onChange={(event) => onChange(event.target.checked ? { from, to, nextDay: true } : { from, to })}
        />
      )}
      <p id={errorId} aria-live="polite" className="text-error text-sm font-medium empty:hidden">
        {issues[0]?.message}
      </p>
    </div>
  );
}
