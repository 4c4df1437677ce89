const FORMAT = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** `Sat, Nov 21, 2026, 2:30 PM UTC`. The time in milliseconds. */
export function utcTime(time: number): string {
  // The narrow space before PM is missing from the fonts of some mail programs.
  return `${FORMAT.format(time).replace("\u202f", " ")} UTC`;
}
