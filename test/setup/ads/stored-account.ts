import { env } from "cloudflare:workers";
import { leadInserts, spendRow, type StoredLead, type StoredSpend } from "./account-rows.ts";
import { takeSpend } from "./take-spend.ts";

export async function storeLeads(leads: readonly StoredLead[]): Promise<void> {
  await env.DB.batch(leadInserts(leads).map(({ sql, listed }) => env.DB.prepare(sql).bind(listed)));
}

export async function storeSpends(spends: readonly StoredSpend[]): Promise<void> {
  await takeSpend(spends.map(spendRow));
}
