import type { NewMail } from "#domain/mail/mail-schemas";
import { sql } from "drizzle-orm";
import { auditWrite, type StaffAct } from "../people/audit/audit.ts";
import { runSql, type FollowedDb } from "../client.ts";
import { writeBatch } from "../write-batch.ts";
import { endAnswerWait } from "./answer-due.ts";
import { queueMail } from "./queue-mail.ts";
import { openThread, threadIdOf } from "./threads.ts";

/**
 * Stores a mail to a lead and queues it, in one batch; that ends the lead's wait for an answer. A mail of the same id is
 * stored once, and none for a lead that was erased in the meantime.
 */
export async function writeMail(
  db: FollowedDb,
  leadId: number,
  act: StaffAct,
  { mailId, subject, text, sendAt = act.now }: NewMail,
  { isAnswer, origin }: { isAnswer: boolean; origin: string | undefined },
): Promise<void> {
  const kind = isAnswer ? "staff-answer" : "staff-mail";
  await writeBatch(db, [
    openThread(db, { leadId }, act.now),
    runSql(
      db,
      sql`
      insert into mails (thread_id, direction, mail_id, at, "by", send_at, subject, text)
      select ${threadIdOf({ leadId })}, 'out', ${mailId}, ${act.now}, ${act.who}, ${sendAt}, ${subject}, ${text}
      from assessments where id = ${leadId}
      on conflict (mail_id) do nothing`,
    ),
    auditWrite(db, act, leadId, { action: "mail", entity: "assessment", details: {} }),
    queueMail(db, leadId, { kind, mailId, sendAt, origin }, act.now),
    endAnswerWait(db, sql`id = ${leadId}`, act.now),
    runSql(
      db,
      sql`delete from mail_threads where lead_id = ${leadId} and lead_id not in (select id from assessments)`,
    ),
  ]);
}
