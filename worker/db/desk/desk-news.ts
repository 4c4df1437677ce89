import { CHANGES_MAX, isOutOfStep, NEWS_BYTES_MAX, type ChangeSpan } from "#domain/changes/desk-changes";
import type { DeskChange, DeskNews } from "#domain/desk/desk-messages";
import { newestOfEach } from "#domain/changes/newest-of-each";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { asc, getTableColumns, sql } from "drizzle-orm";
import { allSql, type Db } from "../client.ts";
import { foldedBatch } from "../consequences/folded-batch.ts";
import { selectViews, viewOf } from "../leads/assessment-view.ts";
import { assessments, deskChanges } from "../schema.ts";

/**
 * What has changed for staff after a cursor, with the leads as they are now, or that the screen must read everything
 * again: it is out of step, or the answer would be too long. One round trip.
 */
export async function readDeskNews(db: Db, after: number): Promise<DeskNews> {
  const isNext = sql`changes.id > ${after} and changes.id <= ${after + CHANGES_MAX}`;
  const leadIds = sql`select cast(entity_id as integer) from changes where entity = 'assessment' and ${isNext}`;
  const {
    span: [span],
    rows,
    leads,
  } = await foldedBatch(db, () => ({
    span: selectSpan(db),
    rows: db.select(changeColumns).from(deskChanges).where(isNext).orderBy(asc(deskChanges.id)),
    leads: selectViews(db).where(sql`${assessments.id} in (${leadIds})`),
  }));
  const { oldest, newest } = span ?? { oldest: 0, newest: 0 };
  if (isOutOfStep(after, { oldest, newest })) return { type: "reset", cursor: newest };
  const views = new Map(leads.map((row) => [row.id, viewOf(row)]));
  const changes = newestOfEach(rows).map((row) => changeOf(row, views));
  const news: DeskNews = { type: "changes", cursor: newest, changes };
  return isTooMuch(news) ? { type: "reset", cursor: newest } : news;
}

function isTooMuch(news: DeskNews): boolean {
  return new TextEncoder().encode(JSON.stringify(news)).byteLength > NEWS_BYTES_MAX;
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

function changeOf({ entity, entityId, ...row }: ChangeRow, leads: Map<number, AssessmentView>): DeskChange {
  if (entity !== "assessment") return { ...row, entity, entityId };
  const id = Number(entityId);
  return { ...row, entity, entityId: id, value: leads.get(id) };
}
