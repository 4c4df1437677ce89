import { callAgainAt, suggestedAgain } from "#domain/calls/hours/call-again";
import { ABOUT_OUTCOME, missedAfter } from "#domain/calls/call-outcomes";
import type { NewCall } from "#domain/calls/call-schemas";
import type { CallView } from "#domain/calls/call-view";
import { AppError } from "#domain/errors";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { isoText, isoTextOrNull } from "#domain/time/iso-text";
import { desc, eq, sql } from "drizzle-orm";
import type { Calling } from "#domain/calls/consequences/clock-after";
import { batchOf } from "../batch-of.ts";
import { runSql, type Db, type FollowedDb } from "../client.ts";
import { writeOf } from "../write-batch.ts";
import { projectedBatch } from "./consequences/projected-batch.ts";
import { calledClock } from "./consequences/lead-clock.ts";
import { tellChange } from "../delivery/changes/tell-change.ts";
import { claimNewer, planNewer } from "../leads/newer-lead.ts";
import { calls } from "../schema/calls.ts";
import { assessments } from "../schema/leads.ts";
import { auditWrite, type StaffAct } from "../people/audit/audit.ts";
import { flagNumber, suppressNumber } from "./call-suppressions.ts";
import { callingOf, selectCalling } from "./hours/hours-in-force.ts";
import { firstCall, keepFirstCall } from "./keep-first-call.ts";
import { foundLead, selectLead } from "../leads/found-lead.ts";

type CallRow = typeof calls.$inferSelect;
export type RecordedCall = { call: CallView; assessment: AssessmentView };

/**
 * Records a call with all that its outcome does, in one batch. The same `callId` again is the same call. Throws `gone`
 * for an erased lead, and `call_recorded` with the newest call if that is not the one that the caller knew.
 * `hashOf` gives the keyed hash of a number, or null without a key.
 */
export async function recordCall(
  db: FollowedDb,
  id: number,
  act: StaffAct,
  made: NewCall,
  hashOf: (phone: string) => Promise<string | null>,
): Promise<RecordedCall> {
  // The first call stops the clock: how long it took is known only of a clock that has been started.
  const before = await projectedBatch(db, () => ({ ...selectLead(db, id), settings: selectCalling(db) }));
  const lead = foundLead(before);
  const calling = callingOf(before.settings);
  const isIts = sql`id = ${id} and last_call_id = ${made.callId}`;
  const isFinal = ABOUT_OUTCOME[made.outcome].suppresses;
  const hash = isFinal && lead.phone !== null ? await hashOf(lead.phone) : null;
  const done = await writeOf(db, {
    call: insertCall(db, id, act, made),
    change: tellChange(db, "call", "created", sql`last_insert_rowid()`),
    lead: updateLead(db, lead, calling, act, made),
    audit: auditWrite(db, act, id, { action: "call", entity: "assessment", details: { fields: ["calls"] } }),
    first: keepFirstCall(db, lead, calling, act, made.callId),
    number: [
      suppressNumber(db, { callId: made.callId, phone: lead.phone, hash, now: act.now }),
      flagNumber(db, { callId: made.callId, phone: lead.phone, now: act.now }),
    ],
    newerLead: [
      claimNewer(db, act.who, act.now, sql`${isIts} and owner = ${act.who} and owner_since = ${act.now}`),
      planNewer(db, isIts),
    ],
    newest: db.select().from(calls).where(eq(calls.assessmentId, id)).orderBy(desc(calls.id)).limit(1),
    own: db.select().from(calls).where(eq(calls.callId, made.callId)),
    ...selectLead(db, id),
  });
  const assessment = foundLead(done);
  const [recorded] = done.own;
  if (recorded?.assessmentId === id) return { call: callView(recorded), assessment };
  const current = done.newest[0] ? callView(done.newest[0]) : null;
  throw new AppError("call_recorded", "Another call to this lead was recorded in the meantime.", { current });
}

/** Nothing is inserted after a call that the caller did not know, nor twice under one id. */
function insertCall(db: Db, id: number, { who, now }: StaffAct, made: NewCall) {
  const { callId, afterCall, outcome, note = "", nextAction = null, nextActionAt = null } = made;
  const newest = sql`(select call_id from calls where assessment_id = ${id} order by id desc limit 1)`;
  return runSql(
    db,
    sql`
    insert into ${calls} (call_id, assessment_id, called_by, at, outcome, note, next_action, next_action_at)
    select ${callId}, id, ${who}, ${now}, ${outcome}, ${note || null}, ${nextAction}, ${nextActionAt}
    from assessments where id = ${id} and coalesce(${newest}, ${afterCall}) is ${afterCall}
    on conflict (call_id) do nothing`,
  );
}

/**
 * Runs after the call's insert and its change record, and does nothing if nothing was inserted. Whoever calls a lead
 * without an owner becomes its owner.
 */
function updateLead(db: Db, lead: AssessmentView, calling: Calling, { who, now }: StaffAct, made: NewCall) {
  const { isMissed, isReached, suppresses } = ABOUT_OUTCOME[made.outcome];
  const { owner, ownerSince, missedCalls, firstOutcomeAt, firstCallMs, reachedAt, phone, phoneFlag } =
    assessments;
  const again = isMissed ? (made.nextActionAt ?? againAt(lead, calling, now, made)) : null;
  const { took } = firstCall(lead, calling, now);
  const isFirst = sql`${firstOutcomeAt} is null`;
  return db
    .update(assessments)
    .set({
      owner: sql`coalesce(${owner}, ${who})`,
      ownerSince: sql`iif(${owner} is null, ${now}, ${ownerSince})`,
      ...calledClock(lead, again),
      nextAction: made.nextAction ?? null,
      nextActionAt: made.nextActionAt ?? again,
      nextActionToldAt: null,
      lastOutcome: made.outcome,
      lastCallAt: now,
      lastCallId: made.callId,
      missedCalls: isMissed ? sql`${missedCalls} + 1` : 0,
      ...(took !== null && { firstCallMs: sql`iif(${isFirst}, ${took}, ${firstCallMs})` }),
      firstOutcomeAt: sql`coalesce(${firstOutcomeAt}, ${now})`,
      // Who was reached has been answered.
      ...(isReached && { reachedAt: sql`coalesce(${reachedAt}, ${now})`, answerDueAt: null }),
      ...(suppresses && { phoneFlag: sql`iif(${phone} is null, ${phoneFlag}, 'do_not_call')` }),
      updatedAt: now,
    })
    .where(sql`${assessments.id} = ${lead.id} and changes() > 0`);
}

function againAt(lead: AssessmentView, { hours }: Calling, now: number, { outcome }: NewCall): number {
  const suggested = suggestedAgain(missedAfter(lead.missedCalls, outcome));
  return callAgainAt(suggested, now, hours, lead.timeZone);
}

/** A call as staff see it. */
export function callView({ id: _id, assessmentId: _lead, at, nextActionAt, ...row }: CallRow): CallView {
  return { ...row, at: isoText(at), nextActionAt: isoTextOrNull(nextActionAt) };
}

/** A lead's calls, newest first. Throws `gone` or `not_found` without the lead. */
export async function listCalls(db: Db, id: number): Promise<CallView[]> {
  const found = await batchOf(db, {
    calls: db.select().from(calls).where(eq(calls.assessmentId, id)).orderBy(desc(calls.id)),
    ...selectLead(db, id),
  });
  foundLead(found);
  return found.calls.map(callView);
}
