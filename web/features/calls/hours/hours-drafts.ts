import { CALL_TARGETS, INITIAL_TARGETS, type CallTarget } from "#domain/calls/hours/call-targets";
import { INITIAL_WEEK, WEEKDAYS, type CallingWeek, type Weekday } from "#domain/calls/hours/calling-week";
import { parsedJson } from "#domain/parsed-json";
import * as z from "zod/mini";

// A draft has the setting's shape, but what is typed into it need not be complete or right.
const weekDraft = z.record(
  z.enum(WEEKDAYS),
  z.array(z.object({ from: z.string(), to: z.string(), nextDay: z.optional(z.literal(true)) })),
);
const holidaysDraft = z.array(z.string());
const targetsDraft = z.record(z.enum(CALL_TARGETS), z.union([z.number(), z.string()]));
export type TargetsDraft = z.infer<typeof targetsDraft>;

export const TARGET_NAMES: Record<CallTarget, string> = {
  asked: "Asked for a call",
  Exceptional: "Exceptional lead score",
  High: "High lead score",
  Medium: "Medium lead score",
  Low: "Low lead score",
};

export function readWeek(text: string): CallingWeek {
  return weekDraft.safeParse(parsedJson(text)).data ?? INITIAL_WEEK;
}

export function readHolidays(text: string): string[] {
  return holidaysDraft.safeParse(parsedJson(text)).data ?? [];
}

export function readTargets(text: string): TargetsDraft {
  return targetsDraft.safeParse(parsedJson(text)).data ?? INITIAL_TARGETS;
}

export function weekdayName(weekday: Weekday): string {
  return weekday.charAt(0).toUpperCase() + weekday.slice(1);
}

/** `Monday: 09:00–17:00`, a line for each day. */
export function weekWords(text: string): string {
  const week = readWeek(text);
  return WEEKDAYS.map((weekday) => {
    const intervals = week[weekday].map(
      ({ from, to, nextDay }) => `${from}–${to}${nextDay ? " (next day)" : ""}`,
    );
    return `${weekdayName(weekday)}: ${intervals.join(", ") || "closed"}`;
  }).join("\n");
}

/** `2026-12-25` as `Friday, December 25, 2026`; anything else as it is. */
export function dateWords(date: string): string {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return date;
  return new Date(time).toLocaleDateString("en-US", { timeZone: "UTC", dateStyle: "full" });
}

export function holidaysWords(text: string): string {
  return readHolidays(text).map(dateWords).join("\n") || "none";
}

/** 90 as `1 h 30 min`; null for what is no number. */
export function minutesWords(minutes: number | string): string | null {
  if (typeof minutes === "string") return null;
  const hours = Math.floor(minutes / 60);
  const parts = [hours > 0 && `${hours} h`, (minutes % 60 > 0 || hours === 0) && `${minutes % 60} min`];
  return parts.filter(Boolean).join(" ");
}

export function targetsWords(text: string): string {
  const targets = readTargets(text);
  return CALL_TARGETS.map((target) => `${TARGET_NAMES[target]}: ${targets[target]}`).join("\n");
}

const WORDS = new Map([
  ["desk_hours", weekWords],
  ["desk_holidays", holidaysWords],
  ["desk_targets", targetsWords],
]);

/** What puts a stored value of one of the settings of calling hours into words, line by line; undefined for other settings. */
export function hoursWords(key: string): ((text: string) => string) | undefined {
  return WORDS.get(key);
}
