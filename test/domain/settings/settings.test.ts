import { BOOKING_SETTING_KEYS } from "#domain/booking/booking-switches";
import {
  SETTING_KEYS,
  NUMBER_SETTING_KEYS,
  settingHours,
  settingNumber,
  settingSchema,
} from "#domain/settings/settings";
import { SITE_SETTING_KEYS } from "#domain/settings/site-settings";
import { describe, expect, test } from "vitest";
import { FIRST_SETTINGS } from "../../tools/seed/first-settings.ts";

test("every setting has a first value, which is valid", () => {
  expect(FIRST_SETTINGS.map(({ key, value }) => [key, value])).toEqual([
    ["hub_expiry_hours", "12"],
    ["extension_hours", "48"],
    ["retention_days_anonymous", "14"],
    ["retention_days_ip", "90"],
    ["answer_target_minutes", "60"],
    ["form_target_minutes", "5"],
    ["desk_time_zone", "America/Edmonton"],
    ["desk_hours", expect.stringContaining('"friday":[{"from":"09:00","to":"17:00"}],"saturday":[]')],
    ["desk_holidays", "[]"],
    ["desk_targets", '{"asked":5,"Exceptional":5,"High":30,"Medium":240,"Low":480}'],
    ["deal_currency", "USD"],
    ["ad_time_zone", "America/Edmonton"],
  ]);
  // What the deployment's vars or the code say until staff store it has no row.
  const withoutRow = [...BOOKING_SETTING_KEYS, ...SITE_SETTING_KEYS];
  expect([...FIRST_SETTINGS.map(({ key }) => key), ...withoutRow].toSorted()).toEqual(
    SETTING_KEYS.toSorted(),
  );
  for (const setting of FIRST_SETTINGS) expect(settingSchema.parse(setting)).toEqual(setting);
});

describe("a written setting", () => {
  test.each(["1", "8760", " 24 "])("takes %j hours", (value) =>
    expect(settingSchema.safeParse({ key: "hub_expiry_hours", value }).success).toBe(true),
  );

  test.each(["0", "8761", "-1", "1.5", "", "12h", "0x10", "1e3", "007", 12, null])(
    "refuses %j hours",
    (value) => {
      expect(settingSchema.safeParse({ key: "extension_hours", value }).success).toBe(false);
    },
  );

  test("needs a known key", () => {
    for (const key of ["quiz_length", "__proto__", "", undefined]) {
      expect(settingSchema.safeParse({ key, value: "1", description: "" }).success).toBe(false);
    }
  });
});

test("a setting that is missing or damaged has its first value", () => {
  expect(settingHours({ hub_expiry_hours: "72" }, "hub_expiry_hours")).toBe(72);
  expect(settingHours({}, "hub_expiry_hours")).toBe(12);
  expect(settingHours({ extension_hours: "soon" }, "extension_hours")).toBe(48);
  expect(NUMBER_SETTING_KEYS.map((key) => settingNumber({}, key))).toEqual([12, 48, 14, 90, 60, 5]);
});
