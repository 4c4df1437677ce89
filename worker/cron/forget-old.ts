import { openDb } from "../db/client.ts";
import { deleteExpired, deleteSettled } from "../db/retention.ts";

/** Drops what only had to be known for a while: tombstones, spent nonces, what was delivered long ago. */
export async function forgetOld(env: Env, now: number): Promise<number> {
  const { db } = openDb(env.DB, "first-primary");
  return (await deleteExpired(db, now)) + (await deleteSettled(db, now));
}
