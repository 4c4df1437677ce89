import { addDays, addMonths, create, toZonedDateTime } from "temporal-polyfill/fns/PlainDate";
import type { CalendarDay } from "./time-zone.ts";

/**
 * The instant (ms) at which a day starts in a time zone: its midnight, or the end of the gap if clocks skip that. Days
 * and months may be out of range: `day: 0` is the last day of the previous month.
 */
export function startOfDay({ year, month, day }: CalendarDay, zone: string): number {
  const first = addMonths(create(year, 1, 1), month - 1);
  return toZonedDateTime(addDays(first, day - 1), zone).epochMilliseconds;
}
