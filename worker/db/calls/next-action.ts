import type { NextAction } from "#domain/calls/call-schemas";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { BookingOutcome } from "#domain/booking/booking-status";
import { sql, type SQL } from "drizzle-orm";
import { runSql, type Db, type FollowedDb } from "../client.ts";
import { writeOf } from "../write-batch.ts";
import { plannedClock } from "./consequences/lead-clock.ts";
import { assessments } from "../schema/leads.ts";
import { auditWrite, ownerBy, type StaffAct } from "../people/audit/audit.ts";
import { claimNewer, planNewer } from "../leads/newer-lead.ts";
import { foundLead, selectLead } from "../leads/found-lead.ts";

/**
 * Sets the next action for a lead, and its time. A lead that waits for another call is due at that time, or no longer
 * if there is none; a running clock goes on. A lead without an owner becomes the person's, whom Slack notifies when it
 * is due.
 */
export async function saveNextAction(
  db: FollowedDb,
  id: number,
  act: StaffAct,
  { nextAction, nextActionAt }: NextAction,
): Promise<AssessmentView> {
  const { owner, ownerSince } = assessments;
  const claimant = ownerBy(act);
  const fields = [nextAction !== undefined && "nextAction", nextActionAt !== undefined && "nextActionAt"];
  const details = { fields: fields.filter((field) => field !== false) };
  const done = await writeOf(db, {
    newerOwner: claimant === null ? [] : claimNewer(db, claimant, act.now, sql`id = ${id} and owner is null`),
    lead: db
      .update(assessments)
      .set({
        ...(claimant !== null && {
          owner: sql`coalesce(${owner}, ${claimant})`,
          ownerSince: sql`iif(${owner} is null, ${act.now}, ${ownerSince})`,
        }),
        ...(nextAction !== undefined && { nextAction }),
        ...(nextActionAt !== undefined && {
          nextActionAt,
          nextActionToldAt: null,
          ...plannedClock(nextActionAt),
        }),
        updatedAt: act.now,
      })
      .where(sql`${assessments.id} = ${id}`),
    audit: auditWrite(db, act, id, { action: "next-action", entity: "assessment", details }),
    newerPlan: planNewer(db, sql`id = ${id}`),
    ...selectLead(db, id),
  });
  return foundLead(done);
}

const CALL_BACK = "Call back";

/**
 * The statement by which a missed call gives its lead's owner a next action, unless there is one, and by which staff who
 * correct that outcome take it away again. Runs before the booking that `changes` finds (SQL over `bookings`) gets
 * `outcome`. It has no time of its own: if the lead can be called, its clock says when. Of a person, the newer assessment
 * has the plan, too.
 */
export function planCallBack(
  db: Db,
  { outcome, changes }: { outcome: BookingOutcome | null; changes: SQL },
  now: number,
) {
  const booked = (column: SQL, which: SQL) => sql`
    select ${column} from assessments a join bookings b on b.assessment_id = a.id
    where b.id = (select id from bookings where ${changes} and ${which})`;
  const wasMissed = sql`outcome = 'no_show'`;
  const [plan, which] =
    outcome === "no_show"
      ? [
          CALL_BACK,
          sql`id = (${booked(sql`coalesce(a.gave_way_to, a.id)`, sql`true`)}) and next_action is null
            and owner is not null and lead_status not in ('Won', 'Lost')`,
        ]
      : [
          null,
          sql`id in (${booked(sql`a.id`, wasMissed)} union all ${booked(sql`a.gave_way_to`, wasMissed)})
            and next_action = ${CALL_BACK}`,
        ];
  return runSql(
    db,
    sql`update assessments set next_action = ${plan}, updated_at = ${now} where next_action_at is null and ${which}`,
  );
}
