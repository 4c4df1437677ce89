import { env } from "cloudflare:workers";

const LEADS = ["assessments", "lead_ads", "lead_marks", "ad_lead_stats"] as const;
const SPEND = ["ad_spend", "ad_spend_stats", "ad_names", "ad_days_due"] as const;

/** Takes away all leads and what ads cost, as if none had ever been. */
export async function emptyAccount(): Promise<void> {
  await empty([...LEADS, ...SPEND]);
}

/** The leads alone. */
export async function emptyLeads(): Promise<void> {
  await empty(LEADS);
}

async function empty(tables: readonly string[]): Promise<void> {
  await env.DB.batch(tables.map((table) => env.DB.prepare(`delete from ${table}`)));
}
