import { env } from "cloudflare:workers";

const TABLES = [
  "assessments",
  "lead_ads",
  "lead_ads_due",
  "ad_lead_stats",
  "ad_spend",
  "ad_spend_stats",
  "ad_names",
  "ad_days_due",
] as const;

/** Takes away all leads and what ads cost, as if none had ever been. */
export async function emptyAccount(tables: readonly (typeof TABLES)[number][] = TABLES): Promise<void> {
  await env.DB.batch(tables.map((table) => env.DB.prepare(`delete from ${table}`)));
}
