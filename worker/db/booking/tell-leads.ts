import { eq, sql, type SQL } from "drizzle-orm";
import type { Db } from "../client.ts";
import { leadVisits } from "../schema/funnel.ts";
import { assessments } from "../schema/leads.ts";
import { bookedVisitColumns } from "../figures/steps/count-booked.ts";
import { callOfBookings } from "../leads/shown-booking.ts";

/** Copies to each lead the call that its card shows, and what the analytics count. */
export function tellLeads(leads: SQL, now: number) {
  const { status, startsAt, bookedAt, heldAt } = callOfBookings();
  return sql`
    update assessments set call_status = ${status}, call_starts_at = ${startsAt}, call_booked_at = ${bookedAt},
      call_held_at = ${heldAt}, updated_at = ${now}
    where id in (${leads}) and (call_status is not ${status} or call_starts_at is not ${startsAt}
      or call_booked_at is not ${bookedAt} or call_held_at is not ${heldAt})`;
}

/**
 * Where a lead is, which decides what may be sent about it without its consent, and how it arrived; null if there is
 * none.
 */
export async function findBookedLead(db: Db, lead: SQL) {
  const [found] = await selectBookedLead(db, lead);
  return found ?? null;
}

/** The query for the same, for a batch. */
export function selectBookedLead(db: Db, lead: SQL) {
  return db
    .select({ ...bookedVisitColumns, country: leadVisits.country, region: leadVisits.region })
    .from(assessments)
    .leftJoin(leadVisits, eq(leadVisits.leadId, assessments.id))
    .where(sql`${assessments.id} = ${lead}`);
}
