import { ASK_HELD_AFTER_MS } from "#domain/booking/booking-status";
import { sql, type SQL } from "drizzle-orm";
import { runSql, type Db } from "../client.ts";
import { insertMessages } from "../delivery/outbox.ts";

/** How long the cron may have been down; about earlier calls, only the dashboard asks. */
const LATEST_MS = 24 * 60 * 60_000;

/** A booked call that is past. Slack asks about the newest once; after that, only the dashboard asks. */
export function isPastCall(now: number): SQL {
  const asked = now - ASK_HELD_AFTER_MS;
  return sql`call_status in ('booked', 'moved') and call_starts_at > ${asked - LATEST_MS} and call_starts_at <= ${asked}`;
}

/**
 * Makes the Slack messages of leads whose booked call is past ask whether it was held, once for each start of a call:
 * the passing of time is no change that would update them. Returns how many leads it handled.
 */
export async function askIfHeld(db: Db, now: number): Promise<number> {
  const past = {
    key: sql`id || ':held:' || call_starts_at`,
    assessmentId: sql`id`,
    from: sql`assessments
      where ${isPastCall(now)} and exists (select 1 from slack_messages where assessment_id = assessments.id and ts is not null)`,
  };
  const update = { channel: "slack", kind: "slack-update", payload: {} } as const;
  const { meta } = await runSql(db, insertMessages(update, past, now));
  return meta.changes;
}
