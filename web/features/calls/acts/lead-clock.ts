import { isTimeZone } from "#domain/time/time-zone";
import { zonePlace } from "#domain/time/zone-name";

/** What a lead's clock shows: `2:14 PM in Edmonton`. Null without a zone that we know. */
export function leadClock(timeZone: string | null, now: number): string | null {
  if (timeZone === null || !isTimeZone(timeZone)) return null;
  const time = new Date(now).toLocaleTimeString("en-US", { timeZone, timeStyle: "short" });
  const place = zonePlace(timeZone);
  return place === null ? `${time} (${timeZone})` : `${time} in ${place}`;
}
