import { changedFields } from "#domain/changed-fields";
import type { AuditAct } from "#domain/people/audit/audit-acts";
import type { ChangeKind, ListedEntity } from "#domain/delivery/changes/desk-changes";
import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { tellChange } from "../../delivery/changes/tell-change.ts";
import type { Db } from "../../client.ts";
import { auditInsert, auditWrite, type StaffAct } from "./audit.ts";

const KINDS = { create: "created", update: "updated", delete: "deleted" } as const satisfies Record<
  string,
  ChangeKind
>;

/** What an edit of the configuration does, and to which record; null if its write generates the id. */
export type RecordEdit = Extract<AuditAct, { entity: ListedEntity; action: keyof typeof KINDS }> & {
  id: number | string | null;
};

/**
 * An edit by staff with everything that belongs to it: its audit row and its change for screens, if it changed
 * anything.
 */
export function recordEdit<Write extends BatchItem<"sqlite">>(
  db: Db,
  act: StaffAct,
  write: Write,
  { id, ...entry }: RecordEdit,
) {
  return [
    write,
    id === null ? auditInsert(db, act, entry) : auditWrite(db, act, id, entry),
    tellChange(
      db,
      entry.entity,
      KINDS[entry.action],
      sql`(select entity_id from audit where id = last_insert_rowid())`,
    ),
  ] as const;
}

/** The fields of a configuration record that a write changes, before and after; null if there are none. */
export function changes(
  seen: object,
  write: object,
): { before: Record<string, unknown>; after: Record<string, unknown> } | null {
  const changed = changedFields(seen, write);
  if (changed.length === 0) return null;
  const [was, is] = [new Map<string, unknown>(Object.entries(seen)), new Map(Object.entries(write))];
  return {
    before: Object.fromEntries(changed.map((field) => [field, was.get(field)])),
    after: Object.fromEntries(changed.map((field) => [field, is.get(field)])),
  };
}
