import { env } from "cloudflare:workers";
import type { StoredOffer } from "#domain/offers/offer";
import { carryPlan } from "#domain/settings/carry/carry-plan";
import { CARRIED, funnelFileText, readFunnelFile } from "#domain/settings/carry/funnel-file";
import { describe, expect, it } from "vitest";
import { openDb } from "../../worker/db/client.ts";
import { forgetSiteSettings } from "../../worker/delivery/site-env.ts";
import { readScoringInForce } from "../../worker/db/offers/scoring/scoring-in-force.ts";
import { api } from "../setup/api.ts";
import {
  exportedAll,
  importAll,
  listed,
  OFFERS,
  OVERRIDES,
  RANGES,
  RULES,
  SETTINGS,
  takeOver,
} from "../setup/carry.ts";
import { ownContent } from "../setup/content/own-content.ts";
import { rows } from "../setup/database/rows.ts";
import { staffApi, staffJson } from "../setup/staff-api.ts";

const TABLES = ["tier_configs", "scoring_rules", "score_ranges", "override_rules", "system_settings"];

async function wipeTo(stored: Record<string, Record<string, unknown>[]>): Promise<void> {
  forgetSiteSettings();
  for (const table of TABLES) {
    await env.DB.prepare(`delete from ${table}`).run();
    for (const row of stored[table] ?? []) {
      const names = Object.keys(row);
      const places = names.map(() => "?").join(", ");
      await env.DB.prepare(`insert into ${table} (${names.join(", ")}) values (${places})`)
        .bind(...Object.values(row))
        .run();
    }
  }
}

const dump = async () =>
  Object.fromEntries(
    await Promise.all(TABLES.map(async (table) => [table, await rows(`select * from ${table}`)])),
  );

const OFFER = {
  tier: 6,
  sortOrder: 0,
  title: "In it:",
  name: "Partnership",
  phase: "Together",
  description: "Side by side",
  features: ["One", "Two"],
  investment: "$1",
  discount: 10,
  pdfLink: "https://analytical.example/plan.pdf",
  isActive: 1,
};
const OVERRIDE = {
  name: "Beginners",
  questionId: "adSpend",
  answerValue: "under-100",
  andQuestionId: null,
  andAnswerValue: null,
  targetTier: 6,
  priority: 1,
  isActive: 1,
};

async function makeOwn(): Promise<void> {
  const [first] = (await listed(OFFERS, CARRIED.offers)).stored;
  const rule = (await listed(RULES, CARRIED.rules)).stored[0];
  const ranges = (await listed(RANGES, CARRIED.ranges)).stored;
  const writes = [
    staffApi(OFFERS, { json: OFFER, headers: { "if-none-match": "*" } }),
    staffApi(OFFERS, { json: { ...first, name: "First steps", isActive: 0 } }),
    staffApi(`${RULES}/${rule?.id}`, { method: "PUT", json: { ...rule, points: 77 } }),
    staffApi(`${RANGES}/${ranges[0]?.id}`, { method: "DELETE" }),
    staffApi(RANGES, { json: { minScore: 60, maxScore: 99, targetTier: 5 } }),
    staffApi(SETTINGS, { json: { key: "hub_expiry_hours", value: "36" } }),
    staffApi(SETTINGS, { json: { key: "sender_name", value: "Ada of Analytical" } }),
    staffApi(SETTINGS, { json: { key: "booking_url", value: "https://calendly.com/ada/first-call" } }),
  ];
  for (const answer of await Promise.all(writes))
    expect([answer.status, await answer.clone().text()]).toEqual([
      expect.toSatisfy(isGood),
      expect.anything(),
    ]);
  expect((await staffApi(OVERRIDES, { json: OVERRIDE })).status).toBe(201);
}

const isGood = (status: number) => status < 300;

const scored = async () => {
  const { rules, ranges, overrides, tiers } = await readScoringInForce(openDb(env.DB, "first-primary").db);
  const said = (list: readonly { id: number }[]) => list.map(({ id: _id, ...rest }) => rest);
  return {
    rules: said(
      rules.toSorted((a, b) =>
        `${a.questionId}${a.answerValue}`.localeCompare(`${b.questionId}${b.answerValue}`),
      ),
    ),
    ranges: said(ranges),
    overrides: said(overrides),
    tiers,
  };
};

const shown = async () => ({
  offers: (await listed(OFFERS, CARRIED.offers)).records,
  settings: (await listed(SETTINGS, CARRIED.settings)).records.map(({ key, value }) => ({ key, value })),
  visitor: await (await api(`${OFFERS}/6`)).json(),
  scoring: await scored(),
});

