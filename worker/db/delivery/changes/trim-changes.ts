import { sql, type SQL } from "drizzle-orm";
import { runSql, type Db } from "../../client.ts";
import { deskChanges } from "../../schema/delivery.ts";

/** A screen that was away for longer reloads everything. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** Rows per statement, as in retention. */
const ROWS_A_PIECE = 500;

/** Whether there is a change that is old enough, and another after it. */
export function isOldest(now: number): SQL {
  const oldest = sql`select at from ${deskChanges} order by id limit 1`;
  return sql`((${oldest}) <= ${now - KEPT_MS} and (select min(id) from changes) < (select max(id) from changes))`;
}

/**
 * Deletes a piece of the oldest changes, from the front; returns how many. The newest stays whatever its age, so that
 * the table always shows how far the numbers have come.
 */
export async function trimChanges(db: Db, now: number): Promise<number> {
  // None is read while the first is young.
  const oldest = sql`
    select id from ${deskChanges} order by id
    limit iif((select at from ${deskChanges} order by id limit 1) <= ${now - KEPT_MS}, ${ROWS_A_PIECE}, 0)`;
  const result = await runSql(
    db,
    sql`
    delete from ${deskChanges} where id in (${oldest}) and at <= ${now - KEPT_MS}
      and id < (select max(id) from ${deskChanges})`,
  );
  return result.meta.changes;
}
