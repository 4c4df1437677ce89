import { isTimeZone } from "#domain/time/time-zone";
import { cityOf } from "./city-of.ts";

const FORMAT = {
  weekday: "short",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
} as const satisfies Intl.DateTimeFormatOptions;

/** When a call is booked for, by the reader's clock or that of a zone: `Thu, Nov 26, 2:00 PM`. */
export function callTimeText(startsAt: string, timeZone?: string): string {
  return new Date(startsAt).toLocaleString("en-US", { ...FORMAT, ...(timeZone && { timeZone }) });
}

/** The same time of day where the lead is, with the weekday where it is another: `4:00 PM in Halifax`; else as below. */
export function leadHourText(startsAt: string, timeZone: string | null): string | null {
  const there = leadTimeText(startsAt, timeZone);
  const [weekday = "", day = "", rest = ""] = there?.split(", ") ?? [];
  if (there === null) return null;
  return callTimeText(startsAt).startsWith(`${weekday}, ${day},`) ? rest : `${weekday} ${rest}`;
}

/** The same where the lead is: `Thu, Nov 26, 4:00 PM in Halifax`; null where the clock is the reader's, or not known. */
export function leadTimeText(startsAt: string, timeZone: string | null): string | null {
  if (timeZone === null || !isTimeZone(timeZone)) return null;
  const there = callTimeText(startsAt, timeZone);
  return there === callTimeText(startsAt) ? null : `${there} in ${cityOf(timeZone)}`;
}
