import { minorOf } from "#domain/money/ads/currency";
import type { FetchDays } from "#domain/money/ads/due-fetch";
import { readSpendRows, type SpendRow } from "#domain/money/ads/spend-row";
import * as z from "zod/mini";
import type { AdsAccount } from "./ads-account.ts";
import { askGraph, type Answered } from "./ask-graph.ts";

/** Rows per page: a write of a few milliseconds. */
const PAGE_ROWS = 250;

/** All of them: by default Meta leaves out ads that were archived or deleted, and what they cost. */
const STATUSES = [
  "ACTIVE",
  "PAUSED",
  "CAMPAIGN_PAUSED",
  "ADSET_PAUSED",
  "ARCHIVED",
  "DELETED",
  "DISAPPROVED",
  "IN_PROCESS",
  "PENDING_BILLING_INFO",
  "PENDING_REVIEW",
  "PREAPPROVED",
  "WITH_ISSUES",
] as const;

const amount = z.string().check(z.regex(/^\d+(\.\d+)?$/));
const count = z._default(z.string().check(z.regex(/^\d+$/)), "0");

const insightSchema = z.object({
  account_id: z.string(),
  account_currency: z.string(),
  campaign_id: z.string(),
  campaign_name: z._default(z.string(), ""),
  adset_id: z.string(),
  adset_name: z._default(z.string(), ""),
  ad_id: z.string(),
  ad_name: z._default(z.string(), ""),
  spend: amount,
  impressions: count,
  inline_link_clicks: count,
  date_start: z.string(),
});

const pageSchema = z.object({
  data: z.array(insightSchema),
  paging: z.optional(
    z.object({ cursors: z.optional(z.object({ after: z.string() })), next: z.optional(z.string()) }),
  ),
});

const accountSchema = z.object({ account_id: z.string(), timezone_name: z.string() });

/** The time zone of the ad account; `other_account` if Meta answers for another one. */
export async function readAccount(account: AdsAccount): Promise<Answered<{ timeZone: string }>> {
  const query = { fields: "account_id,timezone_name" };
  const answered = await askGraph(account, `act_${account.number}`, query, accountSchema);
  if (!answered.ok) return answered;
  if (answered.data.account_id !== account.number) return otherAccount(answered.waitMs);
  return { ...answered, data: { timeZone: answered.data.timezone_name } };
}

/** A page of each ad's daily cost and results; `cursor` is null for the first page, and after the last. */
export type InsightsPage = { rows: SpendRow[]; cursor: string | null };

/** Reads one page. `today` is the account's. A page with an invalid row is rejected as a whole. */
export async function readInsights(
  account: AdsAccount,
  { firstDay, lastDay }: FetchDays,
  cursor: string | null,
  today: string,
): Promise<Answered<InsightsPage>> {
  const query = {
    level: "ad",
    time_increment: "1",
    time_range: JSON.stringify({ since: firstDay, until: lastDay }),
    filtering: JSON.stringify([{ field: "ad.effective_status", operator: "IN", value: STATUSES }]),
    fields: Object.keys(insightSchema.shape).join(","),
    limit: String(PAGE_ROWS),
    ...(cursor !== null && { after: cursor }),
  };
  const answered = await askGraph(account, `act_${account.number}/insights`, query, pageSchema);
  if (!answered.ok) return answered;
  const { data: insights, paging } = answered.data;
  if (insights.some((insight) => insight.account_id !== account.number)) return otherAccount(answered.waitMs);
  const { placed, refused: faults } = readSpendRows(insights.map(spendOf), today);
  // A row that comes in parts is rejected; the fetch reports it and ends.
  const isRepeated = faults.some(({ reason }) => reason === "repeated");
  if (faults.length > 0) return refused(isRepeated ? "repeated" : "unreadable", answered.waitMs);
  const rows = placed.map(({ row }) => row);
  const next = paging?.next === undefined ? null : (paging.cursors?.after ?? null);
  return { ...answered, data: { rows, cursor: next } };
}

function spendOf(insight: z.infer<typeof insightSchema>): SpendRow {
  return {
    day: insight.date_start,
    campaignId: insight.campaign_id,
    campaignName: insight.campaign_name,
    adsetId: insight.adset_id,
    adsetName: insight.adset_name,
    adId: insight.ad_id,
    adName: insight.ad_name,
    currency: insight.account_currency,
    spend: minorOf(Number(insight.spend), insight.account_currency),
    impressions: Number(insight.impressions),
    linkClicks: Number(insight.inline_link_clicks),
  };
}

const refused = (error: string, waitMs: number) =>
  ({ ok: false, error, again: false, paused: false, waitMs }) as const;
const otherAccount = (waitMs: number) => refused("other_account", waitMs);
