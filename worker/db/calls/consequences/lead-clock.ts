import type { AssessmentType } from "#domain/leads/assessment-list";
import { clockAfterCall, dueTime, STOPPED } from "#domain/calls/consequences/clock-after";
import type { LeadClock } from "#domain/calls/consequences/lead-facts";
import type { CallableFacts } from "#domain/calls/queue/is-callable";
import { sql, type SQL } from "drizzle-orm";
import { callingOf, callingVersion, selectCalling } from "../hours/hours-in-force.ts";
import { allSql, runSql, type Db, type FollowedDb } from "../../client.ts";
import { writeBatch } from "../../write-batch.ts";
import { assessments } from "../../schema/leads.ts";

// Only this file writes the columns of a lead's clock; a test enforces it. Most acts only mark the lead, and the
// projection computes and writes its clock. An act whose answer names the new time, or after which the clock must not
// run on until then, adds these columns to its own statement.

/** The clock as the projection computed it: for an update from rows named `after`. */
export const projectedClock = sql`clock_started_at = after.clock_started_at, due_at = after.due_at,
  due_version = after.due_version, escalated_at = after.escalated_at`;

/** No clock, for the update after which a lead is not to be called. */
export const stoppedClock = STOPPED;

/** The clock after a call with an outcome, for the update that stores the call. `again` (ms): when to call again. */
export function calledClock(lead: CallableFacts, again: number | null) {
  return clockAfterCall(lead, again);
}

/**
 * The clock after a next action was planned for `at` (ms): a lead that waits to be called again is called then, or no
 * more if there is no time; a running clock goes on. In SQL, as the row itself decides.
 */
export function plannedClock(at: number | null) {
  const { clockStartedAt, dueAt } = assessments;
  return { dueAt: sql`iif(${clockStartedAt} is null and ${dueAt} is not null, ${at}, ${dueAt})` };
}

/** Gives a lead the clock it had before a move that is undone, if `when` holds. */
export function restoreClock(db: Db, leadId: number, clock: LeadClock, when: SQL) {
  const { clockStartedAt, dueAt, dueVersion, escalatedAt } = clock;
  return runSql(
    db,
    sql`
    update assessments set clock_started_at = ${clockStartedAt}, due_at = ${dueAt}, due_version = ${dueVersion},
      escalated_at = ${escalatedAt}
    where id = ${leadId} and ${when}`,
  );
}

/** Records that Slack is notified now (ms) that the clock has run out: for an update. */
export function escalatedClock(now: number): SQL {
  return sql`escalated_at = ${now}`;
}

/** Leads per write: a few milliseconds of computing and a short statement. */
const LEADS_A_PIECE = 100;

type Running = {
  id: number;
  clockStartedAt: number;
  leadScore: number | null;
  callRequestedAt: number | null;
  timeZone: string | null;
  assessmentType: AssessmentType;
};

/**
 * Recomputes the due times of a piece of the leads whose clock runs, where earlier settings of the calling hours
 * computed them. Returns how many.
 */
export async function setDueTimes(db: FollowedDb): Promise<number> {
  const [settings, leads] = await db.batch([
    selectCalling(db),
    allSql<Running>(
      db,
      sql`
      select id, clock_started_at as clockStartedAt, lead_score as leadScore,
        call_requested_at as callRequestedAt, time_zone as timeZone, assessment_type as assessmentType
      from assessments where clock_started_at is not null and due_version < ${callingVersion}
      order by due_version, id limit ${LEADS_A_PIECE}`,
    ),
  ]);
  if (leads.length === 0) return 0;
  const calling = callingOf(settings);
  const due = leads.map((lead) => ({ ...lead, dueAt: dueTime(lead, calling) }));
  // A clock that was stopped or restarted since it was read stays as it is.
  const unchanged = sql`from json_each(${JSON.stringify(due)})
    where assessments.id = value ->> 'id' and clock_started_at = value ->> 'clockStartedAt'
      and lead_score is value ->> 'leadScore' and time_zone is value ->> 'timeZone'
      and call_requested_at is value ->> 'callRequestedAt'`;
  // A lead's new due time is news to staff; its version does not change.
  await writeBatch(db, [
    runSql(
      db,
      sql`update assessments set due_at = value ->> 'dueAt' ${unchanged} and due_at is not value ->> 'dueAt'`,
    ),
    runSql(db, sql`update assessments set due_version = ${calling.version} ${unchanged}`),
  ]);
  return leads.length;
}
