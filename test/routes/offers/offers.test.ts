import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { api } from "../../setup/api.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const audited = () => rows("select who, action, entity, entity_id, details from audit order by id");

const OFFER = {
  tier: 6,
  sortOrder: 6,
  name: "Partnership",
  description: "Together",
  features: ["One", "Two"],
  investment: "$1",
  discount: 10,
  pdfLink: "",
  isActive: 1,
};

describe("tier-configs", () => {
  const path = "/api/tier-configs";
  const row = async (tier: number) => (await rows("select * from tier_configs where tier = ?", tier))[0];

  it("lists inactive offers too, in their order", async () => {
    await env.DB.prepare("update tier_configs set is_active = 0, sort_order = 99 where tier = 1").run();
    const list = await staffJson<{ tier: number; isActive: number; version: number }[]>(path);
    expect(list.map(({ tier, isActive }) => [tier, isActive])).toEqual([
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
      [1, 0],
    ]);
  });

  it("creates an offer that is not there", async () => {
    const answer = await staffApi(path, { json: OFFER, headers: { "if-none-match": "*" } });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      ...OFFER,
      pdfLink: null,
      title: "What you get:",
      phase: "",
      version: 1,
    });
    expect(await row(6)).toMatchObject({ features: '["One","Two"]', discount: 10, pdf_link: null });
    const taken = await staffApi(path, {
      json: { ...OFFER, name: "Other" },
      headers: { "if-none-match": "*" },
    });
    expect([taken.status, await taken.json()]).toEqual([
      409,
      expect.objectContaining({
        code: "conflict",
        current: expect.objectContaining({ name: "Partnership" }),
      }),
    ]);
    expect(await audited()).toHaveLength(1);
  });

  it("changes an offer and keeps what the form does not have", async () => {
    const json = { ...OFFER, tier: 4, name: "Scale" };
    const answer = await staffApi(path, { json, version: 1 });
    expect(answer.status).toBe(200);
    expect(await row(4)).toMatchObject({ name: "Scale", phase: "Scale", title: "What you get:", version: 2 });
    const visitor = await api(`${path}/4`);
    expect(await visitor.json()).toMatchObject({ name: "Scale", features: ["One", "Two"] });
    const stale = await staffApi(path, { json: { ...json, name: "Late" }, version: 1 });
    expect(await stale.json()).toMatchObject({ code: "conflict", current: { name: "Scale", version: 2 } });
    expect(await row(4)).toMatchObject({ name: "Scale" });
  });

  it("hides a deactivated offer from visitors, and says first what points to it", async () => {
    const usage = await staffJson(`${path}/4/usage`);
    expect(usage).toEqual({ liveHubs: 0, moreHubs: false, ranges: 1, overrides: 0 });
    const insert = env.DB.prepare(
      `insert into assessments (session_id, assessment_type, created_at, updated_at, offer_tier, hub_expires_at)
       values (?, 'quiz', 1, 1, ?, ?)`,
    );
    const later = Date.now() + 60_000;
    await env.DB.batch([insert.bind("a", 4, later), insert.bind("b", 4, 5), insert.bind("c", 3, later)]);
    expect(await staffJson(`${path}/4/usage`)).toMatchObject({ liveHubs: 1 });
    await staffApi(path, { json: { ...OFFER, tier: 4, isActive: 0 } });
    expect((await api(`${path}/4`)).status).toBe(404);
    expect((await staffApi(`${path}/9/usage`)).status).toBe(404);
  });

  it.each([
    [{ tier: 0 }],
    [{ tier: "6" }],
    [{ name: "" }],
    [{ discount: 101 }],
    [{ discount: 150 }],
    [{ discount: -1 }],
    [{ discount: 12.5 }],
    [{ discount: "15" }],
    [{ features: "One" }],
    [{ pdfLink: "javascript:alert(1)" }],
    [{ isActive: true }],
  ])("refuses %o", async (part) => {
    expect((await staffApi(path, { json: { ...OFFER, ...part } })).status).toBe(400);
    expect(await rows("select count(*) as n from tier_configs")).toEqual([{ n: 5 }]);
  });

  it("names the field that it refuses, and keeps what is stored", async () => {
    const json = { ...OFFER, tier: 4, name: "Half price", discount: 150 };
    const answer = await staffApi(path, { json, version: 1 });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({
        code: "invalid_request",
        issues: [{ path: "discount", message: "Please enter a whole percentage from 0 to 100" }],
      }),
    ]);
    expect(await row(4)).toMatchObject({ name: "Optimize & Scale", discount: 0, version: 1 });
    expect(await audited()).toEqual([]);
  });

  it("is for staff alone", async () => {
    for (const call of [api(path), api(path, { json: OFFER }), api(`${path}/4/usage`)]) {
      expect((await call).status).toBe(401);
    }
    expect(await row(6)).toBeUndefined();
  });
});
