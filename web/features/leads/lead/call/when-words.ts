const TIME = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });
const WEEKDAY = new Intl.DateTimeFormat("en-US", { weekday: "long" });
const DATE = new Intl.DateTimeFormat("en-US", { weekday: "short", month: "short", day: "numeric" });
const SIX_DAYS_MS = 6 * 24 * 60 * 60 * 1000;

/** A time to come (both in ms), in the reader's zone: `today at 2:30 PM`, `Tuesday at 9:00 AM`, `Mon, Nov 30 at …`. */
export function whenWords(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const day = isToday ? "today" : (at - now < SIX_DAYS_MS ? WEEKDAY : DATE).format(at);
  return `${day} at ${TIME.format(at)}`;
}

/** A time (ms) as a `datetime-local` field takes it, in the reader's zone: `2026-11-21T17:42`. */
export function fieldTime(time: number): string {
  const offset = new Date(time).getTimezoneOffset() * 60_000;
  return new Date(time - offset).toISOString().slice(0, 16);
}
