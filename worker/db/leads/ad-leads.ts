import { ALL_ADS, NO_AD, type AdStep } from "#domain/money/report/ads-report";
import type { AdLeads } from "#domain/leads/filters/filter-meaning";
import { and, eq, gte, lt, sql, type SQL } from "drizzle-orm";
import { assessments } from "../schema/leads.ts";
import { leadAds } from "../schema/money.ts";

/** Whether an assessment is behind a figure of the report on ads. */
export function adCondition(ad: AdLeads): SQL {
  return sql`exists (
    select 1 from ${leadAds} where ${leadAds.assessmentId} = ${assessments.id} and ${isBehind(ad)})`;
}

type Place = { value: number | null; id: number };

/** Whether a row of `lead_ads` is; worded as the indexes that hold it. */
export function isBehind({ key, touch, step, from, before }: AdLeads): SQL {
  const [campaign = "", adset, ad] = key.split("/").map((id) => (id === NO_AD ? "" : id));
  const condition = and(
    // Every lead is among all, by either touch: one index of the newest does for both.
    key === ALL_ADS ? sql`${leadAds.touch} = 'last'` : eq(leadAds.touch, touch),
    key === ALL_ADS ? undefined : eq(leadAds.campaignId, campaign),
    adset === undefined ? undefined : eq(leadAds.adsetId, adset),
    adset ? sql`${leadAds.adsetId} <> ''` : undefined,
    ad === undefined ? undefined : eq(leadAds.adId, ad),
    ad ? sql`${leadAds.adId} <> ''` : undefined,
    step === "starts" ? undefined : sql`${leadAds[step]} = 1`,
    gte(leadAds.createdAt, from),
    lt(leadAds.createdAt, before),
  );
  return condition ?? sql`true`;
}

/** SQLite would rather follow an index of the campaigns, and sort. */
const NEWEST_OF_ALL: Record<AdStep, SQL> = {
  starts: sql`indexed by lead_ads_newest`,
  leads: sql`indexed by lead_ads_newest`,
  booked: sql`indexed by lead_ads_newest_booked`,
  held: sql`indexed by lead_ads_newest_held`,
  sql: sql`indexed by lead_ads_newest_sql`,
  won: sql`indexed by lead_ads_newest_won`,
};

/** The newest leads behind a figure, as `id` and `at`, when they came; those after a place in their order. */
export function newestAdLeads(ad: AdLeads, { most, after }: { most: number; after: Place | null }): SQL {
  const { createdAt, assessmentId } = leadAds;
  const isAfter = after ? sql`(${createdAt}, ${assessmentId}) < (${after.value}, ${after.id})` : sql`true`;
  const index = ad.key === ALL_ADS ? NEWEST_OF_ALL[ad.step] : sql``;
  return sql`
    select ${assessmentId} as id, ${createdAt} as at from ${leadAds} ${index} where ${isBehind(ad)} and ${isAfter}
    order by ${createdAt} desc, ${assessmentId} desc limit ${most}`;
}
