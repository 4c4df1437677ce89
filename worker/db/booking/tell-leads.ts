import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../client.ts";
import { assessments } from "../schema.ts";
import { bookingStatus, fromShown } from "./shown-call.ts";

/** Copies to each lead the call that its card shows, and what the analytics count. */
export function tellLeads(leads: SQL, now: number) {
  const status = sql`(${fromShown(bookingStatus)})`;
  const startsAt = sql`(${fromShown(sql`b.starts_at`)})`;
  const booked = sql`(
    select min(created_at) from bookings b
    where b.assessment_id = assessments.id and b.replaced_by is null and ${bookingStatus} <> 'cancelled')`;
  // One that was held stays so when another takes its place.
  const held = sql`(
    select min(coalesce(starts_at, outcome_at)) from bookings b
    where b.assessment_id = assessments.id and b.outcome = 'held')`;
  return sql`
    update assessments set call_status = ${status}, call_starts_at = ${startsAt}, call_booked_at = ${booked},
      call_held_at = ${held}, updated_at = ${now}
    where id in (${leads}) and (call_status is not ${status} or call_starts_at is not ${startsAt}
      or call_booked_at is not ${booked} or call_held_at is not ${held})`;
}

/** Where a lead is, which decides what may be told of it without its word. */
export async function placeOf(db: Db, lead: SQL): Promise<{ country: string | null; region: string | null }> {
  const [place] = await db
    .select({ country: assessments.country, region: assessments.region })
    .from(assessments)
    .where(sql`${assessments.id} = ${lead}`);
  return place ?? { country: null, region: null };
}
