import { env } from "cloudflare:workers";
import { leadInserts, spendInserts, type Insert, type StoredLead, type StoredSpend } from "./account-rows.ts";

export async function storeLeads(leads: readonly StoredLead[]): Promise<void> {
  await store(leadInserts(leads));
}

export async function storeSpends(spends: readonly StoredSpend[]): Promise<void> {
  await store(spendInserts(spends));
}

async function store(inserts: readonly Insert[]): Promise<void> {
  await env.DB.batch(inserts.map(({ sql, listed }) => env.DB.prepare(sql).bind(listed)));
}
