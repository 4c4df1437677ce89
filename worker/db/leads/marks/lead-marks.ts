import { PROJECTION_VERSION } from "#domain/calls/consequences/consequences";
import { sql } from "drizzle-orm";
import { allSql, type Db } from "../../client.ts";

/** Marks of leads on which this version of the rules has not failed. */
const isOpen = sql`stuck is not ${PROJECTION_VERSION}`;

/** Whether there are changes that are not projected yet: 1 or 0. */
export const isMarked = sql`exists (select 1 from lead_marks where ${isOpen})`;

/** The same, for a batch. */
export function selectIsMarked(db: Db) {
  return allSql<{ isMarked: 0 | 1 }>(db, sql`select ${isMarked} as isMarked`);
}

/** The leads of the next piece; a query for their ids. */
export function nextMarked(most: number) {
  return sql`select lead_id from lead_marks where ${isOpen} order by lead_id limit ${most}`;
}
