import type { ChangeKind, ListedEntity } from "#domain/delivery/changes/desk-changes";
import { sql, type SQL } from "drizzle-orm";
import { runSql, type Db } from "../../client.ts";
import { deskChanges } from "../../schema/delivery.ts";

/**
 * Publishes the write directly before it in the batch to staff's screens, unless that changed nothing. It leaves
 * `changes()` as true or false as it was.
 */
export function tellChange(db: Db, entity: ListedEntity, kind: ChangeKind, id: number | string | SQL) {
  return runSql(
    db,
    sql`
    insert into ${deskChanges} (entity, entity_id, kind) select ${entity}, ${id}, ${kind} where changes() > 0`,
  );
}

/**
 * Publishes a change of every record whose id a query finds. It precedes the write if nothing could be found after it.
 */
export function tellChanges(db: Db, entity: ListedEntity, kind: ChangeKind, ids: SQL) {
  return runSql(
    db,
    sql`
    insert into ${deskChanges} (entity, entity_id, kind) select ${entity}, told.*, ${kind} from (${ids}) as told`,
  );
}
