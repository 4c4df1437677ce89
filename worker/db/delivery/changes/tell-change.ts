import type { ChangeKind, ListedEntity } from "#domain/delivery/changes/desk-changes";
import { sql, type SQL } from "drizzle-orm";
import { runSql, type Db } from "../../client.ts";
import { deskChanges } from "../../schema/delivery.ts";

/**
 * Tells staff's screens of the write directly before it in the batch; of one that changed nothing, nothing. It leaves
 * `changes()` as true or false as it finds it.
 */
export function tellChange(db: Db, entity: ListedEntity, kind: ChangeKind, id: number | string | SQL) {
  return runSql(
    db,
    sql`
    insert into ${deskChanges} (entity, entity_id, kind) select ${entity}, ${id}, ${kind} where changes() > 0`,
  );
}

/** Tells of all records that a query finds ids of. It goes before the write if that leaves nothing to be found. */
export function tellChanges(db: Db, entity: ListedEntity, kind: ChangeKind, ids: SQL) {
  return runSql(
    db,
    sql`
    insert into ${deskChanges} (entity, entity_id, kind) select ${entity}, told.*, ${kind} from (${ids}) as told`,
  );
}
