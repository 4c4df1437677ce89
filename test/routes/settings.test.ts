import { describe, expect, it } from "vitest";
import { api } from "../setup/api.ts";
import { rows } from "../setup/rows.ts";
import { staffApi, staffJson } from "../setup/staff-api.ts";

const audited = () => rows("select who, action, entity, entity_id, details from audit order by id");

describe("system-settings", () => {
  const path = "/api/system-settings";

  it("lists the four with their first values", async () => {
    const list = await staffJson<{ key: string; value: string }[]>(path);
    expect(list.map(({ key, value }) => [key, value])).toEqual([
      ["hub_expiry_hours", "12"],
      ["extension_hours", "48"],
      ["retention_days_anonymous", "30"],
      ["retention_days_ip", "90"],
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
  ])("refuses %o", async (json) => {
    expect((await staffApi(path, { json })).status).toBe(400);
    expect(await rows("select max(version) as v from system_settings")).toEqual([{ v: 1 }]);
  });

  it("is for staff alone", async () => {
    expect((await api(path)).status).toBe(401);
    expect((await api(path, { json: { key: "hub_expiry_hours", value: "1" } })).status).toBe(401);
  });
});
