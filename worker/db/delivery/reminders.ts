import { sql } from "drizzle-orm";
import { allSql, runSql, type Db } from "../client.ts";
import { outbox } from "../schema.ts";

const MOST = 200;

/** Queues the one reminder of each open hub whose time for it has come (`reminder_due_at`). Gives how many. */
export async function queueReminders(db: Db, now: number): Promise<number> {
  const due = sql`
    select id from assessments
    where reminder_due_at <= ${now} and reminder_due_at is not null and hub_expires_at > ${now}
    order by reminder_due_at limit ${MOST}`;
  const [, queued] = await db.batch([
    runSql(
      db,
      sql`
      insert into ${outbox} (dedupe_key, channel, kind, assessment_id, payload, created_at, due_at)
      select 'reminder:' || a.id || ':1', 'email', 'reminder', a.id,
        coalesce((select payload from outbox where dedupe_key = 'hub-mail:' || a.id || ':1'), '{}'), ${now}, ${now}
      from assessments a where a.id in (${due})
      on conflict (dedupe_key) do nothing`,
    ),
    allSql<{ id: number }>(
      db,
      sql`update assessments set reminder_queued_at = ${now} where id in (${due}) returning id`,
    ),
  ]);
  return queued.length;
}
