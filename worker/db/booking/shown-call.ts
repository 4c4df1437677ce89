import type { BookedCall } from "#domain/booking/booking-status";
import { sql, type SQL } from "drizzle-orm";
import { json } from "../json-column.ts";

/** How a booking `b` stands: what staff say became of it, else what its provider reports. */
export const bookingStatus = sql`coalesce(b.outcome, b.status)`;

/** Of a lead's bookings, the one that its card shows: one that is open, else the newest that is not cancelled. */
export function fromShown(column: SQL): SQL {
  return sql`
    select ${column} from bookings b where b.assessment_id = assessments.id and b.replaced_by is null
    order by ${bookingStatus} = 'cancelled', b.outcome is not null, b.event_at desc, b.id desc limit 1`;
}

/** The call itself, as a column of a query for assessments. Only those with a call read a booking. */
export const shownCall = json<BookedCall | null>(sql`
  iif(coalesce(assessments.call_status, 'cancelled') = 'cancelled', null,
    (${fromShown(sql`json_object('id', b.id, 'said', b.said)`)}))`);
