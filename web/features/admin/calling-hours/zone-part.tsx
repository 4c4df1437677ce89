import { SelectField } from "../../../ui/select-field.tsx";
import type { SettingEdit } from "../settings/use-setting.ts";
import { SettingPart } from "./setting-part.tsx";
import { ZoneOptions } from "./zone-options.tsx";

export function ZonePart({ edit }: { edit: SettingEdit }) {
  return (
    <SettingPart title="Time zone" edit={edit} words={(text) => text}>
      <SelectField
        label="Your time zone"
        hint="Calling hours and holidays follow this time zone."
        error={edit.issues[0]?.message}
        value={edit.text}
        onChange={(event) => edit.type(event.target.value)}
      >
        <ZoneOptions chosen={edit.text} />
      </SelectField>
    </SettingPart>
  );
}
