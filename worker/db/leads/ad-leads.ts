import { ALL_ADS, NO_AD } from "#domain/ads/ads-report";
import type { AdLeads } from "#domain/leads/assessment-list-schemas";
import { and, eq, gte, lt, sql, type SQL } from "drizzle-orm";
import { assessments, leadAds } from "../schema.ts";

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
    eq(leadAds.touch, touch),
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

/** The newest leads behind a figure, as `id` and `at`, when they came; those after a place in their order. */
export function adLeads(ad: AdLeads, { most, cursor }: { most: number; cursor: Place | null }): SQL {
  const { createdAt, assessmentId } = leadAds;
  const isAfter = cursor ? sql`(${createdAt}, ${assessmentId}) < (${cursor.value}, ${cursor.id})` : sql`true`;
  return sql`
    select ${assessmentId} as id, ${createdAt} as at from ${leadAds} where ${isBehind(ad)} and ${isAfter}
    order by ${createdAt} desc, ${assessmentId} desc limit ${most}`;
}
