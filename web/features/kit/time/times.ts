import type { ZonedTime } from "#domain/time/zoned-time";
import { ownClock } from "../../../lib/own-clock.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const FULL = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "medium", timeStyle: "short" });
const DATE = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "medium" });

/** A stored time by the viewer's clock, `Nov 21, 2026, 5:42 AM`; by what the server says of it, if it does. */
export function timeText(iso: string, clocks?: readonly ZonedTime[]): string {
  return FULL.format(ownClock(Date.parse(iso), clocks).wall);
}

/** The day of a stored time by the viewer's clock, `Nov 21, 2026`. */
export function dateText(iso: string): string {
  return DATE.format(ownClock(Date.parse(iso)).wall);
}

/** The same of a day, `2026-11-21`, wherever it was one. */
export function dayWords(day: string): string {
  return DATE.format(Date.parse(day));
}

/** `America/Argentina/Buenos_Aires` as `Buenos Aires, Argentina`. */
export function cityOf(zone: string): string {
  const [region, ...places] = zone.replaceAll("_", " ").split("/");
  return places.length === 0 ? (region ?? zone) : places.reverse().join(", ");
}

/** A length of time (ms) in one unit, rounded down: `41 min`, `2 h`, `6 d`. */
export function spanText(ms: number): string {
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min`;
  return ms < DAY_MS ? `${Math.floor(ms / HOUR_MS)} h` : `${Math.floor(ms / DAY_MS)} d`;
}
