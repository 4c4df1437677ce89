import type { ZonedTime } from "#domain/time/zoned-time";
import { ownClock } from "../../../../lib/own-clock.ts";

const FULL = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "medium", timeStyle: "short" });

/** A stored time by the viewer's clock, `Nov 21, 2026, 5:42 AM`; by what the server says of it, if it does. */
export function timeText(iso: string, clocks?: readonly ZonedTime[]): string {
  return FULL.format(ownClock(Date.parse(iso), clocks).wall);
}
