import { adSettings } from "#domain/money/ads/ad-settings";
import { adsView, type AdsQuery } from "#domain/money/report/ads-query";
import type { SpendRow } from "#domain/money/ads/spend-row";
import { dayNumber } from "#domain/time/day-number";
import { daysAfter } from "#domain/time/day-text";
import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { changeCells } from "../../../../worker/db/money/ads/ad-cells.ts";
import { readAdsReport } from "../../../../worker/db/money/report/ads-report.ts";
import { openDb } from "../../../../worker/db/client.ts";
import { listAssessments } from "../../../../worker/db/leads/assessment-list.ts";
import { countAssessments } from "../../../../worker/db/leads/assessment-counts.ts";
import { takeSpend } from "../../../setup/ads/take-spend.ts";
import { countAllDays } from "../../../setup/figures/counted.ts";
import { countReads } from "../../../setup/database/count-reads.ts";

const CAMPAIGNS = 8;
const ADS = 3 * CAMPAIGNS;
/**
 * For a line shown, its buckets of a year or more in both roll-ups, which tell how old its spend and leads are; for an
 * ad that is compared with others, those of 90 days; and for all that goes with any view: the team's deals and leads of
 * a year, the weeks, and the newest 200 leads with their touches, whose links may hold macros that nobody filled in.
 */
const MOST = { line: 220, ad: 60, view: 500 + 2 * 200 };
const DAYS = 420;
const LAST = "2026-11-21";
const FIRST = daysAfter(LAST, 1 - DAYS);
const DAY_MS = 86_400_000;

/** Every campaign spends and brings a lead on every day: more would add leads to the cells, and no cell. */
async function seed(): Promise<void> {
  const spread = `from (with recursive days(n) as (select 0 union all select n + 1 from days where n < ${DAYS - 1})
    select n from days) cross join (with recursive campaigns(c) as (
      select 10 union all select c + 1 from campaigns where c < ${9 + CAMPAIGNS}) select c from campaigns)`;
  await takeSpend(
    Array.from({ length: DAYS * CAMPAIGNS }, (_, n) =>
      spent(Math.floor(n / CAMPAIGNS), 10 + (n % CAMPAIGNS)),
    ),
  );
  await env.DB.batch([
    env.DB.prepare("delete from ad_days_due"),
    env.DB.prepare(
      `insert into assessments (session_id, assessment_type, created_at, updated_at, email, lead_status)
       select 'session-' || n || '-' || c, 'quiz', (${dayNumber(FIRST)} + n) * ${DAY_MS} + ${DAY_MS / 2}, 0, 'a@b.example',
         iif((n + c) % 50 = 0, 'Won', 'MQL') ${spread}`,
    ),
    env.DB.prepare("delete from lead_marks"),
    env.DB.prepare("delete from lead_marks"),
    env.DB.prepare(
      `insert into lead_ads select id, 'last', created_at / ${DAY_MS}, created_at, 10 + id % ${CAMPAIGNS},
         (10 + id % ${CAMPAIGNS}) || '5', (10 + id % ${CAMPAIGNS}) || (id % 3), 0, 1, id % 10 = 0, 0, 0,
         lead_status = 'Won', iif(lead_status = 'Won', created_at / ${DAY_MS} + id % 40, null), null
       from assessments`,
    ),
  ]);
  const { db } = openDb(env.DB, "first-primary");
  await db.batch(changeCells(db, "ad_lead_stats", sql`select 1 as sign, *, 0 as expired from lead_ads`));
}

const spent = (n: number, c: number): SpendRow => ({
  day: daysAfter(FIRST, n),
  campaignId: `${c}`,
  campaignName: `Campaign ${c}`,
  adsetId: `${c}5`,
  adsetName: "Set",
  adId: `${c}${n % 3}`,
  adName: `Ad ${n % 3}`,
  currency: "USD",
  spend: 1000,
  impressions: 100,
  linkClicks: 10,
});

const VIEWS: Omit<AdsQuery, "touch">[] = [
  { parent: null, level: "campaign", from: LAST },
  { parent: null, level: "campaign" },
  { parent: null, level: "campaign", from: daysAfter(LAST, -89) },
  { parent: null, level: "campaign", from: daysAfter(LAST, -137), to: daysAfter(LAST, -45) },
  { parent: null, level: "campaign", from: daysAfter(LAST, -364) },
  { parent: null, level: "campaign", from: FIRST },
  { parent: "12", level: "adset", from: FIRST },
  { parent: "12/125", level: "ad", from: FIRST },
];

it(`views read few rows for each line, with ${CAMPAIGNS} campaigns in ${DAYS} days`, async () => {
  await seed();
  await countAllDays(5000);
  const cells = (await env.DB.prepare("select count(*) as n from lead_days").first<{ n: number }>())?.n ?? 0;
  const reading = async <Result>(call: (db: ReturnType<typeof openDb>["db"]) => Promise<Result>) => {
    const { d1, reads } = countReads(env.DB);
    return { result: await call(openDb(d1, "first-primary").db), rows: reads.rows };
  };
  const now = { settings: adSettings({}), today: dayNumber(LAST) };
  for (const asked of VIEWS) {
    const view = adsView({ ...asked, touch: "last" }, LAST);
    const { result, rows } = await reading((db) => readAdsReport(db, view, now));
    expect(result.lines.length).toBeGreaterThan(0);
    expect(result.totals.starts).toBeGreaterThan(0);
    expect
      .soft(rows, JSON.stringify(asked))
      .toBeLessThanOrEqual(
        MOST.line * result.lines.length + (asked.level === "adset" ? 0 : MOST.ad * ADS) + MOST.view,
      );
  }
  for (const key of ["all", "12", "12/125", "12/125/120", "none"]) {
    for (const step of ["starts", "booked", "held", "won"] as const) {
      const ad = { key, touch: "last", step, from: 0, before: Date.parse(LAST) - 20 * DAY_MS } as const;
      const page = { sort: "created", limit: 50, cursor: null } as const;
      const list = await reading((db) => listAssessments(db, { ad }, page));
      const name = `${key} ${step}`;
      expect.soft(list.rows, `list ${name}`).toBeLessThanOrEqual(3 * list.result.rows.length + 2000);
      const count = await reading((db) => countAssessments(db, { ad }));
      // Beside it, all leads are counted, from their days.
      expect.soft(count.rows, `count ${name}`).toBeLessThanOrEqual(2500 + cells);
    }
  }
});
