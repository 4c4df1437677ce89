const FORMAT = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** `Sat, 21 Nov 2026, 14:30 UTC`. The time in milliseconds. */
export function utcTime(time: number): string {
  return `${FORMAT.format(time)} UTC`;
}
