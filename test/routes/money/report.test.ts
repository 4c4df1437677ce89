import type { AdsReport } from "#domain/money/report/ads-report";
import { INITIAL_AD_SETTINGS } from "#domain/money/ads/ad-settings";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { dayNumberAt, dayOfNumber } from "#domain/time/day-number";
import { dayTextAt } from "#domain/time/day-text";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { forgetAbandoned } from "../../../worker/cron/forget-abandoned.ts";
import { openBudget } from "../../../worker/db/budget.ts";
import { openDb } from "../../../worker/db/client.ts";
import { countAds } from "../../../worker/db/money/report/ads-report.ts";
import { JUDGED, judgedAccount } from "../../setup/ads/judged-account.ts";
import { storeLeads, storeSpends } from "../../setup/ads/stored-account.ts";
import { takeSpend } from "../../setup/ads/take-spend.ts";
import { api } from "../../setup/api.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";
import { submitLead } from "../../setup/submit-lead.ts";

const report = (query = "") => staffJson<AdsReport>(`/api/ads${query}`);

describe("what each ad brought", () => {
  it("is empty, and not wrong, without spend and leads", async () => {
    const found = await report("?from=2026-11-01&to=2026-11-21");
    expect(found).toMatchObject({ from: "2026-11-01", to: "2026-11-21", touch: "first", level: "campaign" });
    expect([found.lines, found.parents]).toEqual([[], []]);
    expect(found.totals).toMatchObject({ key: "all", spend: [], starts: 0, value: 0 });
    expect(found.unattributed).toMatchObject({ key: "none", spend: [], starts: 0, value: 0 });
    expect(found.totals.result).toEqual({ verdict: null, why: "no_spend", return: null });
  });

  it.each([
    ["?parent=12", "adset"],
    ["?parent=12/34", "ad"],
    ["?parent=12/34&level=ad&touch=last", "ad"],
  ])("is told for the level below the parent: %s", async (query, level) => {
    expect(await report(query)).toMatchObject({ level, totals: { key: expect.stringContaining("12") } });
  });

  it.each([
    "?from=yesterday",
    "?from=2026-02-30",
    "?from=2026-11-02&to=2026-11-01",
    "?touch=middle",
    "?level=ad",
    "?level=campaign&parent=12",
    "?parent=12/34/56",
    "?parent=x",
  ])("refuses %s", async (query) => {
    expect((await staffApi(`/api/ads${query}`)).status).toBe(400);
  });

  it("is for staff alone", async () => {
    expect((await api("/api/ads")).status).toBe(401);
  });
});

const AT = "2026-11-10T18:00:00.000Z";
const IDS = { campaign_id: "12", adset_id: "34", ad_id: "56" };

/** What the ad spent on a day. */
function spend(day: string, cents: number, ids = IDS): Promise<void> {
  return takeSpend([
    {
      day,
      campaignId: ids.campaign_id,
      campaignName: "Spring",
      adsetId: ids.adset_id,
      adsetName: "Broad",
      adId: ids.ad_id,
      adName: "Video",
      currency: "USD",
      spend: cents,
      impressions: 1000,
      linkClicks: 50,
    },
  ]);
}

