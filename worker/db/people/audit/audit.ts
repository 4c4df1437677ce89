import { AUDIT_LIMIT, type AuditAct, type AuditEntry } from "#domain/people/audit/audit-acts";
import { isoText } from "#domain/time/iso-text";
import { and, desc, eq, getTableColumns, lt, sql, type SQL } from "drizzle-orm";
import { runSql, type Db } from "../../client.ts";
import { assessments } from "../../schema/leads.ts";
import { audit } from "../../schema/people.ts";

/**
 * An act of a staff member: their address, the time (ms) and the record version that a write expects. `via` is the
 * program that does it, which the audit names in place of them; where nobody is said to have told it to, it is `who` too.
 */
export type StaffAct = { who: string; now: number; expected: number | null; via?: string };

/** Who owns a lead that nobody owned, by acting on it; a program owns none. */
export function ownerBy({ who, via }: StaffAct): string | null {
  return who === via ? null : who;
}

/** The audit row of an unconditional act. */
export function auditAct(db: Db, act: StaffAct, id: number | string | SQL, entry: AuditAct) {
  return auditEach(db, act, sql`select ${typeof id === "object" ? id : String(id)} as id`, entry);
}

/** The audit row of the write directly before it in the batch; not written if that write changed nothing. */
export function auditWrite(db: Db, act: StaffAct, id: number | string, entry: AuditAct) {
  return auditEach(db, act, sql`select ${String(id)} as id where changes() > 0`, entry);
}

/** Like `auditWrite`, for an insert that generates the record's id. */
export function auditInsert(db: Db, act: StaffAct, entry: AuditAct) {
  return auditEach(db, act, sql`select last_insert_rowid() as id where changes() > 0`, entry);
}

/** An audit row for each record whose `id` a query finds. It goes before what the act changes of those. */
export function auditEach(
  db: Db,
  { now, who, via }: StaffAct,
  found: SQL,
  { action, entity, details }: AuditAct,
) {
  return runSql(
    db,
    sql`
    insert into ${audit} (at, who, action, entity, entity_id, details)
    select ${now}, ${via ?? who}, ${action}, ${entity}, id, ${JSON.stringify(details)} from (${found})`,
  );
}

/** The audit row of a lead's removal. It goes before the removal, while the lead's row still exists. */
export function auditRemoval(db: Db, act: StaffAct, sessionId: string, action: "delete" | "erase") {
  const found = sql`select id from ${assessments} where session_id = ${sessionId}`;
  return auditEach(db, act, found, { entity: "assessment", action, details: {} });
}

/** The lead of an entry: its own record, or that of the call which was matched. */
const leadId = sql`case ${audit.entity} when 'assessment' then cast(${audit.entityId} as integer)
  when 'booking' then (select b.assessment_id from bookings b where b.id = cast(${audit.entityId} as integer)) end`;

type AuditFilter = {
  entity?: string | undefined;
  entityId?: string | undefined;
  before?: number | undefined;
};

/** Audit entries, newest first. Pass `nextCursor` to continue; it is null at the end. */
export async function listAudit(
  db: Db,
  { entity, entityId, before }: AuditFilter,
): Promise<{ entries: AuditEntry[]; nextCursor: number | null }> {
  const rows = await db
    .select({
      ...getTableColumns(audit),
      lead: { id: assessments.id, name: assessments.name, email: assessments.email },
    })
    .from(audit)
    .leftJoin(assessments, eq(assessments.id, leadId))
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
  const entries = shown.map((row) => ({ ...row, at: isoText(row.at) }));
  return { entries, nextCursor: rows.length > AUDIT_LIMIT ? (shown.at(-1)?.id ?? null) : null };
}
