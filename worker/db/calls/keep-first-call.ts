import { callingMinutesBetween } from "#domain/calls/hours/calling-time";
import type { Calling } from "#domain/calls/consequences/clock-after";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { leadFirstCalls } from "../schema/calls.ts";
import type { StaffAct } from "../people/audit/audit.ts";

const MINUTE_MS = 60_000;

/**
 * Stores details of a call if it was the first with an outcome. It follows the statement that writes the call's time,
 * in the same batch.
 */
export function keepFirstCall(
  db: Db,
  lead: AssessmentView,
  calling: Calling,
  { who, now }: StaffAct,
  callId: string,
) {
  const { started, inTime } = firstCall(lead, calling, now);
  // In the order of the table's columns.
  const first = sql`
    select id, ${who}, ${started}, ${inTime} from assessments
    where id = ${lead.id} and last_call_id = ${callId} and first_outcome_at = ${now}`;
  return db.insert(leadFirstCalls).select(first).onConflictDoNothing();
}

/** Since when the lead's clock had run, how long in calling time, and whether it was in time, 1 or 0; null if it did not. */
export function firstCall(lead: AssessmentView, { hours }: Calling, now: number) {
  if (lead.clockStartedAt === null) return { started: null, took: null, inTime: null };
  const started = Date.parse(lead.clockStartedAt);
  const took = Math.round(callingMinutesBetween(started, now, hours, lead.timeZone) * MINUTE_MS);
  const inTime = Number(lead.dueAt === null || now <= Date.parse(lead.dueAt));
  return { started, took, inTime };
}
