import type { AssessmentView } from "#domain/leads/assessment-view";
import { isUndoable, type MoveUndo, PLAN_ACTIONS, undoSchema } from "#domain/leads/move-undo";
import { desc, eq, sql, type SQL } from "drizzle-orm";
import type { StaffAct } from "../people/audit/audit.ts";
import type { Edited } from "../people/audit/edited.ts";
import { runSql, type Db, type FollowedDb } from "../client.ts";
import { putBack } from "../calls/consequences/put-back.ts";
import { statusHistory } from "../schema/leads.ts";
import { audit } from "../schema/people.ts";
import { editLead } from "./lead-edit.ts";

/** No lead has it, so an edit that expects it only learns what is stored. */
const NO_VERSION = 0;

type Move = typeof statusHistory.$inferSelect;

/**
 * Restores a lead to its state before the move that gave it `version`: its stage and since when, its clock and place in
 * Next calls, and what the move let another assessment of the person take over. Messages about the move that have not
 * gone out are cancelled, and nobody is notified of the undo. Stale if something happened after the move, or if its
 * time is over; repeating the undo writes nothing.
 */
export async function undoMove(
  db: FollowedDb,
  sessionId: string,
  act: StaffAct,
  version: number,
): Promise<Edited<AssessmentView>> {
  const found = await findMove(db, sessionId);
  const named = found && found.undo.version === version ? found : null;
  if (named?.move.undoneAt != null) return editLead(db, sessionId, act, nothing);
  const isOpen =
    named && isUndoable({ by: named.move.changedBy, at: named.move.changedAt }, named.after, act.now);
  if (!isOpen) return editLead(db, sessionId, { ...act, expected: NO_VERSION }, nothing);
  const { move, undo, after } = named;
  const newest = Math.max(undo.auditId, ...after.map(({ id }) => id));
  return editLead(db, sessionId, act, ({ id }) => ({
    action: "undo-move",
    // A claim or a call leaves the lead's version as it is.
    when: sql`not exists (select 1 from audit where ${isAfter(newest, String(id))})`,
    set: {
      leadStatus: move.fromStatus,
      dealValue: undo.dealValue,
      lostReason: undo.lostReason,
      lostNote: undo.lostNote,
      statusUpdatedAt: undo.statusUpdatedAt,
      statusUpdatedBy: undo.statusUpdatedBy,
    },
    after: [
      markUndone(db, move, act),
      ...putBack(db, move.assessmentId, undo, isUndone(move), isPlannedSince(undo)),
      forgetUntold(db, move, act),
    ],
  }));
}

const nothing = () => ({ action: "undo-move", set: {} }) as const;

/** The lead's newest move, by what it is undone, and what staff did to the lead after it. */
async function findMove(db: Db, sessionId: string) {
  const own = sql`(select id from assessments where session_id = ${sessionId})`;
  const [move] = await db
    .select()
    .from(statusHistory)
    .where(eq(statusHistory.assessmentId, own))
    .orderBy(desc(statusHistory.id))
    .limit(1);
  if (!move || move.undo === null) return null;
  const undo = undoSchema.parse(JSON.parse(move.undo));
  const after = await db
    .select({ id: audit.id, action: audit.action, who: audit.who })
    .from(audit)
    .where(isAfter(undo.auditId, String(move.assessmentId)));
  return { move, undo, after };
}

function isAfter(entry: number, lead: string | SQL) {
  return sql`${audit.entity} = 'assessment' and ${audit.entityId} = cast(${lead} as text) and ${audit.id} > ${entry}`;
}

/** Runs right after the edit's audit row. */
function markUndone(db: Db, { id }: Move, { now }: StaffAct) {
  return runSql(db, sql`update status_history set undone_at = ${now} where id = ${id} and changes() > 0`);
}

function isUndone({ id }: Move) {
  return sql`exists (select 1 from status_history where id = ${id} and undone_at is not null)`;
}

/** Whether staff have changed the owner or the plan of a lead of the person (`b`) since the move. */
function isPlannedSince({ auditId }: MoveUndo) {
  const after = isAfter(auditId, sql`b.value ->> 'id'`);
  return sql`exists (select 1 from audit where ${after} and action in ${PLAN_ACTIONS})`;
}

/** A message that is being sent right now counts as sent. */
function forgetUntold(db: Db, move: Move, { now }: StaffAct) {
  const { assessmentId, changedAt } = move;
  return runSql(
    db,
    sql`
    delete from outbox
    where assessment_id = ${assessmentId} and kind in ('slack-move', 'stage-event', 'crm-event') and created_at = ${changedAt}
      and status = 'pending' and lease_until < ${now}
      and ${isUndone(move)}`,
  );
}
