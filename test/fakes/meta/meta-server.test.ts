import { daysAfter, dayTextAt } from "#domain/time/day-text";
import * as z from "zod/mini";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LoopbackServer } from "../loopback-server.ts";
import { startMetaServer } from "./meta-server.ts";
import { SAMPLE_ACCOUNT, SAMPLE_ZONE, sampleInsights } from "./sample-insights.ts";
import { sampleAdsAt } from "./sample-ads.ts";

const TOKEN = "a-token";
const NOW = Date.UTC(2026, 10, 22, 19);
const TODAY = dayTextAt(NOW, SAMPLE_ZONE);

const pageSchema = z.object({
  data: z.array(z.object({ ad_id: z.string(), date_start: z.string() })),
  paging: z.optional(z.object({ cursors: z.object({ after: z.string() }), next: z.optional(z.string()) })),
});

describe("the Meta stand-in", () => {
  let server: LoopbackServer;
  beforeEach(async () => {
    server = await startMetaServer({
      port: 0,
      adsToken: TOKEN,
      pixelId: "1",
      pixelToken: "p",
      leadsToken: "l",
      appSecret: "s",
      appUrl: "http://localhost:1",
    });
  });
  afterEach(() => server.close());

  const ask = (path: string, query: Record<string, string>, token = TOKEN) => {
    const url = new URL(`/v26.0/${path}`, server.url);
    url.search = new URLSearchParams(query).toString();
    return fetch(url, { headers: { authorization: `Bearer ${token}` } });
  };

  it("gives page after page of its own account, and refuses another token or account", async () => {
    const today = dayTextAt(Date.now(), SAMPLE_ZONE);
    const days = { since: daysAfter(today, -7), until: daysAfter(today, -1) };
    const query = { level: "ad", time_increment: "1", time_range: JSON.stringify(days), limit: "250" };
    const seen: string[] = [];
    let after: string | undefined;
    for (;;) {
      const answer = await ask(`act_${SAMPLE_ACCOUNT}/insights`, { ...query, ...(after && { after }) });
      const page = pageSchema.parse(await answer.json());
      seen.push(...page.data.map((one) => `${one.date_start} ${one.ad_id}`));
      after = page.paging?.next && page.paging.cursors.after;
      if (!after) break;
    }
    expect(seen).toHaveLength(7 * 48);
    expect(new Set(seen).size).toBe(7 * 48);
    expect((await ask(`act_${SAMPLE_ACCOUNT}`, {}, "another")).status).toBe(401);
    expect((await ask("act_1/insights", query)).status).toBe(400);
  });
});

describe("the sample account", () => {
  const year = sampleInsights({ since: "2020-01-01", until: "2030-01-01" }, NOW);
  const sum = (day: string) =>
    year.filter((one) => one.date_start === day).reduce((all, one) => all + Number(one.spend), 0);

  it("has spent for a year, today in part, and the same whenever it is asked", () => {
    expect(year[0]?.date_start).toBe(daysAfter(TODAY, -364));
    expect(year.at(-1)?.date_start).toBe(TODAY);
    expect(sum(daysAfter(TODAY, -1))).toBeGreaterThan(1000);
    expect(sum(TODAY)).toBeGreaterThan(300);
    expect(sum(TODAY)).toBeLessThan(900);
    const days = { since: "2026-03-01", until: "2026-03-02" };
    expect(sampleInsights(days, NOW)).toEqual(sampleInsights(days, NOW + 1000));
  });

  it("names every ad, ad set and campaign by one id", () => {
    const all = [0, 3, 6, 9].flatMap((month) => sampleAdsAt(Date.UTC(2026, month, 1)));
    const ids = (of: (ad: (typeof all)[number]) => string) => new Set(all.map(of)).size;
    expect([ids((ad) => ad.campaignId), ids((ad) => ad.adsetId), ids((ad) => ad.adId)]).toEqual([
      24, 48, 192,
    ]);
    expect(all.every((ad) => /^\d{18}$/.test(ad.adId))).toBe(true);
  });
});
