/** A time (ms) as a `datetime-local` field takes it, in the reader's zone: `2026-11-21T17:42`. */
export function fieldTime(time: number): string {
  const offset = new Date(time).getTimezoneOffset() * 60_000;
  return new Date(time - offset).toISOString().slice(0, 16);
}
