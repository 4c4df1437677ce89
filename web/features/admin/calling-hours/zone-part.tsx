import type { SettingEdit } from "../ground/settings/use-setting.ts";
import { SelectPart } from "../ground/settings/select-part.tsx";
import { ZoneOptions } from "../ground/settings/zone-options.tsx";

export function ZonePart({ edit }: { edit: SettingEdit }) {
  return (
    <SelectPart
      edit={edit}
      title="Time zone"
      label="Your time zone"
      hint="Calling hours and holidays follow this time zone."
    >
      <ZoneOptions chosen={edit.text} />
    </SelectPart>
  );
}
