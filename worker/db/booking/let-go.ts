import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { runSql, type Db } from "../client.ts";
import { slackConnected } from "../delivery/causes.ts";
import { insertMessages } from "../delivery/outbox.ts";

/**
 * The statements by which a session that its visitor erases lets go of bookings that were not made under its reference:
 * whoever typed somebody's address must not delete that person's call. Staff are notified, and match or erase it.
 */
export function letGoOfBookings(db: Db, sessionId: string, now: number): BatchItem<"sqlite">[] {
  const others = sql`assessment_id = (select id from assessments where session_id = ${sessionId})
    and matched_by is not 'ref'`;
  const rows = {
    key: sql`${`${crypto.randomUUID()}:`} || id`,
    from: sql`bookings where ${others} and replaced_by is null and ${slackConnected}`,
  };
  const payload = { bookingId: sql`id` };
  return [
    runSql(db, insertMessages({ channel: "slack", kind: "slack-booking-left", payload }, rows, now)),
    runSql(
      db,
      sql`update bookings set assessment_id = null, matched_by = null, updated_at = ${now} where ${others}`,
    ),
  ];
}
