import { sql } from "drizzle-orm";
import { allSql, runSql, type Db } from "../client.ts";
import { outbox } from "../schema.ts";

/** A message lists so many leads; hubs that nobody need be told of are handled faster. */
const LISTED = 20;
const UNLISTED = 500;

/**
 * Handles hubs that expired by `now`, each once, and queues one Slack message that lists those of them
 * whose lead never clicked booking: one batch, so that two runs at once share the hubs between them.
 * Gives how many were handled.
 */
export async function handleExpiredHubs(db: Db, now: number): Promise<number> {
  const due = sql`hub_expires_at <= ${now} and hub_expires_at is not null and hub_expiry_handled_at is null`;
  const isTold = sql`exists (select 1 from slack_installation) and email is not null and suspect = 0
    and booking_link_clicked is null
    and not exists (select 1 from bookings b where b.assessment_id = assessments.id and b.status <> 'cancelled')`;
  const listed = sql`(select id from assessments where ${due} and ${isTold} order by hub_expires_at, id limit ${LISTED})`;
  const unlisted = sql`(select id from assessments where ${due} and not (${isTold}) order by hub_expires_at limit ${UNLISTED})`;
  const key = `slack-expiry:${now}:${crypto.randomUUID()}`;
  const [, handled, others] = await db.batch([
    runSql(
      db,
      sql`
      insert into ${outbox} (dedupe_key, channel, kind, payload, created_at, due_at)
      select ${key}, 'slack', 'slack-expiry', json_object('ids', json_group_array(id)), ${now}, ${now}
      from ${listed} having count(*) > 0`,
    ),
    allSql<{ id: number }>(db, markHandled(listed, now)),
    allSql<{ id: number }>(db, markHandled(unlisted, now)),
  ]);
  return handled.length + others.length;
}

function markHandled(ids: ReturnType<typeof sql>, now: number) {
  return sql`update assessments set hub_expiry_handled_at = ${now} where id in ${ids} returning id`;
}
