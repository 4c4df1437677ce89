/** A calendar day; months count from 1. */
export type CalendarDay = { year: number; month: number; day: number };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Whether a name is a supported IANA time zone. Bare offsets are not. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return formatOf(name) !== undefined;
  } catch {
    return false;
  }
}

/** The name that a zone goes by, of those that a browser or the edge may use for it; null if it is unknown. */
export function timeZoneOf(name: unknown): string | null {
  if (typeof name !== "string" || !/^[A-Za-z]/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** The calendar day in a time zone at an instant (ms); that of UTC in a browser that does not know the zone yet. */
export function localDay(time: number, zone: string): CalendarDay {
  const parts = formatOf(isTimeZone(zone) ? zone : "UTC").formatToParts(time);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return { year: part("year"), month: part("month"), day: part("day") };
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "gregory",
    year: "numeric",
    month: "numeric",
    day: "numeric",
  });
  formats.set(zone, format);
  return format;
}
