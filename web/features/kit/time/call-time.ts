import { isTimeZone } from "#domain/time/time-zone";
import { wallTime } from "#domain/time/wall-time";
import type { ZonedTime } from "#domain/time/zoned-time";
import { ownClock } from "../../../lib/own-clock.ts";
import { cityOf } from "./times.ts";

const FORMAT = {
  weekday: "short",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
} as const satisfies Intl.DateTimeFormatOptions;
const OF_UTC = new Intl.DateTimeFormat("en-US", { ...FORMAT, timeZone: "UTC" });

/** When a call is booked for, by the reader's clock: `Thu, Nov 26, 2:00 PM`. */
export function callTimeText(startsAt: string, clocks?: readonly ZonedTime[]): string {
  return OF_UTC.format(ownClock(Date.parse(startsAt), clocks).wall);
}

/** The same time of day where the lead is, with the weekday where it is another: `4:00 PM in Halifax`; else as below. */
export function leadHourText(
  startsAt: string,
  timeZone: string | null,
  clocks?: readonly ZonedTime[],
): string | null {
  const there = leadTimeText(startsAt, timeZone, clocks);
  const [weekday = "", day = "", rest = ""] = there?.split(", ") ?? [];
  if (there === null) return null;
  return callTimeText(startsAt, clocks).startsWith(`${weekday}, ${day},`) ? rest : `${weekday} ${rest}`;
}

/** The same where the lead is: `Thu, Nov 26, 4:00 PM in Halifax`; null where the clock is the reader's, or not known. */
export function leadTimeText(
  startsAt: string,
  timeZone: string | null,
  clocks: readonly ZonedTime[] = [],
): string | null {
  if (timeZone === null) return null;
  const there = timeThere(Date.parse(startsAt), timeZone, clocks);
  return there === null || there === callTimeText(startsAt, clocks)
    ? null
    : `${there} in ${cityOf(timeZone)}`;
}

/** As the server says it, else as this browser knows the zone; null where neither does. */
function timeThere(at: number, timeZone: string, clocks: readonly ZonedTime[]): string | null {
  const said = clocks.find((one) => one.zone === timeZone && Date.parse(one.at) === at);
  if (said) return OF_UTC.format(wallTime(said.at));
  return isTimeZone(timeZone) ? new Date(at).toLocaleString("en-US", { ...FORMAT, timeZone }) : null;
}
