import { CHANGES_MAX, isOutOfStep, type ChangeSpan } from "#domain/delivery/changes/desk-changes";
import type { DeskChange, DeskNews } from "#domain/delivery/desk/desk-messages";
import { newestOfEach } from "#domain/delivery/changes/newest-of-each";
import { asc, getTableColumns, sql } from "drizzle-orm";
import { allSql, type Db, type FollowedDb } from "../../client.ts";
import { projectedBatch } from "../../calls/consequences/projected-batch.ts";
import { deskChanges } from "../../schema/delivery.ts";

/** What has changed for staff after a cursor, or that the screen must read everything again. One round trip. */
export async function readDeskNews(db: FollowedDb, after: number): Promise<DeskNews> {
  const {
    span: [span],
    rows,
  } = await projectedBatch(db, () => ({
    span: selectSpan(db),
    rows: db
      .select(changeColumns)
      .from(deskChanges)
      .where(sql`changes.id > ${after} and changes.id <= ${after + CHANGES_MAX}`)
      .orderBy(asc(deskChanges.id)),
  }));
  const { oldest, newest } = span ?? { oldest: 0, newest: 0 };
  if (isOutOfStep(after, { oldest, newest })) return { type: "reset", cursor: newest };
  return { type: "changes", cursor: newest, changes: newestOfEach(rows).map(changeOf) };
}

const { at: _at, quiet: _quiet, ...changeColumns } = getTableColumns(deskChanges);

type ChangeRow = Omit<typeof deskChanges.$inferSelect, "at" | "quiet">;

/** Each end has a query of its own: SQLite finds only one of them in a query without reading the table. */
function selectSpan(db: Db) {
  return allSql<ChangeSpan>(
    db,
    sql`select coalesce((select min(id) from changes), 0) as oldest,
      coalesce((select max(id) from changes), 0) as newest`,
  );
}

function changeOf({ entity, entityId, ...row }: ChangeRow): DeskChange {
  return entity === "assessment"
    ? { ...row, entity, entityId: Number(entityId) }
    : { ...row, entity, entityId };
}
