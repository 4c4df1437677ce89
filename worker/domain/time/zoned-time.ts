import { fromEpochMilliseconds, toZonedDateTimeISO } from "temporal-polyfill/fns/Instant";
import { offsetNanoseconds } from "temporal-polyfill/fns/ZonedDateTime";
import { once } from "../once.ts";
import { isTimeZone } from "./time-zone.ts";
import { wallTime } from "./wall-time.ts";
import { zoneName } from "./zone-name.ts";

const MINUTE_MS = 60_000;
const NANOSECONDS = 1_000_000;

const dayFormat = once(
  () =>
    new Intl.DateTimeFormat("en-US", {
      timeZone: "UTC",
      weekday: "short",
      day: "numeric",
      month: "short",
      year: "numeric",
    }),
);
const hourFormat = once(
  () => new Intl.DateTimeFormat("en-US", { timeZone: "UTC", hour: "numeric", minute: "2-digit" }),
);

/** What the clocks of a zone show: the local time as ISO text with its offset, and the zone's IANA name. */
export type ZonedTime = { at: string; zone: string };

/** An instant (ms) by the clocks of a zone; UTC where the zone is not known. */
export function zonedTime(time: number, zone: string | null): ZonedTime {
  const known = zone !== null && isTimeZone(zone) ? zone : "UTC";
  return { at: localIsoText(time, known), zone: known };
}

/** An instant (ms) by the clocks of those zones that are known, for pages: a browser's own rules may be older. */
export function clocksOf(time: number, zones: readonly (string | null)[]): ZonedTime[] {
  const known = zones.filter((zone) => zone !== null && isTimeZone(zone));
  return [...new Set(known)].map((zone) => zonedTime(time, zone));
}

/** `Sat, Nov 21, 2026, 2:30 PM Edmonton time`: an instant (ms) in words, by the clocks of a zone; or in UTC. */
export function zonedTimeText(time: number, zone: string | null): string {
  const { day, hour } = wordsOf(zonedTime(time, zone));
  return `${day}, ${hour}`;
}

/** When a call is by the team's clocks, and by the lead's where they show another time: `… (4:30 PM Halifax time)`. */
export function callTimeText(time: number, team: string, lead: string | null): string {
  const here = wordsOf(zonedTime(time, team));
  const there = wordsOf(zonedTime(time, lead ?? team));
  const words = `${here.day}, ${here.hour}`;
  if (there.wall === here.wall) return words;
  return `${words} (${there.day === here.day ? "" : `${there.day}, `}${there.hour})`;
}

function wordsOf({ at, zone }: ZonedTime) {
  const wall = wallTime(at);
  // The narrow space before PM is missing from the fonts of some mail programs.
  const hour = `${hourFormat().format(wall).replace("\u202f", " ")} ${zoneName(zone)}`;
  return { wall: wall.getTime(), day: dayFormat().format(wall), hour };
}

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
