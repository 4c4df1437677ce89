import { AUDIT_LIMIT, type AuditEntry } from "#domain/settings/audit-entry";
import { and, desc, eq, lt, sql, type SQL } from "drizzle-orm";
import { runSql, type Db } from "../client.ts";
import { assessments, audit } from "../schema.ts";

/** A member of staff at work: the address, the time (ms) and the version that a write is meant for. */
export type StaffAct = { who: string; now: number; expected: number | null };

type Entry = { action: string; entity: string; details?: Record<string, unknown> };

/** The audit row of something that is done in any case. */
export function auditAct(db: Db, act: StaffAct, id: number | string | SQL, entry: Entry) {
  return insertAudit(db, act, typeof id === "object" ? id : sql`${String(id)}`, entry, sql`true`);
}

/** The audit row of the write right before it in the batch; none when that write changed nothing. */
export function auditWrite(db: Db, act: StaffAct, id: number | string, entry: Entry) {
  return insertAudit(db, act, sql`${String(id)}`, entry, sql`changes() > 0`);
}

/** As `auditWrite`, for an insert that gives the record its id. */
export function auditInsert(db: Db, act: StaffAct, entry: Entry) {
  return insertAudit(db, act, sql`last_insert_rowid()`, entry, sql`changes() > 0`);
}

function insertAudit(
  db: Db,
  { now, who }: StaffAct,
  id: SQL,
  { action, entity, details = {} }: Entry,
  when: SQL,
) {
  return runSql(
    db,
    sql`
    insert into ${audit} (at, who, action, entity, entity_id, details)
    select ${now}, ${who}, ${action}, ${entity}, ${id}, ${JSON.stringify(details)} where ${when}`,
  );
}

/** The audit row of a lead's removal: put ahead of it, where the row is still there. */
export function auditRemoval(db: Db, act: StaffAct, sessionId: string, action: string) {
  return runSql(
    db,
    sql`
    insert into ${audit} (at, who, action, entity, entity_id)
    select ${act.now}, ${act.who}, ${action}, 'assessment', id
    from ${assessments} where session_id = ${sessionId}`,
  );
}

type AuditFilter = {
  entity?: string | undefined;
  entityId?: string | undefined;
  before?: number | undefined;
};

/** Audit entries, newest first; `nextCursor` is the id to go on before, null at the end. */
export async function listAudit(
  db: Db,
  { entity, entityId, before }: AuditFilter,
): Promise<{ entries: AuditEntry[]; nextCursor: number | null }> {
  const rows = await db
    .select()
    .from(audit)
    .where(
      and(
        entity === undefined ? undefined : eq(audit.entity, entity),
        entityId === undefined ? undefined : eq(audit.entityId, entityId),
        before === undefined ? undefined : lt(audit.id, before),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(AUDIT_LIMIT + 1);
  const shown = rows.slice(0, AUDIT_LIMIT);
  const entries = shown.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
  return { entries, nextCursor: rows.length > AUDIT_LIMIT ? (shown.at(-1)?.id ?? null) : null };
}