describe("a lead and its ad", () => {
  const today = () => dayTextAt(Date.now(), "America/Edmonton");
  const sent = (touch: object) => submitLead({ attribution: { first: { at: AT, ...touch } } });

  it("is counted as it goes on, and shown behind each figure", async () => {
    await spend(today(), 12_000);
    const { id, sessionId } = await sent(IDS);
    await sent({ utm_source: "newsletter" });
    expect((await report()).lines).toMatchObject([
      { key: "12", name: "Spring", starts: 1, leads: 1, won: 0 },
    ]);
    await staffJson(`/api/assessment/${sessionId}/lead-status`, {
      method: "PATCH",
      json: { leadStatus: "Won", dealValue: 500 },
    });
    const { lines, unattributed, totals, weeks, counting } = await report("?parent=12/34");
    expect(lines).toMatchObject([{ key: "12/34/56", name: "Video", sql: 1, won: 1, value: 50_000 }]);
    expect([unattributed.starts, totals.starts, counting]).toEqual([0, 1, false]);
    expect(weeks).toMatchObject([{ spend: [{ currency: "USD", amount: 12_000 }], value: 50_000 }]);
    const behind = async (query: string) =>
      (await staffJson<AssessmentView[]>(`/api/assessments?${query}`)).map((lead) => lead.id);
    for (const key of ["12", "12/34", "12/34/56"]) {
      expect(await behind(`ad=${key}&adStep=won&adFrom=${today()}&adTo=${today()}`)).toEqual([id]);
    }
    expect(await behind("ad=12&adStep=held")).toEqual([]);
    expect(await behind("ad=none&adTouch=last")).toHaveLength(1);
    expect(await behind("ad=all&limit=1")).toHaveLength(1);
    expect(await behind("ad=all&adTo=2026-11-01")).toEqual([]);
    expect((await staffApi("/api/assessments?ad=12&adStep=won")).headers.get("X-Total-Count")).toBe("1");
  });

  it("is matched by name once spend tells of it, and no longer once another ad has the name", async () => {
    await sent({ utm_campaign: "Spring" });
    expect((await report()).unattributed).toMatchObject({ key: "none", starts: 1 });
    await spend(today(), 100);
    expect((await report()).lines).toMatchObject([{ key: "12", starts: 1 }]);
    await spend(today(), 100, { campaign_id: "13", adset_id: "35", ad_id: "57" });
    const { lines, unattributed } = await report();
    expect(lines.map(({ starts }) => starts)).toEqual([0, 0]);
    expect(unattributed.starts).toBe(1);
  });

  it("moves to another day with the time zone of the ads", async () => {
    const { id } = await sent(IDS);
    await env.DB.prepare("update assessments set created_at = ? where id = ?")
      .bind(Date.parse("2026-11-11T05:00:00Z"), id)
      .run();
    expect((await report("?from=2026-11-10&to=2026-11-10")).totals.starts).toBe(1);
    await staffJson("/api/system-settings", { json: { key: "ad_time_zone", value: "Europe/Vienna" } });
    expect((await report("?from=2026-11-10&to=2026-11-10")).totals.starts).toBe(0);
    expect((await report("?from=2026-11-11&to=2026-11-11")).totals.starts).toBe(1);
  });

  it("leaves no cell when it is erased, and its start when it is forgotten", async () => {
    const { sessionId } = await sent(IDS);
    expect((await report()).totals.starts).toBe(1);
    await staffJson(`/api/assessment/${sessionId}/erase`, { method: "POST" });
    expect(await rows("select * from ad_lead_stats")).toEqual([]);
    const abandoned = freshSessionId();
    const json = { sessionId: abandoned, attribution: { first: { at: AT, ...IDS } } };
    await api("/api/assessment/track-quiz-start", { json });
    const { totals } = await report();
    await env.DB.prepare("update assessments set updated_at = 0").run();
    await forgetAbandoned(env, Date.now(), openBudget(env.DB));
    expect(await rows("select assessment_id from lead_ads")).toEqual([]);
    expect((await report()).totals).toEqual({ ...totals, expired: 1 });
    // Each line, at each level, says how many of its starts are on no list any more.
    for (const parent of ["", "?parent=12", "?parent=12/34"])
      expect((await report(parent)).lines).toMatchObject([{ starts: 1, expired: 1 }]);
  });

  it("names its ad by the link while no spend does, and says so", async () => {
    const names = { utm_campaign: "Spring", utm_term: "Broad", utm_content: "Video" };
    await sent({ ...IDS, ...names });
    const shown = async (parent: string) => (await report(parent && `?parent=${parent}`)).lines;
    expect(await shown("")).toMatchObject([{ name: null, linkName: "Spring" }]);
    expect(await shown("12")).toMatchObject([{ name: null, linkName: "Broad" }]);
    expect(await shown("12/34")).toMatchObject([{ name: null, linkName: "Video" }]);
    await spend(today(), 100, { ...IDS, ad_id: "57" });
    // A forged ad of a campaign that is known.
    expect(await shown("")).toMatchObject([{ name: "Spring", linkName: null }]);
    expect(await shown("12/34")).toMatchObject([
      { id: "57", name: "Video", linkName: null, starts: 0 },
      { id: "56", name: null, linkName: "Video", starts: 1 },
    ]);
  });

  it("is named by the link by last touch, too, where the first is the last", async () => {
    await sent({ ...IDS, utm_campaign: "Spring" });
    expect((await report("?touch=last")).lines).toMatchObject([{ name: null, linkName: "Spring" }]);
  });

  it("is told to staff where nobody filled in the macros of its link, and is no campaign of that name", async () => {
    expect((await report()).unfilled).toBeNull();
    await sent({ utm_source: "facebook", utm_campaign: "{{campaign.name}}", utm_content: "{{ad.name}}" });
    await sent({ utm_source: "facebook", utm_campaign: "__CAMPAIGN_NAME__" });
    await sent(IDS);
    for (const touch of ["first", "last"])
      expect((await report(`?touch=${touch}`)).unfilled).toEqual({
        leads: 2,
        parameters: ["utm_campaign", "utm_content"],
      });
    expect((await report("?from=2026-11-01&to=2026-11-02")).unfilled).toBeNull();
    expect(await rows("select distinct campaign from assessments")).toEqual([{ campaign: null }]);
  });

  it("is in a file as it is shown: in its order, and with what is open", async () => {
    await spend(today(), 100);
    await spend(today(), 900, { campaign_id: "13", adset_id: "35", ad_id: "57" });
    await sent(IDS);
    const names = async (query: string) => {
      const file = await (await staffApi(`/api/ads/export.csv?${query}`)).text();
      const lines = file.trimEnd().split("\r\n").slice(1);
      return lines.map((line) => line.split(",").slice(1, 5).join(" ").trim());
    };
    expect(await names("")).toEqual(["13 campaign", "12 campaign", "campaign", "campaign", "campaign"]);
    expect(await names("sort=leads&open=12/34,12,9,x")).toEqual([
      "12 campaign",
      "34 adset Spring",
      "56 ad Spring Broad",
      "13 campaign",
      "campaign",
      "campaign",
      "campaign",
    ]);
    expect((await staffApi("/api/ads/export.csv?sort=luck")).status).toBe(400);
  });

  it("is in a file of what is shown", async () => {
    await spend(today(), 12_000);
    await sent(IDS);
    const answer = await staffApi("/api/ads/export.csv?parent=12");
    expect(answer.headers.get("Content-Disposition")).toMatch(/filename="ads-20\S+-to-20\S+\.csv"/);
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(
      await answer.arrayBuffer(),
    );
    expect(text.startsWith("\uFEFF")).toBe(true);
    const lines = text.slice(1).trimEnd().split("\r\n");
    expect(lines.map((line) => line.split(",")[0])).toEqual([
      "name",
      "Broad",
      "Total of ad sets",
      "Not attributed",
      "All",
    ]);
    expect((await api("/api/ads/export.csv")).status).toBe(401);
  });
});

