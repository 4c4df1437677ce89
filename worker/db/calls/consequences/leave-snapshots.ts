import { sql, type SQL } from "drizzle-orm";
import { runSql, type Db } from "../../client.ts";

/**
 * Leaves of leads the snapshots (`lead_id`, `told`: `toldText`) that the projection compares with, as if it had seen
 * them before: nothing follows from what they are already. It goes into the batch that makes or changes the leads.
 */
export function leaveSnapshots(db: Db, rows: SQL) {
  return runSql(
    db,
    sql`
    insert into lead_folded (lead_id, told, share) select lead_id, told, '0' from (${rows}) where true
    on conflict (lead_id) do update set told = excluded.told`,
  );
}
