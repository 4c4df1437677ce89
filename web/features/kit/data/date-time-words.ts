import { wallTime } from "#domain/time/wall-time";

export type DateTimeKind = "date" | "time" | "datetime-local";

const FORMATS: Record<DateTimeKind, Intl.DateTimeFormat> = {
  date: new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "medium" }),
  time: new Intl.DateTimeFormat("en-US", { timeZone: "UTC", timeStyle: "short" }),
  "datetime-local": new Intl.DateTimeFormat("en-US", {
    timeZone: "UTC",
    dateStyle: "medium",
    timeStyle: "short",
  }),
};

/** What a field holds, as a local day with its time. */
const FULL: Record<DateTimeKind, (value: string) => string> = {
  date: (day) => `${day}T00:00`,
  time: (time) => `1970-01-01T${time}`,
  "datetime-local": (both) => both,
};

/** The value of a field for a day, a time or both, as every screen writes it; null while it has none. */
export function dateTimeWords(kind: DateTimeKind, value: string): string | null {
  if (value === "") return null;
  const at = wallTime(FULL[kind](value));
  return Number.isNaN(at.getTime()) ? null : FORMATS[kind].format(at);
}
