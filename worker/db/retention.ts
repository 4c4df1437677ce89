import { lte } from "drizzle-orm";
import type { Db } from "./client.ts";
import { slackNonces, tombstones } from "./schema.ts";

/** Deletes tombstones and nonces whose time is over; gives how many. */
export async function deleteExpired(db: Db, now: number): Promise<number> {
  const results = await db.batch([
    db.delete(tombstones).where(lte(tombstones.expiresAt, now)),
    db.delete(slackNonces).where(lte(slackNonces.expiresAt, now)),
  ]);
  return results.reduce((sum, result) => sum + result.meta.changes, 0);
}
