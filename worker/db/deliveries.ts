import { eq, sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import type { Channel } from "./outbox.ts";
import { outbox } from "./schema.ts";

/** A row of the outbox that this caller alone may send until its lease ends. */
export type Delivery = {
  id: number;
  channel: Channel;
  kind: string;
  assessmentId: number | null;
  payload: Record<string, unknown>;
  attempts: number;
  createdAt: number;
};

const LEASE_MS = 60_000;

/** Claims what is due on these channels, oldest first, in one statement: no two callers get one row. */
export async function claimDue(db: Db, channels: Channel[], most: number, now: number): Promise<Delivery[]> {
  const due = sql`
    select id from outbox
    where status = 'pending' and due_at <= ${now} and lease_until < ${now}
      and channel in (select value from json_each(${JSON.stringify(channels)}))
      and channel not in (select channel from channel_pauses)
    order by due_at limit ${most}`;
  return db
    .update(outbox)
    .set({ leaseUntil: now + LEASE_MS, attempts: sql`${outbox.attempts} + 1` })
    .where(sql`${outbox.id} in (${due})`)
    .returning({
      id: outbox.id,
      channel: outbox.channel,
      kind: outbox.kind,
      assessmentId: outbox.assessmentId,
      payload: outbox.payload,
      attempts: outbox.attempts,
      createdAt: outbox.createdAt,
    });
}

export async function settleSent(db: Db, id: number, now: number): Promise<void> {
  await db.update(outbox).set({ status: "sent", sentAt: now, lastError: null }).where(eq(outbox.id, id));
}

/** Puts a row back for a later try. `error` is a code, never a message that may quote a person. */
export async function settleRetry(db: Db, id: number, dueAt: number, error: string): Promise<void> {
  await db.update(outbox).set({ dueAt, leaseUntil: 0, lastError: error }).where(eq(outbox.id, id));
}

export async function settleDead(db: Db, id: number, error: string): Promise<void> {
  await db.update(outbox).set({ status: "dead", leaseUntil: 0, lastError: error }).where(eq(outbox.id, id));
}
