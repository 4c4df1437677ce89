import type { SettingEdit } from "../ground/settings/use-setting.ts";
import { SelectRow } from "../ground/settings/select-row.tsx";
import { ZoneOptions } from "../ground/settings/zone-options.tsx";

export function ZonePart({ edit }: { edit: SettingEdit }) {
  return (
    <SelectRow edit={edit} label="Your time zone" hint="Calling hours and holidays follow this time zone.">
      <ZoneOptions chosen={edit.text} />
    </SelectRow>
  );
}
