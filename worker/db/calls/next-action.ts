import type { NextAction } from "#domain/calls/call-schemas";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { sql } from "drizzle-orm";
import type { FollowedDb } from "../client.ts";
import { writeOf } from "../write-batch.ts";
import { plannedClock } from "./consequences/lead-clock.ts";
import { assessments } from "../schema/leads.ts";
import { auditWrite, type StaffAct } from "../people/audit/audit.ts";
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
  const fields = [nextAction !== undefined && "nextAction", nextActionAt !== undefined && "nextActionAt"];
  const details = { fields: fields.filter((field) => field !== false) };
  const done = await writeOf(db, {
    newerOwner: claimNewer(db, act.who, act.now, sql`id = ${id} and owner is null`),
    lead: db
      .update(assessments)
      .set({
        owner: sql`coalesce(${owner}, ${act.who})`,
        ownerSince: sql`iif(${owner} is null, ${act.now}, ${ownerSince})`,
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
