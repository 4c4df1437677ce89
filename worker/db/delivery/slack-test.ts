import { eq, sql } from "drizzle-orm";
import { runSql, type Db } from "../client.ts";
import { deliveryColumns, LEASE_MS, type Delivery } from "./deliveries.ts";
import { outbox } from "../schema.ts";

/** Queues a test message that this caller sends itself; null while no workspace is connected. */
export async function queueSlackTest(db: Db, now: number): Promise<Delivery | null> {
  const key = `slack-test:${crypto.randomUUID()}`;
  const insert = runSql(
    db,
    sql`
    insert into ${outbox} (dedupe_key, channel, kind, payload, created_at, due_at, lease_until, attempts, begun_at)
    select ${key}, 'slack', 'slack-test', '{}', ${now}, ${now}, ${now + LEASE_MS}, 1, ${now}
    from slack_installation`,
  );
  const [, rows] = await db.batch([
    insert,
    db.select(deliveryColumns).from(outbox).where(eq(outbox.dedupeKey, key)),
  ]);
  return rows[0] ?? null;
}
