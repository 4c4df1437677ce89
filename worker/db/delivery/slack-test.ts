import { eq, sql } from "drizzle-orm";
import { runSql, type FollowedDb } from "../client.ts";
import { writeBatch } from "../write-batch.ts";
import { outbox } from "../schema/delivery.ts";
import { claimColumns, LEASE_MS, type Claim } from "./claims.ts";
import { insertMessages } from "./outbox.ts";

/** Queues a test message and claims it for this caller; null while no workspace is connected. */
export async function queueSlackTest(db: FollowedDb, now: number): Promise<Claim | null> {
  const key = crypto.randomUUID();
  const message = { channel: "slack", kind: "slack-test", payload: {} } as const;
  const rows = { key: sql`${key}`, from: sql`slack_installation where true` };
  const [, claimed] = await writeBatch(db, [
    runSql(db, insertMessages(message, rows, now)),
    db
      .update(outbox)
      .set({ leaseUntil: now + LEASE_MS, attempts: 1, begunAt: now })
      .where(eq(outbox.dedupeKey, `slack-test:${key}`))
      .returning(claimColumns),
  ]);
  return claimed[0] ?? null;
}
