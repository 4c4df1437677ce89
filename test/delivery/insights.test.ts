import { env } from "cloudflare:workers";
import { fetchErrorText } from "#domain/money/ads/fetch-error";
import type { AdSpendState } from "#domain/money/ads/spend-import";
import { daysAfter } from "#domain/time/day-text";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fetchSpend } from "../../worker/ads/fetch-spend.ts";
import { PASSING_FAULTS, TAKEN_FAULTS } from "../fakes/faults.ts";
import type { FakeInsights, Insight } from "../fakes/meta/fake-insights.ts";
import { metaError } from "../fakes/meta/meta-error.ts";
import { settled } from "../setup/api.ts";
import { ADS_VARS, insightsPeer } from "../setup/delivery/peers.ts";
import { rows } from "../setup/database/rows.ts";
import { staffApi, staffJson } from "../setup/staff-api.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** 12:00 in Los Angeles, and a day that is over there at the same time in Edmonton. */
const NOW = Date.UTC(2026, 0, 21, 20);
const TODAY = "2026-01-21";

const VARS = { ...env, ...ADS_VARS };
/** No time passes within a run. */
const run = (now = NOW, vars: Partial<Env> = {}) =>
  fetchSpend({ ...VARS, ...vars }, now, { elapsed: () => 0 });

function insight(day: string, changes: Partial<Insight> = {}): Insight {
  return {
    account_id: "4005006007",
    account_currency: "USD",
    campaign_id: "11",
    campaign_name: "Spring",
    adset_id: "12",
    adset_name: "Founders",
    ad_id: "13",
    ad_name: "Video",
    spend: "12.34",
    impressions: "900",
    inline_link_clicks: "7",
    date_start: day,
    date_stop: day,
    ...changes,
  };
}

const spend = () => rows("select day, ad_id, spend from ad_spend order by day, ad_id");
const imports = () =>
  rows(
    `select first_day, last_day, taken, error, ended_at is not null as ended, held_until
     from ad_imports where source = 'insights' order by id`,
  );
/** As after a year: only the nights are due. */
const connectedLongAgo = () =>
  rows(
    `insert into ad_imports (import_id, source, started_at, updated_at, first_day, last_day, account, ended_at)
     values ('long ago', 'insights', 0, 0, '2024-01-01', '2026-01-20', '4005006007', 1)`,
  );
const state = (vars: Partial<Env> = {}) =>
  staffJson<AdSpendState>("/api/ads/spend", { vars: { ...ADS_VARS, ...vars } });

