import { type Consequences, PROJECTION_VERSION } from "#domain/calls/consequences/consequences";
import { toldText } from "#domain/calls/consequences/told-lead";
import { sql } from "drizzle-orm";
import { runSql, type Db, type FollowedDb } from "../../client.ts";
import { writeBatch } from "../../write-batch.ts";
import { countAs } from "../../money/ads/write-lead-ads.ts";
import { projectedClock } from "./lead-clock.ts";
import type { Mark, Marked } from "./read-marked.ts";

/**
 * Writes the projection of marked leads and removes their marks, in one batch that does nothing if another projection
 * has written since `state` was read. A lead that has changed meanwhile keeps its mark and stays as it is. Returns
 * false if another projection was first.
 */
export async function writeProjection(
  db: FollowedDb,
  { state, marks, told: before, leadAds }: Pick<Marked, "state" | "marks" | "told" | "leadAds">,
  { kept, told, stuck }: Consequences,
): Promise<boolean> {
  const seqs = new Map(marks.map(({ leadId, seq }) => [leadId, seq]));
  const changes = kept.map((lead) => ({ ...lead, seq: seqs.get(lead.id) ?? null }));
  const done = marks.filter(({ leadId }) => !stuck.has(leadId));
  const known = [...told].flatMap(([leadId, lead]) => {
    const text = toldText(lead);
    return text === before.get(leadId) ? [] : [{ leadId, told: text, seq: seqs.get(leadId) ?? null }];
  });
  try {
    await writeBatch(db, [
      ...turnEpoch(db, state.epoch),
      ...(changes.length === 0 ? [] : [keep(db, changes)]),
      ...(known.length === 0 ? [] : [tell(db, known)]),
      ...countAs(db, asRead(done), leadAds),
      takeMarks(db, done),
      ...(stuck.size === 0 ? [] : [passOver(db, [...stuck.keys()])]),
    ]);
    return true;
  } catch (error) {
    if (isTooLate(error)) return false;
    throw error;
  }
}

/** A batch that begins with these does nothing if a projection has written since `epoch` was read. */
export function turnEpoch(db: Db, epoch: string) {
  return [
    // Null is refused, and the whole batch with it.
    runSql(db, sql`insert into fold_guard (ok) select null from fold_state where epoch <> ${epoch}`),
    runSql(db, sql`update fold_state set epoch = ${crypto.randomUUID()}`),
  ] as const;
}

const isPlanned = sql`coalesce(assessments.next_action, assessments.next_action_at) is not null`;

/** What somebody claimed or planned meanwhile is theirs. */
function keep(db: Db, changes: readonly object[]) {
  return runSql(
    db,
    sql`
    update assessments set
      gave_way_to = after.gave_way_to, first_call_speed = after.first_call_speed, ${projectedClock},
      owner = coalesce(assessments.owner, after.owner),
      owner_since = iif(assessments.owner is null, after.owner_since, assessments.owner_since),
      next_action = iif(${isPlanned}, assessments.next_action, after.next_action),
      next_action_at = iif(${isPlanned}, assessments.next_action_at, after.next_action_at),
      next_action_told_at = iif(${isPlanned}, assessments.next_action_told_at, after.next_action_told_at)
    from (
      select value ->> 'id' as lead_id, value ->> 'seq' as seq, value ->> 'gaveWayTo' as gave_way_to,
        value ->> 'firstCallSpeed' as first_call_speed,
        value ->> 'clockStartedAt' as clock_started_at, value ->> 'dueAt' as due_at,
        value ->> 'dueVersion' as due_version, value ->> 'escalatedAt' as escalated_at, value ->> 'owner' as owner,
        value ->> 'ownerSince' as owner_since, value ->> 'nextAction' as next_action,
        value ->> 'nextActionAt' as next_action_at, value ->> 'nextActionToldAt' as next_action_told_at
      from json_each(${JSON.stringify(changes)})
    ) as after
    where assessments.id = after.lead_id and ${isAsRead("after")}`,
  );
}

/** The version before, which may run beside this one, reads from each row what the lead added to its figures: nothing yet. */
const NO_SHARE = "0";

function tell(db: Db, known: readonly { leadId: number; told: string; seq: number | null }[]) {
  return runSql(
    db,
    sql`
    insert into lead_folded (lead_id, told, share)
    select lead_id, told, ${NO_SHARE} from (
      select value ->> 'leadId' as lead_id, value ->> 'seq' as seq, value ->> 'told' as told
      from json_each(${JSON.stringify(known)})) as read
    where ${isAsRead("read")} and exists (select 1 from assessments where id = read.lead_id)
    on conflict (lead_id) do update set told = excluded.told`,
  );
}

/** Those of the marks whose leads have not changed since they were read: their ids, as a query in brackets. */
function asRead(done: readonly Mark[]) {
  return sql`(
    select m.lead_id from json_each(${JSON.stringify(done)}) as read cross join lead_marks m
    where m.lead_id = read.value ->> 'leadId' and m.seq = read.value ->> 'seq')`;
}

function takeMarks(db: Db, done: readonly Mark[]) {
  return runSql(db, sql`delete from lead_marks where lead_id in ${asRead(done)}`);
}

function passOver(db: Db, ids: readonly number[]) {
  return runSql(
    db,
    sql`update lead_marks set stuck = ${PROJECTION_VERSION} where lead_id in (select value from json_each(${JSON.stringify(ids)}))`,
  );
}

/** Whether a lead has not been marked again since it was read. `seq` is null for one that was not marked at all. */
function isAsRead(rows: "after" | "read") {
  const row = sql.identifier(rows);
  return sql`(select m.seq from lead_marks m where m.lead_id = ${row}.lead_id) is ${row}.seq`;
}

/** Whether a batch was refused because a projection was first. */
export function isTooLate(error: unknown): boolean {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return message.includes("fold_guard.ok") || (cause !== undefined && isTooLate(cause));
}
