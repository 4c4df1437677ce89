import { openDb } from "../db/client.ts";
import { forgetAddresses, retentionMs } from "../db/retention.ts";

/** Takes visitors' addresses off their assessments after `retention_days_ip`. */
export async function forgetOldAddresses(env: Env, now: number): Promise<number> {
  const { db } = openDb(env.DB, "first-primary");
  return forgetAddresses(db, now - (await retentionMs(db, "retention_days_ip")));
}
