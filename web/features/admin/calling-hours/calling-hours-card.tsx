import type { CallingSettingKey } from "#domain/calling-hours/calling-settings";
import { fromEntries } from "#domain/from-entries";
import { DESK_SETTING_KEYS, type StoredSetting } from "#domain/settings/settings";
import { lazy, Suspense } from "react";
import { SettingsCard } from "../ground/settings/settings-card.tsx";
import { readSetting, type SettingEdit, useSetting } from "../ground/settings/use-setting.ts";
import { HolidaysPart } from "./holidays-part.tsx";
import { TargetsPart } from "./targets-part.tsx";
import { WeekPart } from "./week-part.tsx";
import { ZonePart } from "./zone-part.tsx";

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
