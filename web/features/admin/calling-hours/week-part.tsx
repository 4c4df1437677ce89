import type { CallingInterval } from "#domain/calling-hours/calling-week";
import { type Weekday, WEEKDAYS } from "#domain/calling-hours/week-time";
import type { SettingEdit } from "../ground/settings/use-setting.ts";
import { DayHours } from "./day-hours.tsx";
import { readWeek, weekWords } from "./hours-drafts.ts";
import { SettingPart } from "../ground/settings/setting-part.tsx";

const WORKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday"] as const;

export function WeekPart({ edit }: { edit: SettingEdit }) {
  const week = readWeek(edit.text);
  const change = (weekdays: readonly Weekday[], intervals: readonly CallingInterval[]) =>
    edit.type(
      JSON.stringify({ ...week, ...Object.fromEntries(weekdays.map((weekday) => [weekday, intervals])) }),
    );
  return (
    <SettingPart title="Calling hours" edit={edit} words={weekWords}>
      <ul className="divide-base-content/15 divide-y">
        {WEEKDAYS.map((weekday) => (
          <DayHours
            key={weekday}
            weekday={weekday}
            intervals={week[weekday]}
            issues={edit.issues}
            onChange={(intervals) => change([weekday], intervals)}
            {...(weekday === "monday" && { onSpread: () => change(WORKDAYS, week.monday) })}
          />
        ))}
      </ul>
    </SettingPart>
  );
}
