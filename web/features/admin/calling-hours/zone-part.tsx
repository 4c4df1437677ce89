import { SelectField } from "../../../ui/select-field.tsx";
import type { SettingEdit } from "../settings/use-setting.ts";
import { SettingPart } from "./setting-part.tsx";

/** The zones by region; typing a city's first letters finds it in its list. */
function zonesWith(chosen: string): [region: string, zones: string[]][] {
  const zones = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", chosen]);
  const regions = Map.groupBy([...zones].toSorted(), (zone) => zone.split("/", 1)[0] ?? zone);
  return [...regions];
}

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
        {zonesWith(edit.text).map(([region, zones]) => (
          <optgroup key={region} label={region}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {cityOf(zone)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </SettingPart>
  );
}

/** `America/Argentina/Buenos_Aires` as `Buenos Aires, Argentina`. */
function cityOf(zone: string): string {
  const [region, ...places] = zone.replaceAll("_", " ").split("/");
  return places.length === 0 ? (region ?? zone) : places.reverse().join(", ");
}
