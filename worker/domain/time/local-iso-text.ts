import { fromEpochMilliseconds, toZonedDateTimeISO } from "temporal-polyfill/fns/Instant";
import { offsetNanoseconds } from "temporal-polyfill/fns/ZonedDateTime";

const MINUTE_MS = 60_000;
const NANOSECONDS = 1_000_000;

/**
 * An instant (ms) as ISO text by the clocks of a zone, `2026-11-20T00:00:00.000-07:00`: whoever reads it has the local
 * date and time as we know them, whatever they know of the zone.
 */
export function localIsoText(time: number, zone: string): string {
  const offset = offsetNanoseconds(toZonedDateTimeISO(fromEpochMilliseconds(time), zone)) / NANOSECONDS;
  const local = new Date(time + offset).toISOString();
  if (offset === 0) return local;
  const minutes = Math.round(Math.abs(offset) / MINUTE_MS);
  const part = (value: number) => String(value).padStart(2, "0");
  return `${local.slice(0, -1)}${offset < 0 ? "-" : "+"}${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`;
}
