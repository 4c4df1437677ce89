import { wallTime } from "#domain/time/wall-time";
import type { ZonedTime } from "#domain/time/zoned-time";
import { ownTimeZone } from "./own-time-zone.ts";

const MINUTE_MS = 60_000;

/**
 * An instant by the reader's clock: `wall` is to be formatted as a time of UTC. Where the server has said what the clocks
 * of the reader's zone show then, that is read as it is written: what a browser knows of zones may be older. `offset` is
 * that of the server in minutes, where it is another than the browser's.
 */
export function ownClock(at: number, clocks: readonly ZonedTime[] = []) {
  // The zone last: to ask a browser for it takes long, and a list asks for a hundred times.
  const written = clocks.find((one) => Date.parse(one.at) === at && one.zone === ownTimeZone());
  const own = -new Date(at).getTimezoneOffset();
  const wall = written ? wallTime(written.at) : new Date(at + own * MINUTE_MS);
  const offset = Math.round((wall.getTime() - at) / MINUTE_MS);
  return { wall, offset: offset === own ? null : offset };
}

/** An instant in the reader's language, by the same clock; a zone that the browser knows otherwise is said as `GMT-6`. */
export function ownClockText(
  at: number,
  { timeZoneName, ...format }: Intl.DateTimeFormatOptions,
  clocks?: readonly ZonedTime[],
): string {
  const { wall, offset } = ownClock(at, clocks);
  if (offset === null) return new Date(at).toLocaleString(undefined, { ...format, timeZoneName });
  const text = wall.toLocaleString(undefined, { ...format, timeZone: "UTC" });
  return timeZoneName === undefined ? text : `${text} ${offsetText(offset)}`;
}

/** The same in phrases that no line should break inside: `Monday, November 30` and `at 11:00 AM MST`. */
export function ownClockPhrases(
  at: number,
  format: Intl.DateTimeFormatOptions,
  clocks?: readonly ZonedTime[],
): string[] {
  const text = ownClockText(at, format, clocks);
  const { hour: _hour, minute: _minute, timeZoneName: _zone, ...day } = format;
  const date = Object.keys(day).length > 0 ? ownClockText(at, day, clocks) : "";
  // Some languages say the time first.
  if (date === "" || !text.startsWith(date)) return [text];
  const [mark = "", time] = text.slice(date.length).split(/\s+(.*)/s);
  return time === undefined ? [date] : [`${date}${mark}`, time];
}

/** `GMT-6`, `GMT+5:30`. */
function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const sign = minutes < 0 ? "-" : "+";
  return `GMT${sign}${hours}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
}
