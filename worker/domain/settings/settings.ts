import { INITIAL_FORM_MINUTES } from "../calls/hours/call-targets.ts";
import * as z from "zod/mini";
import { BOOKING_SETTING_KEYS, BOOKING_SWITCHES, isBookingSwitch } from "../booking/booking-switches.ts";
import { AD_VALUES, type AdSettingKey } from "../money/ads/ad-settings.ts";
import { DESK_VALUES, type CallingSettingKey } from "../calls/hours/calling-settings.ts";
import { paragraphs } from "../text.ts";
import { SITE_SETTING_KEYS, SITE_VALUES } from "./site-settings.ts";

/** Hours, days or minutes, stored as integer text, and what they are until staff change them (spec 9, contract 8). */
const NUMBERS = {
  hub_expiry_hours: 12,
  extension_hours: 48,
  retention_days_anonymous: 14,
  retention_days_ip: 90,
  answer_target_minutes: 60,
  form_target_minutes: INITIAL_FORM_MINUTES,
} as const;
export type NumberSettingKey = keyof typeof NUMBERS;
export const NUMBER_SETTING_KEYS = Object.keys(NUMBERS).filter(isNumberSetting);

export const DESK_SETTING_KEYS = [
  "desk_time_zone",
  "desk_hours",
  "desk_holidays",
  "desk_targets",
] as const satisfies readonly CallingSettingKey[];

export const AD_SETTING_KEYS = ["deal_currency", "ad_time_zone"] as const satisfies readonly AdSettingKey[];

export const SETTING_KEYS = [
  ...NUMBER_SETTING_KEYS,
  ...DESK_SETTING_KEYS,
  ...BOOKING_SETTING_KEYS,
  ...AD_SETTING_KEYS,
  ...SITE_SETTING_KEYS,
] as const;
export type SettingKey = (typeof SETTING_KEYS)[number];

export type SystemSetting = { key: SettingKey; value: string; description: string };

/** A stored setting. A write names its `version` in `If-Match`; the time is ISO text. */
export type StoredSetting = SystemSetting & { version: number; updatedAt: string };

const HOURS_MAX = 8760;
const DAYS_MAX = 3650;
const MINUTES_MAX = 9999;

const hoursValue = wholeNumber(HOURS_MAX);
const daysValue = wholeNumber(DAYS_MAX);
const minutesValue = wholeNumber(MINUTES_MAX);
const switchValue = z
  .string({ error: "Please choose on or off" })
  .check(z.regex(/^(on|off)$/, { error: "Please choose on or off" }));
const description = z.optional(paragraphs(500));

/** The fields of a setting that staff write; unknown keys are rejected. */
export const settingSchema = z.discriminatedUnion("key", [
  z.object({ key: z.literal("hub_expiry_hours"), value: hoursValue, description }),
  z.object({ key: z.literal("extension_hours"), value: hoursValue, description }),
  z.object({ key: z.literal("retention_days_anonymous"), value: daysValue, description }),
  z.object({ key: z.literal("retention_days_ip"), value: daysValue, description }),
  z.object({ key: z.literal("answer_target_minutes"), value: minutesValue, description }),
  z.object({ key: z.literal("form_target_minutes"), value: minutesValue, description }),
  z.object({ key: z.literal("desk_time_zone"), value: DESK_VALUES.desk_time_zone, description }),
  z.object({ key: z.literal("desk_hours"), value: jsonOf(DESK_VALUES.desk_hours), description }),
  z.object({ key: z.literal("desk_holidays"), value: jsonOf(DESK_VALUES.desk_holidays), description }),
  z.object({ key: z.literal("desk_targets"), value: jsonOf(DESK_VALUES.desk_targets), description }),
  z.object({ key: z.literal("booking_mails"), value: switchValue, description }),
  z.object({ key: z.literal("reminder_day_before"), value: switchValue, description }),
  z.object({ key: z.literal("reminder_hour_before"), value: switchValue, description }),
  z.object({ key: z.literal("deal_currency"), value: AD_VALUES.deal_currency, description }),
  z.object({ key: z.literal("ad_time_zone"), value: AD_VALUES.ad_time_zone, description }),
  z.object({ key: z.literal("booking_url"), value: SITE_VALUES.booking_url, description }),
  z.object({ key: z.literal("sender_name"), value: SITE_VALUES.sender_name, description }),
  z.object({
    key: z.literal("sender_postal_address"),
    value: SITE_VALUES.sender_postal_address,
    description,
  }),
  z.object({ key: z.literal("meta_pixel_id"), value: SITE_VALUES.meta_pixel_id, description }),
  z.object({ key: z.literal("meta_test_event_code"), value: SITE_VALUES.meta_test_event_code, description }),
]);

/** A setting as a number, from the stored text; its initial value if that is missing or not a number. */
export function settingNumber(stored: Readonly<Record<string, string>>, key: NumberSettingKey): number {
  const parsed = settingSchema.safeParse({ key, value: stored[key] });
  return parsed.success ? Number(parsed.data.value) : NUMBERS[key];
}

/** The same for settings in hours. */
export function settingHours(
  stored: Readonly<Record<string, string>>,
  key: "hub_expiry_hours" | "extension_hours",
): number {
  return settingNumber(stored, key);
}

/** What a setting is that nobody has stored yet; null if the database or the deployment says so. */
export function initialSwitch(key: SettingKey): string | null {
  return isBookingSwitch(key) ? BOOKING_SWITCHES[key] : null;
}

function isNumberSetting(key: string): key is NumberSettingKey {
  return Object.hasOwn(NUMBERS, key);
}

/** What was read, as JSON again: the same value is always stored as the same text. */
function jsonOf<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    schema,
    z.transform((value) => JSON.stringify(value)),
  );
}

function wholeNumber(max: number) {
  const error = `Please enter a whole number from 1 to ${max}`;
  return z.string({ error }).check(
    z.trim(),
    z.refine((text) => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= max, { error }),
  );
}
