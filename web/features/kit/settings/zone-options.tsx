import { cityOf } from "../time/times.ts";

/** The time zones by region, as options; typing a city's first letters finds it in its list. */
export function ZoneOptions({ chosen }: { chosen: string }) {
  return zonesWith(chosen).map(([region, zones]) => (
    <optgroup key={region} label={region}>
      {zones.map((zone) => (
        <option key={zone} value={zone}>
          {cityOf(zone)}
        </option>
      ))}
    </optgroup>
  ));
}

function zonesWith(chosen: string): [region: string, zones: string[]][] {
  const zones = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", chosen]);
  const regions = Map.groupBy([...zones].toSorted(), (zone) => zone.split("/", 1)[0] ?? zone);
  return [...regions];
}
