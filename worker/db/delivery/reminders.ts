import { sql, type SQL } from "drizzle-orm";
import { allSql, runSql, type Db } from "../client.ts";
import { insertMessages } from "./outbox.ts";

const MOST = 200;

/** Queues the one reminder for each open hub whose reminder is due (`reminder_due_at`). Returns how many. */
export async function queueReminders(db: Db, now: number): Promise<number> {
  const due = sql`
    select id from assessments
    where ${isReminderDue(now)}
    order by reminder_due_at limit ${MOST}`;
  // The origin stored with the hub e-mail, so that the reminder's links lead to the same place.
  const origin = sql`(select payload ->> 'origin' from outbox where dedupe_key = 'hub-mail:' || a.id || ':1')`;
  const reminders = {
    key: sql`a.id || ':1'`,
    assessmentId: sql`a.id`,
    from: sql`assessments a where a.id in (${due})`,
  };
  const [, queued] = await db.batch([
    runSql(db, insertMessages({ channel: "email", kind: "reminder", payload: { origin } }, reminders, now)),
    allSql<{ id: number }>(
      db,
      sql`update assessments set reminder_queued_at = ${now} where id in (${due}) returning id`,
    ),
  ]);
  return queued.length;
}

export function isReminderDue(now: number): SQL {
  return sql`hub_expires_at > ${now} and hub_expires_at is not null and hub_expiry_handled_at is null
    and reminder_due_at <= ${now}`;
}
