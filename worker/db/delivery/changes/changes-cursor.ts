import { sql } from "drizzle-orm";
import { allSql, type Db } from "../../client.ts";
import { deskChanges } from "../../schema/delivery.ts";

/**
 * The query for the number of the newest change, batched with the data that it describes: that data includes all
 * changes up to it.
 */
export function selectDeskCursor(db: Db) {
  return allSql<{ deskCursor: number }>(
    db,
    sql`select coalesce(max(id), 0) as deskCursor from ${deskChanges}`,
  );
}

/** The number of the newest change; 0 if nothing has ever changed. */
export async function readDeskCursor(db: Db): Promise<number> {
  const [row] = await selectDeskCursor(db);
  return row?.deskCursor ?? 0;
}