describe("a fetch from Meta", () => {
  it("asks page after page, by ad and day, with the token in a header alone", async () => {
    await connectedLongAgo();
    const ads = Array.from({ length: 7 }, (_, n) => insight(TODAY, { ad_id: String(n + 1) }));
    const meta = insightsPeer(ads);
    meta.mostRows = 3;
    expect(await run()).toBe(3);
    expect(await spend()).toEqual(ads.map(({ ad_id }) => ({ day: TODAY, ad_id, spend: 1234 })));
    expect(await imports()).toMatchObject([{}, { taken: 7, error: null, ended: 1, last_day: TODAY }]);
    expect(meta.asked.map(({ pathname }) => pathname)).toEqual([
      "/v26.0/act_4005006007",
      ...Array(3).fill("/v26.0/act_4005006007/insights"),
    ]);
    expect(meta.asked.join()).not.toContain(ADS_VARS.META_ADS_TOKEN);
  });

  it("stores names, currency in its own minor units, and no clicks where Meta leaves them out", async () => {
    await connectedLongAgo();
    const { inline_link_clicks: _, ...unclicked } = insight(TODAY, {
      account_currency: "JPY",
      spend: "1234",
    });
    insightsPeer([unclicked]);
    await run();
    expect(await rows("select * from ad_spend")).toMatchObject([
      {
        campaign_id: "11",
        campaign_name: "Spring",
        adset_name: "Founders",
        ad_name: "Video",
        currency: "JPY",
        spend: 1234,
        impressions: 900,
        link_clicks: 0,
      },
    ]);
  });

  it("takes over the account's time zone, in which its days are", async () => {
    await connectedLongAgo();
    const meta = insightsPeer([], "Pacific/Auckland");
    await run();
    expect(meta.days).toEqual(["2026-01-15 2026-01-22"]);
    expect(await rows("select value from system_settings where key = 'ad_time_zone'")).toEqual([
      { value: "Pacific/Auckland" },
    ]);
    expect(await rows("select who, entity_id from audit")).toEqual([
      { who: "Meta", entity_id: "ad_time_zone" },
    ]);
  });

  it("reads a year when an account is connected, a month at a time, and then each night's days", async () => {
    const meta = insightsPeer();
    await run();
    expect(meta.days).toHaveLength(13);
    expect(meta.days[0]).toBe("2025-12-25 2026-01-21");
    expect(meta.days.at(-1)).toMatch(/^2025-01-23 /);
    meta.asked.length = 0;
    expect(await run(NOW + MINUTE)).toBe(0);
    expect(meta.asked).toEqual([]);
    await run(NOW + DAY);
    expect(meta.days).toEqual(["2026-01-15 2026-01-22"]);
  });

  it("counts what an ad cost that has been deleted since", async () => {
    await connectedLongAgo();
    insightsPeer([insight(TODAY)]).deleted.add("13");
    await run();
    expect(await spend()).toHaveLength(1);
  });

  it("starts nothing that would not end in time", async () => {
    const meta = insightsPeer();
    await fetchSpend(VARS, NOW, { elapsed: () => 10_001 });
    expect(meta.asked).toEqual([]);
    expect(await imports()).toEqual([]);
  });

  it("replaces a partial day and late corrections, and keeps what Meta no longer names", async () => {
    await connectedLongAgo();
    const early = daysAfter(TODAY, -3);
    const told = [
      insight(TODAY, { spend: "1.00" }),
      insight(early, { ad_id: "20" }),
      insight(early, { ad_id: "21" }),
    ];
    insightsPeer(told);
    await run();
    told.splice(0, 3, insight(TODAY, { spend: "41.00" }), insight(early, { ad_id: "20", spend: "12.00" }));
    await run(NOW + DAY);
    expect(await spend()).toEqual([
      { day: early, ad_id: "20", spend: 1200 },
      { day: early, ad_id: "21", spend: 1234 },
      { day: TODAY, ad_id: "13", spend: 4100 },
    ]);
  });

  it("does nothing without both settings", async () => {
    const meta = insightsPeer();
    expect(await run(NOW, { META_ADS_TOKEN: "" })).toBe(0);
    expect(await run(NOW, { META_AD_ACCOUNT_ID: "" })).toBe(0);
    expect(await run(NOW, { META_AD_ACCOUNT_ID: "my account" })).toBe(0);
    expect(meta.asked).toEqual([]);
    expect(await imports()).toEqual([]);
  });
});

