import { zonedTimeText } from "#domain/time/zoned-time";
import { ownTimeZone } from "../../../../lib/own-time-zone.ts";

/** `Mon, Nov 30, 2026, 3:00 PM Edmonton time`: an instant in the lead's zone, or the reader's where it is not known. */
export function zoneTimeWords(iso: string, zone: string | null): string {
  return zonedTimeText(Date.parse(iso), zone ?? ownTimeZone() ?? null);
}
