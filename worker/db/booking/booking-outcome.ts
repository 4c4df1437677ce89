import type { BookingOutcome } from "#domain/booking/booking-status";
import { AppError } from "#domain/errors";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { eq, sql } from "drizzle-orm";
import { runSql, type FollowedDb } from "../client.ts";
import { writeOf } from "../write-batch.ts";
import { planCallBack } from "../calls/next-action.ts";
import { projectLeads } from "../calls/consequences/project-leads.ts";
import { selectViews, viewOf } from "../leads/assessment-view.ts";
import { bookings } from "../schema/booking.ts";
import { assessments } from "../schema/leads.ts";
import { auditWrite, type StaffAct } from "../people/audit/audit.ts";
import { leadsOfBooking, queueStages } from "../delivery/crm-stages.ts";
import { queueMissed, type MailSettings } from "../mail/call-mails.ts";
import { tellLeads } from "./tell-leads.ts";

/**
 * Stores the outcome that staff give a booked call; null removes it. Returns the call's lead, or null if it has none.
 * Throws `not_found` for an unknown call, and `conflict` for one that was moved or cancelled, or has not begun.
 */
export async function decideOutcome(
  db: FollowedDb,
  id: number,
  act: StaffAct,
  outcome: BookingOutcome | null,
  settings: MailSettings,
): Promise<AssessmentView | null> {
  const own = sql`(select assessment_id from bookings where id = ${id})`;
  const isOpen = sql`replaced_by is null and (outcome is not null or status <> 'cancelled')`;
  const hasBegun = sql`coalesce(starts_at, 0) <= ${act.now}`;
  const isChange = sql`outcome is not ${outcome} and ${isOpen} and ${hasBegun}`;
  const fields = { outcome, outcome_by: outcome && act.who, outcome_at: outcome && act.now };
  const {
    booking: [booking],
  } = await writeOf(db, {
    // Before the outcome, as it depends on the one before.
    plan: planCallBack(db, { outcome, changes: sql`id = ${id} and ${isChange}` }, act.now),
    outcome: runSql(
      db,
      sql`update bookings set outcome = ${fields.outcome}, outcome_by = ${fields.outcome_by},
        outcome_at = ${fields.outcome_at}, updated_at = ${act.now}
        where id = ${id} and ${isChange}`,
    ),
    audit: auditWrite(db, act, id, { action: "outcome", entity: "booking", details: { outcome } }),
    leads: runSql(db, tellLeads(own, act.now)),
    stages: outcome === "held" ? queueStages(db, leadsOfBooking(sql`b.id = ${id}`), settings, act.now) : [],
    mails: outcome === "no_show" ? queueMissed(db, id, settings, act.now) : [],
    booking: db
      .select({ outcome: bookings.outcome, isOpen: sql<0 | 1>`${isOpen}` })
      .from(bookings)
      .where(eq(bookings.id, id)),
  });
  if (!booking) throw new AppError("not_found", "This booking is not known.");
  if (booking.outcome !== outcome) {
    const why = booking.isOpen ? "has not begun yet" : "was moved or canceled";
    throw new AppError("conflict", `This call ${why}.`);
  }
  await projectLeads(db);
  const [lead] = await selectViews(db).where(sql`${assessments.id} = ${own}`);
  return lead ? viewOf(lead) : null;
}
