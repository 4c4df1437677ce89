import { sql, type SQL } from "drizzle-orm";
import { allSql, runSql, type Db } from "../../client.ts";
import { escalatedClock } from "../consequences/lead-clock.ts";
import { slackConnected } from "../../delivery/causes.ts";
import { insertMessages } from "../../delivery/outbox.ts";

/** One message lists at most this many leads. */
const LISTED = 20;
/** Leads that need no message are passed over in larger pieces. */
const UNLISTED = 500;

/**
 * Queues one Slack message about leads whose clock has run out by `now`, each once for each start of its clock; those
 * that gave way to a newer assessment of the person are left out. Without Slack they are passed over, so that
 * connecting it later does not report old ones. One batch, so that neither simultaneous runs nor a crash report one
 * twice. Returns how many leads it handled.
 */
export async function escalateOverdue(db: Db, now: number): Promise<number> {
  const due = sql`${isOverdue(now)} order by due_at`;
  return tellOnce(db, now, "slack-overdue", due, escalatedClock(now));
}

/** Likewise queues messages about next actions that have become due, so that their owners see them. */
export async function tellNextActions(db: Db, now: number): Promise<number> {
  const due = sql`${isActionDue(now)} order by next_action_at`;
  return tellOnce(db, now, "slack-next-actions", due, sql`next_action_told_at = ${now}`);
}

export function isOverdue(now: number): SQL {
  return sql`clock_started_at is not null and escalated_at is null and gave_way_to is null and due_at <= ${now}`;
}

export function isActionDue(now: number): SQL {
  return sql`next_action_at <= ${now} and next_action_at is not null and next_action_told_at is null
    and gave_way_to is null`;
}

async function tellOnce(
  db: Db,
  now: number,
  kind: "slack-overdue" | "slack-next-actions",
  due: SQL,
  told: SQL,
): Promise<number> {
  const listed = sql`select id from assessments where ${due} limit ${LISTED}`;
  const message = {
    key: sql`${`${now}:${crypto.randomUUID()}`}`,
    from: sql`(${listed}) where ${slackConnected} having count(*) > 0`,
  };
  const payload = { ids: sql`json_group_array(id)` };
  const most = sql`iif(${slackConnected}, ${LISTED}, ${UNLISTED})`;
  const [, found] = await db.batch([
    runSql(db, insertMessages({ channel: "slack", kind, payload }, message, now)),
    allSql<{ id: number }>(
      db,
      sql`update assessments set ${told}
        where id in (select id from assessments where ${due} limit ${most}) returning id`,
    ),
  ]);
  return found.length;
}
