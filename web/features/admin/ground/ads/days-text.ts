const DAY = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  month: "short",
  day: "numeric",
  year: "numeric",
});
const SHORT = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "short", day: "numeric" });

/** A calendar day, given as `2026-11-21`: `Nov 21, 2026`. */
export function dayWords(day: string): string {
  return DAY.format(new Date(day));
}

/** For axes: `Nov 21`. */
export function shortDayWords(day: string): string {
  return SHORT.format(new Date(day));
}

/** `Nov 21, 2026`, or `Oct 24 – Nov 21, 2026`. */
export function daysText(from: string, to: string): string {
  return from === to ? dayWords(from) : DAY.formatRange(new Date(from), new Date(to));
}
