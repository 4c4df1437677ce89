import { dayNumber } from "#domain/time/day-number";
import {
  OLD_LEADS_A_FILE,
  type OldLeadCount,
  type OldLeadKind,
  type OldLeadPlace,
  type OldLeads,
} from "#domain/database-size/old-leads";
import { sql, type SQL } from "drizzle-orm";
import { allSql, runSql, type Db } from "../client.ts";
import { endChats, removeAll } from "../privacy/erasure.ts";
import { keepTombstones, TOMBSTONE_MS } from "../tombstones.ts";
import { audit } from "../schema.ts";
import { auditAct, type StaffAct } from "../audit/audit.ts";
import { forgetSizes } from "./database-sizes.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

type OldLead = { id: number; sessionId: string; assessmentType: "quiz" | "chat"; updatedAt: number };
/** A lead to erase, with the keyed hash of its session. */
export type Erasing = { id: number; tombstone: string };

const IS_KIND: Record<OldLeadKind, SQL> = {
  lost: sql`lead_status = 'Lost'`,
  unreached: sql`lead_status <> 'Won' and reached_at is null and call_held_at is null`,
};

/** What is anonymous goes by its age anyway. */
function isOld({ kind, before }: OldLeads): SQL {
  const time = dayNumber(before) * DAY_MS;
  return sql`
    updated_at < ${time} and (email is not null or completed_at is not null) and ${IS_KIND[kind]}
    and coalesce(call_status, 'cancelled') not in ('booked', 'moved')
    and coalesce(last_call_at, 0) < ${time} and coalesce(next_action_at, 0) < ${time}`;
}

/** How many there are, counted up to what one file holds. */
export async function countOld(db: Db, which: OldLeads): Promise<OldLeadCount> {
  const found = sql`select 1 from assessments where ${isOld(which)} order by updated_at limit ${OLD_LEADS_A_FILE + 1}`;
  const [[row]] = await db.batch([allSql<{ n: number }>(db, sql`select count(*) as n from (${found})`)]);
  const leads = row?.n ?? 0;
  return { leads: Math.min(leads, OLD_LEADS_A_FILE), more: leads > OLD_LEADS_A_FILE };
}

/** The next of them after a place, oldest first. The export is audited, with how many they are. */
export async function listOld(
  db: Db,
  which: OldLeads,
  after: OldLeadPlace | null,
  most: number,
): Promise<OldLead[]> {
  const { updatedAt, id } = after ?? { updatedAt: -1, id: 0 };
  const [found] = await db.batch([
    allSql<OldLead>(
      db,
      sql`
      select id, session_id as sessionId, assessment_type as assessmentType, updated_at as updatedAt
      from assessments where (updated_at, id) > (${updatedAt}, ${id}) and ${isOld(which)}
      order by updated_at, id limit ${most}`,
    ),
  ]);
  return found;
}

/** The audit row of an export, which names the leads. */
export async function auditExport(db: Db, act: StaffAct, which: OldLeads, ids: readonly number[]) {
  await auditAct(db, act, ids.join(","), { action: "export", entity: "old-leads", details: which });
}

/** Those of these numbers that are old still, and their sessions. */
export async function findOld(db: Db, which: OldLeads, ids: readonly number[]): Promise<OldLead[]> {
  const [found] = await db.batch([
    allSql<OldLead>(
      db,
      sql`
      select a.id, a.session_id as sessionId, a.assessment_type as assessmentType, a.updated_at as updatedAt
      from json_each(${JSON.stringify(ids)}) i cross join assessments a on a.id = i.value
      where ${isOld(which)}`,
    ),
  ]);
  return found;
}

/**
 * Erases these leads in one batch as staff erase one, but for those that have changed since they were found. Returns
 * how many went.
 */
export async function eraseOld(
  db: Db,
  act: StaffAct,
  which: OldLeads,
  leads: readonly Erasing[],
): Promise<number> {
  const going = sql`
    select a.id, a.session_id, a.assessment_type, s.value ->> 'tombstone' as tombstone
    from json_each(${JSON.stringify(leads)}) s cross join assessments a on a.id = s.value ->> 'id'
    where ${isOld(which)}`;
  const own = sql`(select id from (${going}))`;
  const chats = {
    key: sql`min(tombstone)`,
    from: sql`(${going}) where assessment_type = 'chat' group by id / 25`,
  };
  const [gone] = await db.batch([
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