describe("an export of everything", () => {
  it("gives an empty deployment the same offers, scores and settings, and is told by name in the audit", async () => {
    const empty = await dump();
    await makeOwn();
    const own = await shown();
    const text = await exportedAll();
    await wipeTo(empty);
    await env.DB.prepare("delete from audit").run();
    await env.DB.prepare("delete from changes").run();
    expect(await shown()).not.toEqual(own);

    expect(await importAll(text)).toEqual([
      { added: 1, changed: 1, removed: 0 },
      { added: 0, changed: 1, removed: 0 },
      { added: 1, changed: 0, removed: 1 },
      { added: 1, changed: 0, removed: 0 },
      { added: 0, changed: 3, removed: 0 },
    ]);
    expect(await shown()).toEqual(own);
    expect(
      await rows("select entity, action, count(*) as n from audit group by entity, action order by 1, 2"),
    ).toEqual([
      { entity: "offer", action: "create", n: 1 },
      { entity: "offer", action: "update", n: 1 },
      { entity: "override-rule", action: "create", n: 1 },
      { entity: "score-range", action: "create", n: 1 },
      { entity: "score-range", action: "delete", n: 1 },
      { entity: "scoring-rule", action: "update", n: 1 },
      { entity: "setting", action: "update", n: 3 },
    ]);
    expect(await rows("select count(*) as n from changes")).toEqual([{ n: 9 }]);
    expect(await importAll(text)).toEqual(
      Array.from({ length: 5 }, () => ({ added: 0, changed: 0, removed: 0 })),
    );
  });

  it("holds no secret, and no address of staff", async () => {
    const text = await exportedAll();
    for (const value of [env.SESSION_HMAC_KEY, env.ENCRYPTION_KEY, env.ADMIN_EMAIL_DOMAIN])
      expect(text.includes(value)).toBe(false);
  });

  it("brings the texts as a draft like any other", async () => {
    const document = ownContent((content) => void (content.landing.hero.statement = "Brought along."));
    const { content } = readFunnelFile(funnelFileText({ content: { document, pictures: new Map() } }));
    const saved = await staffApi("/api/content/draft", { method: "PATCH", json: content, version: 1 });
    expect(await saved.json()).toMatchObject({ version: 2 });
    expect((await staffApi("/api/content/publish", { json: { note: "" } })).status).toBe(201);
    expect(JSON.stringify(await staffJson("/api/content"))).toContain("Brought along.");
  });
});

describe("an import", () => {
  it("is refused once somebody has changed what was shown, and changes nothing", async () => {
    const { records, seen, stored } = await listed(OFFERS, CARRIED.offers);
    await staffApi(OFFERS, { json: { ...stored[1], name: "Changed meanwhile" } });
    const answer = await takeOver(OFFERS, [...records, OFFER], seen);
    expect([answer.status, await answer.json()]).toEqual([
      409,
      expect.objectContaining({ code: "conflict" }),
    ]);
    expect(await rows("select count(*) as n from tier_configs where tier = 6")).toEqual([{ n: 0 }]);
    const again = await listed(OFFERS, CARRIED.offers);
    expect((await takeOver(OFFERS, [...again.records, OFFER], again.seen)).status).toBe(200);
  });

  it("switches an offer off that the file lacks", async () => {
    const { records, seen } = await listed(OFFERS, CARRIED.offers);
    const answer = await takeOver(OFFERS, records.slice(1), seen);
    expect(await answer.json()).toEqual({ added: 0, changed: 0, removed: 1 });
    const [off] = await staffJson<StoredOffer[]>(OFFERS);
    expect(off).toMatchObject({ tier: records[0]?.tier, isActive: 0 });
  });

  it("refuses a rule whose offer is not here, and what no form would save", async () => {
    const { records, seen } = await listed(RANGES, CARRIED.ranges);
    const nowhere = await takeOver(
      RANGES,
      [...records, { minScore: 200, maxScore: 300, targetTier: 42 }],
      seen,
    );
    expect([nowhere.status, await nowhere.json()]).toEqual([
      400,
      expect.objectContaining({
        issues: [{ path: `records.${records.length}.targetTier`, message: "There is no offer 42." }],
      }),
    ]);
    expect((await takeOver(RANGES, [{ minScore: 3, maxScore: 2, targetTier: 1 }], seen)).status).toBe(400);
    const local = [{ key: "booking_url", value: "http://localhost/book" }];
    const settings = await listed(SETTINGS, CARRIED.settings);
    expect((await takeOver(SETTINGS, [{ key: "slack_token", value: "xoxb" }], settings.seen)).status).toBe(
      400,
    );
    expect((await takeOver(SETTINGS, [...local, ...local], settings.seen)).status).toBe(400);
    expect(carryPlan(CARRIED.ranges, (await listed(RANGES, CARRIED.ranges)).stored, records)).toEqual({
      added: [],
      changed: [],
      removed: [],
    });
  });

  it("of settings is for owners alone, and of the rest for staff", async () => {
    const vars = { OWNER_EMAILS: "grace@example.com" };
    const settings = await listed(SETTINGS, CARRIED.settings);
    const json = { records: settings.records, seen: settings.seen };
    expect((await staffApi(`${SETTINGS}/import`, { json, vars })).status).toBe(403);
    for (const path of [OFFERS, RULES, RANGES, OVERRIDES, SETTINGS])
      expect((await api(`${path}/import`, { json: { records: [], seen: {} } })).status).toBe(401);
  });
});
