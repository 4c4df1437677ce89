import { sql } from "drizzle-orm";
import { runSql, type Db } from "./client.ts";
import { outbox } from "./schema.ts";

/** A reminder keeps so far from the hub mail (contract 10). */
const AFTER_HUB_MAIL_MS = 2 * 60 * 60 * 1000;
const MOST = 200;

/**
 * Queues the one reminder of each hub that is in the last quarter of its window, whose lead agreed to
 * mails, got the hub mail two hours ago or more, and neither clicked booking nor booked. Gives how many.
 */
export async function queueReminders(db: Db, now: number): Promise<number> {
  const key = sql`'reminder:' || a.id || ':1'`;
  const [result] = await db.batch([
    runSql(
      db,
      sql`
      insert into ${outbox} (dedupe_key, channel, kind, assessment_id, payload, created_at, due_at)
      select ${key}, 'email', 'reminder', a.id,
        coalesce((select payload from outbox where dedupe_key = 'hub-mail:' || a.id || ':1'), '{}'), ${now}, ${now}
      from assessments a
      where a.hub_expires_at > ${now} and a.hub_expires_at is not null and a.hub_expiry_handled_at is null
        and a.hub_expires_at - (a.hub_expires_at - a.completed_at) / 4 <= ${now}
        and a.email_consent is not null and a.suspect = 0 and a.booking_link_clicked is null
        and a.email_sent_at <= ${now - AFTER_HUB_MAIL_MS}
        and not exists (select 1 from bookings b where b.assessment_id = a.id and b.status <> 'cancelled')
        and not exists (select 1 from outbox o where o.dedupe_key = ${key})
      limit ${MOST}
      on conflict (dedupe_key) do nothing`,
    ),
  ]);
  return result.meta.changes;
}
