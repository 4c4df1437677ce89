import { PROJECTION_VERSION } from "#domain/calls/consequences/consequences";
import { sql } from "drizzle-orm";
import { allSql, runSql, type Db } from "../../client.ts";

const isOutdated = sql`version < ${PROJECTION_VERSION}`;

/**
 * Marks the next leads, at most `most`, if the rules have a new version since all were projected, so that a deployment
 * is enough to fix a rule. An earlier version that still runs beside it marks nothing.
 */
export async function markOutdated(db: Db, most: number): Promise<void> {
  const [found] = await allSql<{ markedTo: number }>(
    db,
    sql`select marked_to as markedTo from fold_state where ${isOutdated}`,
  );
  if (!found) return;
  const next = sql`select id from assessments where id > ${found.markedTo} order by id limit ${most}`;
  await db.batch([
    runSql(
      db,
      sql`insert into lead_marks (lead_id, seq) select id, 1 from (${next}) where true
        on conflict (lead_id) do update set seq = seq + 1, stuck = null`,
    ),
    runSql(
      db,
      sql`update fold_state set version = ${PROJECTION_VERSION}, marked_to = 0
        where ${isOutdated} and not exists (${next})`,
    ),
    runSql(db, sql`update fold_state set marked_to = (select max(id) from (${next})) where ${isOutdated}`),
  ]);
}
