import { openDb } from "../db/client.ts";
import { deleteExpired } from "../db/retention.ts";

/** Drops what only had to be known for a while: tombstones, spent nonces. */
export async function forgetOld(env: Env, now: number): Promise<number> {
  return deleteExpired(openDb(env.DB, "first-primary").db, now);
}
