import { type Consequences, FOLD_VERSION } from "#domain/consequences/consequences";
import { toldText } from "#domain/consequences/told-lead";
import { sql } from "drizzle-orm";
import { runSql, type Db } from "../client.ts";
import type { Mark, Marked } from "./read-marked.ts";

/**
 * Writes what was drawn from marked leads and takes their marks, in one batch that does nothing if another fold has
 * written since `epoch` was read. A lead that has changed meanwhile keeps its mark and is left as it is. Returns false
 * if another fold was first.
 */
export async function writeFold(
  db: Db,
  { epoch, marks }: Pick<Marked, "epoch" | "marks">,
  { kept, told, stuck }: Consequences,
): Promise<boolean> {
  const seqs = new Map(marks.map(({ leadId, seq }) => [leadId, seq]));
  const changes = kept.map((lead) => ({ ...lead, seq: seqs.get(lead.id) ?? null }));
  const done = marks.filter(({ leadId }) => !stuck.has(leadId));
  const known = done.map((mark) => ({ ...mark, told: textOf(mark, told) }));
  try {
    await db.batch([
      // Null is refused, and the whole batch with it.
      runSql(db, sql`insert into fold_guard (ok) select null from fold_state where epoch <> ${epoch}`),
      runSql(db, sql`update fold_state set epoch = ${crypto.randomUUID()}`),
      ...(changes.length === 0 ? [] : [keep(db, changes)]),
      tell(db, known),
      takeMarks(db, known),
      ...(stuck.size === 0 ? [] : [passOver(db, [...stuck.keys()])]),
    ]);
    return true;
  } catch (error) {
    if (isTooLate(error)) return false;
    throw error;
  }
}

/** A lead that is gone is known as nothing. */
function textOf({ leadId }: Mark, told: Consequences["told"]): string | null {
  const known = told.get(leadId);
  return known ? toldText(known) : null;
}

const isPlanned = sql`coalesce(assessments.next_action, assessments.next_action_at) is not null`;

/** What somebody claimed or planned meanwhile is theirs. */
function keep(db: Db, changes: readonly object[]) {
  return runSql(
    db,
    sql`
    update assessments set
      gave_way_to = after.gave_way_to, clock_started_at = after.clock_started_at, due_at = after.due_at,
      due_version = after.due_version, escalated_at = after.escalated_at,
      owner = coalesce(assessments.owner, after.owner),
      owner_since = iif(assessments.owner is null, after.owner_since, assessments.owner_since),
      next_action = iif(${isPlanned}, assessments.next_action, after.next_action),
      next_action_at = iif(${isPlanned}, assessments.next_action_at, after.next_action_at),
      next_action_told_at = iif(${isPlanned}, assessments.next_action_told_at, after.next_action_told_at)
    from (
      select value ->> 'id' as lead_id, value ->> 'seq' as seq, value ->> 'gaveWayTo' as gave_way_to,
        value ->> 'clockStartedAt' as clock_started_at, value ->> 'dueAt' as due_at,
        value ->> 'dueVersion' as due_version, value ->> 'escalatedAt' as escalated_at, value ->> 'owner' as owner,
        value ->> 'ownerSince' as owner_since, value ->> 'nextAction' as next_action,
        value ->> 'nextActionAt' as next_action_at, value ->> 'nextActionToldAt' as next_action_told_at
      from json_each(${JSON.stringify(changes)})
    ) as after
    where assessments.id = after.lead_id and ${isAsRead("after")}`,
  );
}

function tell(db: Db, known: readonly object[]) {
  return runSql(
    db,
    sql`
    insert into lead_folded (lead_id, told)
    select lead_id, told from ${listed(known)} as read where told is not null and ${isAsRead("read")}
    on conflict (lead_id) do update set told = excluded.told`,
  );
}

function takeMarks(db: Db, known: readonly object[]) {
  return runSql(
    db,
    sql`delete from lead_marks where (lead_id, seq) in (select lead_id, seq from ${listed(known)})`,
  );
}

function passOver(db: Db, ids: readonly number[]) {
  return runSql(
    db,
    sql`update lead_marks set stuck = ${FOLD_VERSION} where lead_id in (select value from json_each(${JSON.stringify(ids)}))`,
  );
}

function listed(known: readonly object[]) {
  return sql`(
    select value ->> 'leadId' as lead_id, value ->> 'seq' as seq, value ->> 'told' as told
    from json_each(${JSON.stringify(known)}))`;
}

/** Whether a lead has not been marked anew since it was read. `seq` is null for one that was not marked at all. */
function isAsRead(rows: "after" | "read") {
  const row = sql.identifier(rows);
  return sql`(select m.seq from lead_marks m where m.lead_id = ${row}.lead_id) is ${row}.seq`;
}

function isTooLate(error: unknown): boolean {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return message.includes("fold_guard.ok") || (cause !== undefined && isTooLate(cause));
}