describe("a fetch that fails", () => {
  let meta: FakeInsights;
  const pages = () => Array.from({ length: 5 }, (_, n) => insight(TODAY, { ad_id: String(n + 1) }));

  beforeEach(async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    await connectedLongAgo();
    meta = insightsPeer(pages());
    meta.mostRows = 2;
  });

  it("for a refused token ends, says what to do, and is tried again the next night alone", async () => {
    meta.token = "another";
    await run();
    expect(await imports()).toMatchObject([{}, { error: "meta_190", ended: 1, taken: 0 }]);
    await run(NOW + HOUR);
    expect(await imports()).toHaveLength(2);
    expect((await state()).lastFetch).toMatchObject({ error: "meta_190" });
    for (const code of ["meta_190", "meta_190_463"]) expect(fetchErrorText(code)).toContain("META_ADS_TOKEN");
    meta.token = ADS_VARS.META_ADS_TOKEN;
    await run(NOW + DAY);
    expect(await spend()).toHaveLength(5);
    expect(await state()).toMatchObject({ lastFetch: { error: null }, lastWholeFetch: { taken: 5 } });
  });

  it("for another account's token takes nothing", async () => {
    meta.faults = [
      {
        name: "another account",
        answer: async () => Response.json({ account_id: "1", timezone_name: "UTC" }),
      },
    ];
    await run();
    expect(await imports()).toMatchObject([{}, { error: "other_account", ended: 1 }]);
    expect(await spend()).toEqual([]);
    expect(await rows("select * from audit")).toEqual([]);
  });

  it("for a row of another account takes nothing of its page", async () => {
    meta = insightsPeer([insight(TODAY), insight(TODAY, { ad_id: "2", account_id: "777" })]);
    await run();
    expect(await imports()).toMatchObject([{}, { error: "other_account", ended: 1 }]);
    expect(await spend()).toEqual([]);
  });

  it.each([
    ["100_33", metaError(100, 33)],
    ["200", metaError(200, undefined, 403)],
    ["10", metaError(10)],
  ])("for an account that the token may not read (%s) says so", async (code, fault) => {
    meta.faults = [fault];
    await run();
    expect(await imports()).toMatchObject([{}, { error: `meta_${code}`, ended: 1 }]);
    expect(fetchErrorText(`meta_${code}`)).toContain("may not read this ad account");
  });

  it.each([4, 17, 613, 80_000, 80_004])(
    "for Meta's limit (%i) waits and goes on where it was",
    async (code) => {
      meta.faults = [];
      const first = { name: "the account", answer: () => meta.handle(accountCall()) };
      meta.faults = [first, metaError(code)];
      await run();
      const [, held] = await imports();
      expect(held).toMatchObject({ error: `meta_${code}`, ended: 0 });
      expect(Number(held?.["held_until"])).toBeGreaterThanOrEqual(NOW + 30_000);
      meta.asked.length = 0;
      await run(NOW + 20_000);
      expect(meta.asked).toEqual([]);
      await run(NOW + 2 * MINUTE);
      expect(await spend()).toHaveLength(5);
      expect(await imports()).toMatchObject([{}, { error: null, ended: 1, taken: 5 }]);
    },
  );

  it("for a day of an ad that a page has twice ends, says so, and keeps what is stored", async () => {
    await run();
    const before = await spend();
    expect(before).toHaveLength(5);
    const data = ["1.00", "2.00"].map((cost) => insight(TODAY, { ad_id: "1", spend: cost }));
    const account = { account_id: "4005006007", timezone_name: "America/Los_Angeles" };
    meta.faults = [
      { name: "the account", answer: async () => Response.json(account) },
      { name: "parts", answer: async () => Response.json({ data }) },
    ];
    await run(NOW + DAY);
    expect(await spend()).toEqual(before);
    expect((await state()).lastFetch).toMatchObject({ error: "repeated", taken: 0 });
    expect(fetchErrorText("repeated")).toContain("more than once");
  });

  it.each([
    ["x-app-usage", { call_count: 95, total_time: 1, total_cputime: 1 }, 5],
    ["x-fb-ads-insights-throttle", { app_id_util_pct: 1, acc_id_util_pct: 100 }, 5],
    ["x-ad-account-usage", { acc_id_util_pct: 99.5, reset_time_duration: 720 }, 12],
    [
      "x-business-use-case-usage",
      { 123: [{ type: "ads_insights", call_count: 10, estimated_time_to_regain_access: 17 }] },
      17,
    ],
  ])("never comes, because a full %s lets it wait after a page", async (header, usage, minutes) => {
    meta.usage = { [header]: JSON.stringify(usage) };
    await run();
    expect(await imports()).toMatchObject([{}, { error: null, ended: 0, taken: 2 }]);
    const waits = Date.parse((await state()).fetching?.waitsUntil ?? "") - NOW;
    expect(waits).toBe(minutes * MINUTE);
    meta.usage = {};
    await run(NOW + (minutes - 1) * MINUTE);
    expect(await spend()).toHaveLength(2);
    await run(NOW + (minutes + 1) * MINUTE);
    expect(await spend()).toHaveLength(5);
  });

  it("with usage that leaves room, or makes no sense, goes on", async () => {
    meta.usage = {
      "x-app-usage": JSON.stringify({ call_count: 60 }),
      "x-ad-account-usage": "{",
      "x-business-use-case-usage": JSON.stringify({ 1: "none" }),
    };
    await run();
    expect(await spend()).toHaveLength(5);
  });

  it.each([...PASSING_FAULTS, ...TAKEN_FAULTS].filter(({ name }) => !/no answer|stalls/.test(name)))(
    "by $name on the way goes on later",
    async (fault) => {
      meta.faults = [{ name: "the account", answer: () => meta.handle(accountCall()) }, fault];
      await run();
      expect(await imports()).toMatchObject([{}, { ended: 0 }]);
      await run(NOW + HOUR);
      expect(await spend()).toHaveLength(5);
      expect(await imports()).toMatchObject([{}, { ended: 1, error: null }]);
    },
  );

  it("goes on after its run was cut off, and another run does not take it meanwhile", async () => {
    await rows(
      `insert into ad_imports
         (import_id, source, started_at, updated_at, first_day, last_day, account, lease_until, attempts)
       values ('cut off', 'insights', ?, ?, ?, ?, '4005006007', ?, 1)`,
      NOW,
      NOW,
      TODAY,
      TODAY,
      NOW + MINUTE,
    );
    await run(NOW + 30_000);
    expect(meta.asked).toEqual([]);
    await run(NOW + MINUTE);
    expect(await spend()).toHaveLength(5);
  });

  it("day and night is given up, and the next begins", async () => {
    const refuse = () => (meta.faults = [metaError(2, undefined, 500)]);
    for (let hour = 0; hour <= 21; hour++) {
      refuse();
      await run(NOW + hour * HOUR);
    }
    expect(await imports()).toMatchObject([{}, { error: "meta_2", ended: 1 }]);
    meta.faults = [];
    await run(NOW + DAY);
    expect(await imports()).toMatchObject([{}, {}, { error: null, ended: 1 }]);
  });

  it("never tells the token: not in an answer, a log or what is stored", async () => {
    const lines: unknown[] = [];
    for (const method of ["log", "error", "warn"] as const)
      vi.spyOn(console, method).mockImplementation((...line: unknown[]) => void lines.push(line));
    const echo = JSON.stringify({ error: { code: 190, message: `Bad token ${ADS_VARS.META_ADS_TOKEN}` } });
    meta.faults = [{ name: "an echo", answer: async () => new Response(echo, { status: 400 }) }];
    await run();
    const told = await (await staffApi("/api/ads/spend", { vars: ADS_VARS })).text();
    const kept = JSON.stringify([await rows("select * from ad_imports"), await rows("select * from audit")]);
    for (const text of [told, kept, JSON.stringify(lines)])
      expect(text).not.toContain(ADS_VARS.META_ADS_TOKEN);
    expect(told).toContain("meta_190");
  });
});

