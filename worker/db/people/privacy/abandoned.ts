import { IS_ANONYMOUS } from "../../schema/leads.ts";
import type { TrafficSource } from "#domain/money/ads/traffic-source";
import { sql, type SQL } from "drizzle-orm";
import { uncountKept } from "../../money/ads/write-lead-ads.ts";
import { allSql, type Db } from "../../client.ts";
import { endChats, removeAll } from "./erasure.ts";
import { keepCounts } from "../../figures/analytics/expired-stats.ts";
import { keepTombstones, TOMBSTONE_MS } from "../../tombstones.ts";

type Found = { id: number; sessionId: string; source: string | null };
export type Abandoned = { id: number; tombstone: string; source: TrafficSource };

/** The most chats that one message ends: its lease is long enough for all of them. Inlined as a literal in SQL. */
const CHATS_A_MESSAGE = sql.raw("25");

/** Unfinished, nobody's, and untouched since `before` (ms). */
export function isAbandoned(before: number | SQL): SQL {
  return sql`${IS_ANONYMOUS} and updated_at <= ${before}`;
}

/** The sessions abandoned longest ago. */
export async function findAbandoned(db: Db, before: number, most: number): Promise<Found[]> {
  const [found] = await db.batch([
    allSql<Found>(
      db,
      sql`
      select id, session_id as sessionId, source from assessments
      where ${isAbandoned(before)} order by updated_at limit ${most}`,
    ),
  ]);
  return found;
}

/**
 * Erases these sessions in one batch, unless a visitor has come back meanwhile, and preserves their counts. The outbox
 * ends their chats; a quiz has no object. Returns how many were erased.
 */
export async function forgetAbandoned(
  db: Db,
  sessions: readonly Abandoned[],
  before: number,
  now: number,
): Promise<number> {
  const going = sql`
    select a.id, a.session_id, a.assessment_type, s.key as place,
      s.value ->> 'tombstone' as tombstone, s.value ->> 'source' as source
    from json_each(${JSON.stringify(sessions)}) s cross join assessments a on a.id = s.value ->> 'id'
    where ${isAbandoned(before)}`;
  const own = sql`(select id from (${going}))`;
  const chats = {
    key: sql`min(tombstone)`,
    from: sql`(${going}) where assessment_type = 'chat' group by place / ${CHATS_A_MESSAGE}`,
  };
  const [gone] = await db.batch([
    allSql<{ count: number }>(db, sql`select count(*) as count from ${own}`),
    endChats(db, chats, sql`json_group_array(session_id)`, now),
    keepTombstones(db, sql`select tombstone, ${now + TOMBSTONE_MS} from (${going}) where true`),
    keepCounts(db, going),
    // The cost per start must not rise because starts are deleted.
    ...uncountKept(db, own),
    ...removeAll(db, own, now),
  ]);
  return gone[0]?.count ?? 0;
}
