import { REPORT_STANDS_MS } from "#domain/booking/reported-booking";
import { sql } from "drizzle-orm";
import { runSql, type FollowedDb } from "../client.ts";
import { writeBatch } from "../write-batch.ts";
import { isOwnBooking } from "./shown-booking.ts";

/**
 * When an assessment's page reported a booked call, unless one of the bookings `which` has reported more since. Whoever
 * books has viewed the form: lists look up no others.
 */
export const bookingReportedAt = (which = sql`true`) => sql<
  number | null
>`iif(assessments.booking_form_viewed is null, null, (
  select r.reported_at from reported_calls r where r.assessment_id = assessments.id and not (${isOutdated(which)})))`;

const isOutdated = (which = isOwnBooking) => sql`exists (
  select 1 from bookings b
  where b.assessment_id = r.assessment_id and b.updated_at >= r.reported_at and ${which})`;

/** Records that the page of a completed assessment reported a booked call: once for as long as that report counts. */
export async function reportBooking(db: FollowedDb, sessionId: string, now: number): Promise<void> {
  await writeBatch(db, [
    runSql(
      db,
      sql`insert into reported_calls as r (assessment_id, reported_at)
        select id, ${now} from assessments where session_id = ${sessionId} and completed_at is not null
        on conflict (assessment_id) do update set reported_at = excluded.reported_at
        where r.reported_at <= ${now - REPORT_STANDS_MS} or ${isOutdated()}`,
    ),
    // The row updates staff's screens.
    runSql(
      db,
      sql`update assessments set booking_form_viewed = coalesce(booking_form_viewed, ${now}), updated_at = ${now}
        where session_id = ${sessionId} and changes() > 0`,
    ),
  ]);
}