describe("a version of Meta's API that has ended", () => {
  const ENDED = { META_GRAPH_VERSION: "v24.0" };

  it("ends the fetch, and staff read what to set", async () => {
    const meta = insightsPeer([insight(TODAY)]);
    await run(NOW, ENDED);
    expect(meta.asked).toHaveLength(1);
    const { lastFetch } = await state(ENDED);
    expect(lastFetch?.error).toBe("meta_2635");
    expect(fetchErrorText(lastFetch?.error ?? "")).toContain("Set META_GRAPH_VERSION");
    expect(await spend()).toEqual([]);
  });

  it("that Meta still answers as a newer one is fetched, and staff read the warning until another is set", async () => {
    insightsPeer([insight(TODAY)]).upgrades = true;
    await run(Date.now(), ENDED);
    expect(await spend()).toHaveLength(1);
    expect((await state(ENDED)).versionWarning).toEqual({
      version: "v24.0",
      warning: "The call has been auto-upgraded to v25.0 as v24.0 has been deprecated.",
    });
    expect((await state()).versionWarning).toBeNull();
  });

  it("is not asked where none is set", async () => {
    const meta = insightsPeer([insight(TODAY)]);
    await run(NOW, { META_GRAPH_VERSION: "" });
    expect(new Set(meta.asked.map(({ pathname }) => pathname.split("/")[1]))).toEqual(new Set(["v26.0"]));
  });
});

/** What the fake is asked first in each fetch. */
const accountCall = () =>
  new Request("https://graph.facebook.com/v26.0/act_4005006007?fields=account_id", {
    headers: { authorization: `Bearer ${ADS_VARS.META_ADS_TOKEN}` },
  });

describe("a refresh", () => {
  const refresh = (vars: Partial<Env> = ADS_VARS) => staffApi("/api/ads/refresh", { method: "POST", vars });

  it("fetches the last month at once, for whoever asked", async () => {
    await connectedLongAgo();
    const today = new Date().toISOString().slice(0, 10);
    const meta = insightsPeer([insight(daysAfter(today, -20))]);
    const answer = await refresh();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      account: "4005006007",
      fetching: { startedBy: "ada@example.com" },
    });
    await settled();
    expect(await spend()).toMatchObject([{ spend: 1234 }]);
    expect(meta.days).toHaveLength(1);
    expect(await state()).toMatchObject({
      fetching: null,
      lastWholeFetch: { startedBy: "ada@example.com", taken: 1 },
    });
  });

  it("joins the fetch that is going on, and does not hurry Meta", async () => {
    await connectedLongAgo();
    const meta = insightsPeer();
    meta.faults = [metaError(17)];
    await Promise.all([refresh(), refresh()]);
    await settled();
    await refresh();
    await settled();
    expect((await imports()).slice(1)).toMatchObject([{ error: "meta_17", ended: 0 }]);
    expect(meta.asked).toEqual([]);
  });
});
