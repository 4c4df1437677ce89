import * as z from "zod/mini";
import { parsedJson } from "../../parsed-json.ts";
import { isDayText } from "../../time/day-text.ts";
import { isTimeZone } from "../../time/time-zone.ts";
import { callTargetsSchema, type CallTargets, INITIAL_TARGETS } from "./call-targets.ts";
import type { CallingHours } from "./calling-hours.ts";
import { callingWeekSchema, INITIAL_WEEK } from "./calling-week.ts";

const HOLIDAYS_MAX = 500;

const timeZone = z
  .string({ error: "Choose a time zone" })
  .check(z.refine(isTimeZone, { error: "There is no such time zone. Use one like America/Edmonton." }));

const date = z
  .string({ error: "Please enter a date" })
  .check(z.refine(isDayText, { error: "There is no such day. Use a date like 2026-12-25." }));

const holidays = z.pipe(
  z
    .array(date, { error: "Holidays are a list of dates." })
    .check(z.maxLength(HOLIDAYS_MAX, { error: `Please enter at most ${HOLIDAYS_MAX} holidays` })),
  z.transform((dates) => [...new Set(dates)].toSorted()),
);

/** How to read each setting of calling hours. The zone is plain text, the others are JSON. */
export const DESK_VALUES = {
  desk_time_zone: timeZone,
  desk_hours: inJson(callingWeekSchema),
  desk_holidays: inJson(holidays),
  desk_targets: inJson(callTargetsSchema),
};
export type CallingSettingKey = keyof typeof DESK_VALUES;

export const INITIAL_DESK: Readonly<Record<CallingSettingKey, string>> = {
  desk_time_zone: "America/Edmonton",
  desk_hours: JSON.stringify(INITIAL_WEEK),
  desk_holidays: "[]",
  desk_targets: JSON.stringify(INITIAL_TARGETS),
};

type Stored = Readonly<Partial<Record<string, string>>>;

/** Calling hours from the stored settings, by key; a missing or damaged setting has its initial value. */
export function callingHours(stored: Stored): CallingHours {
  return {
    timeZone: valueOf(DESK_VALUES.desk_time_zone, stored, "desk_time_zone"),
    week: valueOf(DESK_VALUES.desk_hours, stored, "desk_hours"),
    holidays: valueOf(DESK_VALUES.desk_holidays, stored, "desk_holidays"),
  };
}

/** The targets from the stored settings, in the same way. */
export function callTargets(stored: Stored): CallTargets {
  return valueOf(DESK_VALUES.desk_targets, stored, "desk_targets");
}

function valueOf<Schema extends z.ZodMiniType>(
  schema: Schema,
  stored: Stored,
  key: CallingSettingKey,
): z.output<Schema> {
  const read = z.safeParse(schema, stored[key]);
  return read.success ? read.data : z.parse(schema, INITIAL_DESK[key]);
}

function inJson<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): unknown => parsedJson(text)),
    ),
    schema,
  );
}
