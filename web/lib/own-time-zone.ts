import { isTimeZone } from "#domain/time/time-zone";

/** The browser's IANA time zone; undefined where it names none that it could count by, such as `Etc/Unknown`. */
export function ownTimeZone(): string | undefined {
  const { timeZone }: { timeZone?: string } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined;
}
