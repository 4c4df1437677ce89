import type { AssessmentType } from "#domain/leads/assessment-list";
import type { LeadStatus } from "#domain/leads/pipeline";
import { sql, type SQL } from "drizzle-orm";
import { auditAct, type StaffAct } from "../audit/audit.ts";
import { allSql, runSql, type Db, type FollowedDb } from "../../client.ts";
import { writeBatch } from "../../write-batch.ts";
import { forgetSizes } from "../../database-sizes.ts";
import { audit } from "../../schema/people.ts";
import { keepTombstones, TOMBSTONE_MS } from "../../tombstones.ts";
import { endChats, removeAll } from "./erasure.ts";

type Erasable = { id: number; sessionId: string; assessmentType: AssessmentType; leadStatus: LeadStatus };
/** A lead to erase, with the keyed hash of its session. */
export type Erasing = { id: number; tombstone: string };

/** Nothing has changed since a time (ms), and neither a call nor a next action is ahead. */
function isErasable(since: number): SQL {
  return sql`
    a.updated_at < ${since} and coalesce(a.last_call_at, 0) < ${since} and coalesce(a.next_action_at, 0) < ${since}
    and coalesce(a.call_status, 'cancelled') not in ('booked', 'moved')`;
}

/** Those of these leads that may be erased in bulk, in their order, and their sessions. */
export async function findErasable(db: Db, ids: readonly number[], since: number): Promise<Erasable[]> {
  const [found] = await db.batch([
    allSql<Erasable>(
      db,
      sql`
      select a.id, a.session_id as sessionId, a.assessment_type as assessmentType,
        a.lead_status as leadStatus
      from json_each(${JSON.stringify(ids)}) i cross join assessments a on a.id = i.value
      where ${isErasable(since)} order by i.key`,
    ),
  ]);
  return found;
}

/** The audit row of an export, which names the leads. */
export async function auditExport(db: Db, act: StaffAct, ids: readonly number[]) {
  await auditAct(db, act, ids.join(","), { action: "export", entity: "leads", details: {} });
}

/**
 * Erases these leads in one batch as staff erase one, but for those that have changed since a time (ms). Returns how
 * many went.
 */
export async function eraseLeads(
  db: FollowedDb,
  act: StaffAct,
  leads: readonly Erasing[],
  since: number,
): Promise<number> {
  const going = sql`
    select a.id, a.session_id, a.assessment_type, s.value ->> 'tombstone' as tombstone
    from json_each(${JSON.stringify(leads)}) s cross join assessments a on a.id = s.value ->> 'id'
    where ${isErasable(since)}`;
  const own = sql`(select id from (${going}))`;
  const chats = {
    key: sql`min(tombstone)`,
    from: sql`(${going}) where assessment_type = 'chat' group by id / 25`,
  };
  const [gone] = await writeBatch(db, [
    allSql<{ n: number }>(db, sql`select count(*) as n from ${own}`),
    runSql(
      db,
      sql`
      insert into ${audit} (at, who, action, entity, entity_id)
      select ${act.now}, ${act.who}, 'erase', 'assessment', id from ${own}`,
    ),
    endChats(db, chats, sql`json_group_array(session_id)`, act.now),
    keepTombstones(db, sql`select tombstone, ${act.now + TOMBSTONE_MS} from (${going}) where true`),
    ...removeAll(db, own, act.now),
    forgetSizes(db),
  ]);
  return gone[0]?.n ?? 0;
}
