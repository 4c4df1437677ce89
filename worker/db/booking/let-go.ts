import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { runSql, type Db } from "../client.ts";
import { slackConnected } from "../delivery/causes.ts";
import { insertMessages } from "../delivery/outbox.ts";
import { releaseCallMails } from "../mail/call-mails.ts";
import { releaseThreads } from "../mail/threads.ts";

/**
 * The statements by which a session that its visitor erases lets go of bookings that were not made under its reference:
 * whoever typed somebody's address must not delete that person's call. Staff are notified, and match or erase it.
 */
export function letGoOfBookings(db: Db, sessionId: string, now: number): BatchItem<"sqlite">[] {
  const others = sql`b.assessment_id = (select id from assessments where session_id = ${sessionId})
    and b.matched_by is not 'ref'`;
  const rows = {
    key: sql`${`${crypto.randomUUID()}:`} || b.id`,
    from: sql`bookings b where ${others} and b.replaced_by is null and ${slackConnected}`,
  };
  const payload = { bookingId: sql`b.id` };
  return [
    runSql(db, insertMessages({ channel: "slack", kind: "slack-booking-left", payload }, rows, now)),
    // Whoever booked keeps their call, and so its reminders.
    releaseCallMails(db, others),
    releaseThreads(db, others),
    runSql(
      db,
      sql`update bookings as b set assessment_id = null, matched_by = null, updated_at = ${now} where ${others}`,
    ),
  ];
}
