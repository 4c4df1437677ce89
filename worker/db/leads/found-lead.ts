import { AppError } from "#domain/errors";
import { eq, sql } from "drizzle-orm";
import { batchOf, type ResultsOf } from "../batch-of.ts";
import { allSql, type Db } from "../client.ts";
import { selectViews, viewOf } from "./assessment-view.ts";
import { assessments } from "../schema/leads.ts";

/**
 * A lead as staff see it, for the end of a batch: with all that the statements before it and their triggers did; and
 * whether a lead ever had this number. Numbers are never reused.
 */
export function selectLead(db: Db, id: number) {
  return {
    view: selectViews(db).where(eq(assessments.id, id)),
    known: allSql<{ wasKnown: 0 | 1 }>(
      db,
      sql`select coalesce(max(seq), 0) >= ${id} as wasKnown from sqlite_sequence where name = 'assessments'`,
    ),
  };
}

/** A lead as staff see it. Throws as `foundLead` does. */
export async function findLead(db: Db, id: number) {
  return foundLead(await batchOf(db, selectLead(db, id)));
}

/** The lead that `selectLead` found. Throws `gone` if it was erased, and `not_found` if there never was one. */
export function foundLead({ view: [row], known: [at] }: ResultsOf<ReturnType<typeof selectLead>>) {
  if (row) return viewOf(row);
  if (at?.wasKnown === 1) throw new AppError("gone", "This lead was erased.");
  throw new AppError("not_found", "There is no such lead.");
}
