import type { StaffMailKind } from "#domain/mail/mail-kinds";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { auditWrite, type StaffAct } from "../people/audit/audit.ts";
import { runSql, type Db, type FollowedDb } from "../client.ts";
import { insertMessages } from "../delivery/outbox.ts";
import { outbox } from "../schema/delivery.ts";
import { writeBatch } from "../write-batch.ts";
import { staffMailKeys } from "./lead-thread.ts";

type Queued = {
  kind: StaffMailKind;
  mailId: string;
  sendAt: number;
  origin: string | undefined;
};

/** The statement that queues a stored mail of staff to a lead for its time, once. */
export function queueMail(db: Db, leadId: number, { kind, mailId, sendAt, origin }: Queued, now: number) {
  const message = { channel: "email", kind, payload: { mailId, origin } } as const;
  const rows = {
    key: sql`${mailId}`,
    assessmentId: sql`t.lead_id`,
    from: sql`mails m join mail_threads t on t.id = m.thread_id
      where m.mail_id = ${mailId} and m.direction = 'out' and t.lead_id = ${leadId}
        and not exists (select 1 from outbox where dedupe_key in (${staffMailKeys(sql`${mailId}`)}))`,
    sendAt,
  };
  return runSql(db, insertMessages(message, rows, now));
}

/** Cancels a mail that is not sent and not on its way at this moment. Returns whether it did. */
export async function cancelMail(
  db: FollowedDb,
  leadId: number,
  act: StaffAct,
  mailId: string,
): Promise<boolean> {
  const [cancelled] = await writeBatch(db, [
    db
      .update(outbox)
      .set({ status: "cancelled", lastError: "cancelled_by_staff", leaseUntil: 0 })
      .where(
        and(
          sql`${outbox.dedupeKey} in (${staffMailKeys(sql`${mailId}`)})`,
          eq(outbox.assessmentId, leadId),
          inArray(outbox.status, ["pending", "dead"]),
          lt(outbox.leaseUntil, act.now),
        ),
      )
      .returning({ id: outbox.id }),
    auditWrite(db, act, leadId, { action: "cancel-mail", entity: "assessment", details: {} }),
  ]);
  return cancelled.length > 0;
}
