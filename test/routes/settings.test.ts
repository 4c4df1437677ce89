import { INITIAL_TARGETS } from "#domain/calls/hours/call-targets";
import { INITIAL_WEEK } from "#domain/calls/hours/calling-week";
import { describe, expect, it } from "vitest";
import { api } from "../setup/api.ts";
import { rows } from "../setup/database/rows.ts";
import { staffApi, staffJson } from "../setup/staff-api.ts";

const audited = () => rows("select who, action, entity, entity_id, details from audit order by id");

describe("system-settings", () => {
  const path = "/api/system-settings";

  it("lists them with their first values", async () => {
    const list = await staffJson<{ key: string; value: string }[]>(path);
    expect(list.map(({ key, value }) => [key, value])).toEqual([
      ["hub_expiry_hours", "12"],
      ["extension_hours", "48"],
      ["retention_days_anonymous", "14"],
      ["retention_days_ip", "90"],
      ["answer_target_minutes", "60"],
      ["form_target_minutes", "5"],
      ["desk_time_zone", "America/Edmonton"],
      ["desk_hours", expect.stringContaining('"monday":[{"from":"09:00","to":"17:00"}]')],
      ["desk_holidays", "[]"],
      ["desk_targets", '{"asked":5,"Exceptional":5,"High":30,"Medium":240,"Low":480}'],
      ["booking_mails", "off"],
      ["reminder_day_before", "on"],
      ["reminder_hour_before", "on"],
      ["deal_currency", "USD"],
      ["ad_time_zone", "America/Edmonton"],
      // Those of the deployment's vars, which are empty here.
      ["booking_url", ""],
      ["sender_name", ""],
      ["sender_postal_address", ""],
      ["meta_pixel_id", ""],
      ["meta_test_event_code", ""],
    ]);
  });

  it("saves one under its version", async () => {
    const json = { key: "hub_expiry_hours", value: "72" };
    expect(await staffJson(path, { json, version: 1 })).toMatchObject({ value: "72", version: 2 });
    expect(await rows("select value, version from system_settings where key = 'hub_expiry_hours'")).toEqual([
      { value: "72", version: 2 },
    ]);
    const stale = await staffApi(path, { json: { ...json, value: "1" }, version: 1 });
    expect(await stale.json()).toMatchObject({ code: "conflict", current: { value: "72" } });
    const [entry, ...more] = await audited();
    expect(more).toEqual([]);
    expect(JSON.parse(String(entry?.["details"]))).toEqual({
      before: { value: "12" },
      after: { value: "72" },
    });
  });

  it.each([
    [{ key: "hub_expiry_hours", value: "0" }],
    [{ key: "hub_expiry_hours", value: "8761" }],
    [{ key: "hub_expiry_hours", value: "1.5" }],
    [{ key: "hub_expiry_hours", value: 12 }],
    [{ key: "extension_hours", value: "" }],
    [{ key: "secret_key", value: "1" }],
    [{ key: " desk_holidays ", value: "[]" }],
    [{ key: "desk_time_zone", value: "Atlantis/Centre" }],
    [{ key: "ad_time_zone", value: "Atlantis/Centre" }],
    [{ key: "deal_currency", value: "dollars" }],
    [{ key: "deal_currency", value: "usd" }],
    [{ key: "desk_time_zone", value: "   " }],
    [{ key: "desk_hours", value: "   " }],
    [{ key: "desk_hours", value: "{}" }],
    [{ key: "desk_hours", value: INITIAL_WEEK }],
    [{ key: "desk_hours", value: JSON.stringify({ ...INITIAL_WEEK, funday: [] }) }],
    [{ key: "desk_holidays", value: '["2026-02-30"]' }],
    [{ key: "desk_holidays", value: "2026-12-25" }],
    [{ key: "desk_targets", value: '{"High":30}' }],
    [{ key: "desk_targets", value: JSON.stringify({ ...INITIAL_TARGETS, High: 0 }) }],
  ])("refuses %o", async (json) => {
    expect((await staffApi(path, { json })).status).toBe(400);
    expect(await rows("select max(version) as v from system_settings")).toEqual([{ v: 1 }]);
  });

  it("saves the desk's hours as the same text however they were written", async () => {
    const week = { ...INITIAL_WEEK, saturday: [{ from: "22:00", to: "02:00", nextDay: true }] };
    const json = { key: "desk_hours", value: JSON.stringify(week, null, 2) };
    expect(await staffJson(path, { json, version: 1 })).toMatchObject({ version: 2 });
    expect(await rows("select value, version from system_settings where key = 'desk_hours'")).toEqual([
      { value: JSON.stringify(week), version: 2 },
    ]);
    expect(await rows("select entity, entity_id, kind from changes order by id desc limit 1")).toEqual([
      { entity: "setting", entity_id: "desk_hours", kind: "updated" },
    ]);
  });

  it("says where the desk's hours are wrong", async () => {
    const friday = [
      { from: "09:00", to: "12:00" },
      { from: "13:00", to: "10:00" },
    ];
    const said = async (week: object) => {
      const answer = await staffApi(path, { json: { key: "desk_hours", value: JSON.stringify(week) } });
      return answer.json();
    };
    expect(await said({ ...INITIAL_WEEK, friday })).toMatchObject({
      code: "invalid_request",
      issues: [
        {
          path: "value.friday.1.to",
          message: "This ends before it starts. If it runs past midnight, let it end on the next day.",
        },
      ],
    });
    const overlapping = [friday[0], { from: "11:00", to: "17:00" }];
    expect(await said({ ...INITIAL_WEEK, friday: overlapping })).toMatchObject({
      issues: [{ path: "value.friday.1.from", message: "This overlaps with the hours before it." }],
    });
  });

  it("is for staff alone", async () => {
    expect((await api(path)).status).toBe(401);
    expect((await api(path, { json: { key: "hub_expiry_hours", value: "1" } })).status).toBe(401);
  });
});
