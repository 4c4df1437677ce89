import { COUNT_LIMIT, type Count } from "#domain/leads/assessment-list";
import { sql } from "drizzle-orm";
import { allSql, type Db } from "../../client.ts";

type Suspects = { suspects: number };

/**
 * Assessments whose hidden field was filled in, created since `start` (ms; null for all time). No roll-up contains
 * them, so no other figure counts them. Examines the newest, up to one more than the limit.
 */
export function selectSuspects(db: Db, start: number | null) {
  return allSql<Suspects>(
    db,
    sql`
    select count(*) filter (where created_at >= ${start ?? 0}) as suspects from (
      select created_at from assessments indexed by assessments_suspects
      where suspect = 1 order by id desc limit ${COUNT_LIMIT + 1})`,
  );
}

export function suspectCount([row]: readonly Suspects[]): Count {
  const { suspects = 0 } = row ?? {};
  return { value: Math.min(suspects, COUNT_LIMIT), more: suspects > COUNT_LIMIT };
}
