import { sql, type SQL } from "drizzle-orm";
import { runSql, type Db } from "../client.ts";
import { pieceTable, type Piece } from "../analytics/rollup-pieces.ts";

/** The measures to which an abandoned start can contribute: it was never completed and had no e-mail address. */
const MEASURES = ["total", "quiz_started", "chat_started", "consented", "booking_clicks"];

/**
 * Keeps the counts of expiring rows. `expiring` selects their `id` and, as `source`, a name from a closed list. Nothing
 * that came from a visitor or a link is kept.
 */
export function keepCounts(db: Db, expiring: SQL) {
  const list = (of: (measure: string) => string) => sql.raw(MEASURES.map(of).join(", "));
  return runSql(
    db,
    sql`
    insert into expired_stats (grain, bucket, assessment_type, source, ${list((measure) => measure)})
    select f.grain, f.bucket, f.assessment_type, e.source, ${list((measure) => `sum(f.${measure})`)}
    from (${expiring}) as e cross join assessment_facts f on f.id = e.id
    where f.suspect = 0 group by 1, 2, 3, 4
    on conflict (grain, bucket, assessment_type, source) do update set
      ${list((measure) => `${measure} = ${measure} + excluded.${measure}`)}`,
  );
}

/** SQL for the sum of a roll-up column over the expired stats `s` of the pieces `p`. */
export function expiredSum(column: string): string {
  return MEASURES.includes(column) ? `coalesce(sum(p.sign * s.${column}), 0)` : "0";
}

/** The expired stats `s` within the pieces `p`. */
export function expiredOf(pieces: readonly Piece[]): SQL {
  return sql`${pieceTable(pieces)} as p cross join expired_stats s
    on s.grain = p.grain and s.bucket >= p.low and s.bucket < p.high`;
}
