import { AppError } from "#domain/errors";
import { eq, sql } from "drizzle-orm";
import { allSql, type Db } from "../client.ts";
import { selectViews, viewOf, type ViewRow } from "./assessment-view.ts";
import { assessments } from "../schema.ts";

/** A lead as staff see it, for the end of a batch: with all that the statements before it and their triggers did. */
export function selectView(db: Db, id: number) {
  return selectViews(db).where(eq(assessments.id, id));
}

/** Whether there ever was a lead of this number, for a batch: 1 or 0. Numbers are not given twice. */
export function selectWasKnown(db: Db, id: number) {
  return allSql<{ wasKnown: 0 | 1 }>(
    db,
    sql`select coalesce(max(seq), 0) >= ${id} as wasKnown from sqlite_sequence where name = 'assessments'`,
  );
}

/** A lead as staff see it. Throws as `foundLead` does. */
export async function findLead(db: Db, id: number) {
  const [view, known] = await db.batch([selectView(db, id), selectWasKnown(db, id)]);
  return foundLead(view, known);
}

/** The lead of these two. Throws `gone` if it was erased, and `not_found` if there never was one. */
export function foundLead([row]: ViewRow[], [at]: { wasKnown: 0 | 1 }[]) {
  if (row) return viewOf(row);
  if (at?.wasKnown === 1) throw new AppError("gone", "This lead was erased.");
  throw new AppError("not_found", "There is no such lead.");
}
