import type { SettingEdit } from "../settings/use-setting.ts";
import { SelectPart } from "./select-part.tsx";
import { ZoneOptions } from "./zone-options.tsx";

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
