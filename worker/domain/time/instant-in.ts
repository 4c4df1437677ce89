import { create, toZonedDateTime } from "temporal-polyfill/fns/PlainDateTime";

/** A day and time as a field has them, `2026-11-30T15:00`. */
const LOCAL = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/;

/** The instant (ms) at which the clocks of a zone (IANA) show this; null for a text that is no day and time. */
export function instantIn(local: string, zone: string): number | null {
  const [year, month, day, hour, minute] = (LOCAL.exec(local) ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  return toZonedDateTime(create(year, month, day, hour, minute), zone).epochMilliseconds;
}
