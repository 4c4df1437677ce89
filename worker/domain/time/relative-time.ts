const UNITS = [
  ["year", 365 * 86_400_000],
  ["month", 30 * 86_400_000],
  ["week", 7 * 86_400_000],
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/**
 * How long ago `at` was: `3 minutes ago`, `1 day ago`, in whole units rounded down. Times in milliseconds. Less than a
 * minute ago, or in the future (clocks differ), is 'just now'.
 */
export function relativeTime(at: number, now: number): string {
  const age = now - at;
  const unit = UNITS.find(([, length]) => age >= length);
  if (!unit) return "just now";
  const [name, length] = unit;
  const count = Math.floor(age / length);
  return `${count} ${name}${count === 1 ? "" : "s"} ago`;
}
