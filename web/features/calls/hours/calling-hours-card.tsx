import { CALL_TARGETS } from "#domain/calls/hours/call-targets";
import type { CallingSettingKey } from "#domain/calls/hours/calling-settings";
import { WEEKDAYS, type CallingInterval, type Weekday } from "#domain/calls/hours/calling-week";
import { fromEntries } from "#domain/from-entries";
import { DESK_SETTING_KEYS, type StoredSetting } from "#domain/settings/settings";
import { X } from "lucide-react";
import { lazy, Suspense, useRef, useState, type KeyboardEvent } from "react";
import { isEnter } from "../../../lib/enter-key.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { DateTimeField } from "../../kit/data/date-time-input.tsx";
import { SelectRow } from "../../kit/settings/select-row.tsx";
import { SettingPart } from "../../kit/settings/setting-part.tsx";
import { SettingsCard } from "../../kit/settings/settings-card.tsx";
import { readSetting, useSetting, type SettingEdit } from "../../kit/settings/use-setting.ts";
import { ZoneOptions } from "../../kit/settings/zone-options.tsx";
import { DayHours } from "./day-hours.tsx";
import {
  minutesWords,
  readTargets,
  TARGET_NAMES,
  targetsWords,
  readWeek,
  weekWords,
  dateWords,
  holidaysWords,
  readHolidays,
} from "./hours-drafts.ts";

const WORKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday"] as const;

const DuePreview = lazy(async () => ({ default: (await import("./due-preview.tsx")).DuePreview }));

type CallingSettings = Record<CallingSettingKey, StoredSetting>;

/** When the team calls, how soon a lead is due, and what that comes to. */
export function CallingHoursCard({ settings }: { settings: readonly StoredSetting[] }) {
  const calling = callingOf(settings);
  return calling && <CallingForms settings={calling} />;
}

function CallingForms({ settings }: { settings: CallingSettings }) {
  const zone = useSetting(settings.desk_time_zone);
  const week = useSetting(settings.desk_hours);
  const holidays = useSetting(settings.desk_holidays);
  const targets = useSetting(settings.desk_targets);
  const edits = { desk_time_zone: zone, desk_hours: week, desk_holidays: holidays, desk_targets: targets };
  return (
    <SettingsCard
      title="Calling hours and targets"
      note="Each lead with a phone number is due for a first call within a set number of minutes. Minutes count only during your calling hours, and only while it is 9 AM to 9 PM (10 AM to 6 PM on weekends) where the lead is."
      hasRows
    >
      <ZonePart edit={zone} />
      <WeekPart edit={week} />
      <TargetsPart edit={targets} />
      <HolidaysPart edit={holidays} />
      <div className="px-4.5 py-3.5">
        <Suspense fallback={<p className="text-ink-2 text-row">Working out examples…</p>}>
          <DuePreview {...shownTexts(settings, edits)} />
        </Suspense>
      </div>
    </SettingsCard>
  );
}

/** What is typed, where it could be saved; else what is stored, and `isTyped` is false. */
function shownTexts(settings: CallingSettings, edits: Record<CallingSettingKey, SettingEdit>) {
  const typed = fromEntries<Record<CallingSettingKey, string | null>>(
    DESK_SETTING_KEYS.map((key) => [key, readSetting(settings[key], edits[key].text).value]),
  );
  return {
    texts: fromEntries<Record<CallingSettingKey, string>>(
      DESK_SETTING_KEYS.map((key) => [key, typed[key] ?? settings[key].value]),
    ),
    isTyped: DESK_SETTING_KEYS.every((key) => typed[key] !== null),
  };
}

function callingOf(settings: readonly StoredSetting[]): CallingSettings | null {
  const [desk_time_zone, desk_hours, desk_holidays, desk_targets] = DESK_SETTING_KEYS.map((key) =>
    settings.find((setting) => setting.key === key),
  );
  if (!desk_time_zone || !desk_hours || !desk_holidays || !desk_targets) return null;
  return { desk_time_zone, desk_hours, desk_holidays, desk_targets };
}

function ZonePart({ edit }: { edit: SettingEdit }) {
  return (
    <SelectRow edit={edit} label="Your time zone" hint="Calling hours and holidays follow this time zone.">
      <ZoneOptions chosen={edit.text} />
    </SelectRow>
  );
}

function TargetsPart({ edit }: { edit: SettingEdit }) {
  const targets = readTargets(edit.text);
  const change = (target: string, typed: string) => {
    const value = /^\d+$/.test(typed) ? Number(typed) : typed;
    edit.type(JSON.stringify({ ...targets, [target]: value }));
  };
  return (
    <SettingPart title="Minutes until due" edit={edit} words={targetsWords}>
      <div className="grid gap-4 @lg:grid-cols-2">
        {CALL_TARGETS.map((target) => (
          <TextField
            key={target}
            label={TARGET_NAMES[target]}
            type="number"
            inputMode="numeric"
            min={1}
            hint={minutesWords(targets[target])}
            error={edit.issues.find(({ path }) => path === target)?.message}
            value={String(targets[target])}
            onChange={(event) => change(target, event.target.value)}
          />
        ))}
      </div>
    </SettingPart>
  );
}

function WeekPart({ edit }: { edit: SettingEdit }) {
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

function HolidaysPart({ edit }: { edit: SettingEdit }) {
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLDivElement>(null);
  const holidays = readHolidays(edit.text);
  const add = () => {
    if (typed === "") return;
    edit.type(JSON.stringify([...new Set([...holidays, typed])].toSorted()));
    setTyped("");
  };
  const remove = (date: string) => {
    edit.type(JSON.stringify(holidays.filter((one) => one !== date)));
    field.current?.querySelector("input")?.focus();
  };
  return (
    <SettingPart title="Holidays" edit={edit} words={holidaysWords}>
      {holidays.length === 0 && <p className="text-base-content/75">None yet.</p>}
      <ul className="max-h-72 space-y-1 overflow-y-auto empty:hidden">
        {holidays.map((date) => (
          <li key={date} className="flex items-center justify-between gap-2">
            <span>{dateWords(date)}</span>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Remove ${dateWords(date)}`}
              onClick={() => remove(date)}
            >
              <X aria-hidden="true" size={18} />
            </Button>
          </li>
        ))}
      </ul>
      {/* A day that was typed counts, whether it was added by the button or is left to be saved. */}
      <div ref={field} data-takes-in-on-save className="flex flex-wrap items-end gap-2">
        <DateTimeField
          label="A day without calls"
          type="date"
          className="min-w-0 grow basis-44"
          error={edit.issues[0]?.message}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (isEnter(event.nativeEvent) || isSaveKey(event)) add();
          }}
        />
        <Button variant="outline" onClick={add}>
          Add day
        </Button>
      </div>
    </SettingPart>
  );
}

function isSaveKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "s" && (ctrlKey || metaKey);
}
