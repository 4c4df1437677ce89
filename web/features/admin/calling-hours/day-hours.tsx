import { INTERVALS_MAX, type CallingInterval } from "#domain/calling-hours/calling-week";
import type { Weekday } from "#domain/calling-hours/week-time";
import { useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import type { SettingIssue } from "../ground/settings/use-setting.ts";
import { weekdayName } from "./hours-drafts.ts";
import { IntervalFields } from "./interval-fields.tsx";

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
      <div className="flex flex-wrap py-0.5 sm:ml-auto">
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
