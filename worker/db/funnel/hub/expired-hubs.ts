import { IS_LEAD } from "../../schema/leads.ts";
import { sql, type SQL } from "drizzle-orm";
import { batchOf } from "../../batch-of.ts";
import { allSql, runSql, type Db } from "../../client.ts";
import { insertMessages } from "../../delivery/outbox.ts";

/** One message lists at most this many leads. Hubs that need no mention are handled in larger batches. */
const LISTED = 20;
const UNLISTED = 500;

/**
 * Handles hubs that expired by `now`, each once, and queues one Slack message listing those whose lead never clicked
 * booking. It is one batch, so two simultaneous runs divide the hubs between them. Returns the number of hubs handled.
 */
export async function handleExpiredHubs(db: Db, now: number): Promise<number> {
  const due = isHubDue(now);
  const isTold = sql`exists (select 1 from slack_installation) and ${IS_LEAD} and suspect = 0
    and booking_link_clicked is null
    and not exists (select 1 from bookings b where b.assessment_id = assessments.id and b.status <> 'cancelled')`;
  const listed = sql`(
    select id from assessments where ${due} and ${isTold} order by hub_expires_at, id limit ${LISTED})`;
  const unlisted = sql`(
    select id from assessments where ${due} and not (${isTold}) order by hub_expires_at limit ${UNLISTED})`;
  const ids = sql`json_group_array(id)`;
  const message = { key: sql`${`${now}:${crypto.randomUUID()}`}`, from: sql`${listed} having count(*) > 0` };
  const { told, untold } = await batchOf(db, {
    message: runSql(
      db,
      insertMessages({ channel: "slack", kind: "slack-expiry", payload: { ids } }, message, now),
    ),
    told: allSql<{ id: number }>(db, markHandled(listed, now)),
    untold: allSql<{ id: number }>(db, markHandled(unlisted, now)),
  });
  return told.length + untold.length;
}

export function isHubDue(now: number): SQL {
  return sql`hub_expires_at <= ${now} and hub_expires_at is not null and hub_expiry_handled_at is null`;
}

function markHandled(ids: ReturnType<typeof sql>, now: number) {
  return sql`update assessments set hub_expiry_handled_at = ${now} where id in ${ids} returning id`;
}