const SAID: Record<string, string[]> = {
  [JUDGED.earns]: ["Earns", "Even the cautious estimate is above what you spent."],
  [JUDGED.loses]: [
    "Loses",
    "Even the hopeful estimate, counting deals still to come, is below what you spent.",
  ],
  [JUDGED.notSettled]: ["Too early", "Not settled yet: the answer has to hold 7 days in a row."],
  [JUDGED.otherCurrency]: ["Nothing was spent here in USD, the currency of your deals."],
};

describe("an account of most of a year", () => {
  it("has of each campaign told what its final return allows, in the file as on the screen", async () => {
    const today = dayNumberAt(Date.now(), INITIAL_AD_SETTINGS.ad_time_zone);
    const { leads, spends } = judgedAccount(today);
    await storeLeads(leads);
    await storeSpends(spends);
    const { db } = openDb(env.DB, "first-primary");
    while ((await countAds(db)) > 0);
    const days = `from=${dayOfNumber(today - 364)}&to=${dayOfNumber(today)}`;
    const { lines, stop, stillToCome } = await report(`?${days}`);
    const lineOf = (id: string) => lines.find((line) => line.id === id);
    expect(lineOf(JUDGED.loses)?.result).toMatchObject({ verdict: "loses", return: { low: 0 } });
    expect(lineOf(JUDGED.loses)?.result.return?.high).toBeCloseTo(0.51, 2);
    expect(lineOf(JUDGED.earns)).toMatchObject({ result: { verdict: "earns" }, won: 33, valued: 30 });
    expect(lineOf(JUDGED.earns)?.spend).toContainEqual({ currency: "EUR", amount: 100_000 });
    expect(stop).toMatchObject({ state: "told", ads: [{ worse: expect.closeTo(0.98, 2) }] });
    expect(stillToCome?.spans[0]?.days).toBe(30);

    const file = await staffApi(`/api/ads/export.csv?${days}&touch=first&level=campaign`);
    const written = (await file.text()).split("\r\n");
    for (const [id, words] of Object.entries(SAID)) {
      const own = written.find((row) => row.startsWith(`Campaign ${id},`)) ?? "";
      for (const part of words) expect(own).toContain(part);
    }
  });
});
