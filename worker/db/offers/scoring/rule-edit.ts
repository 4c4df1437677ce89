import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { runSql, type Db } from "../../client.ts";
import { rulesVersion } from "../../schema/offers.ts";
import type { StaffAct } from "../../people/audit/audit.ts";
import { recordEdit, type RecordEdit } from "../../people/audit/record-edit.ts";

/**
 * The only path that writes rules: each write that changes something makes a new version of them. A lead keeps the
 * version that scored it.
 */
export function ruleEdit<Write extends BatchItem<"sqlite">>(
  db: Db,
  act: StaffAct,
  write: Write,
  edit: RecordEdit,
) {
  return [
    ...recordEdit(db, act, write, edit),
    runSql(db, sql`update ${rulesVersion} set version = version + 1 where id = 1 and changes() > 0`),
  ] as const;
}
