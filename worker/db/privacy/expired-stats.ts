import { sql, type Name, type SQL } from "drizzle-orm";
import { runSql, type Db } from "../client.ts";

/** The measures to which an abandoned start can contribute: it was never completed and had no e-mail address. */
const MEASURES = ["total", "quiz_started", "chat_started", "consented", "booking_clicks"];

/**
 * Keeps the counts of expiring rows. `expiring` selects their `id` and, as `source`, a name from a closed list. Nothing
 * that came from a visitor or a link is kept.
 */
export function keepCounts(db: Db, expiring: SQL) {
  const list = (of: (measure: Name) => SQL) =>
    sql.join(
      MEASURES.map((measure) => of(sql.identifier(measure))),
      sql`, `,
    );
  return runSql(
    db,
    sql`
    insert into expired_stats (grain, bucket, assessment_type, source, ${list((measure) => sql`${measure}`)})
    select f.grain, f.bucket, f.assessment_type, e.source, ${list((measure) => sql`sum(f.${measure})`)}
    from (${expiring}) as e cross join assessment_facts f on f.id = e.id
    where f.suspect = 0 group by 1, 2, 3, 4
    on conflict (grain, bucket, assessment_type, source) do update set
      ${list((measure) => sql`${measure} = ${measure} + excluded.${measure}`)}`,
  );
}

/** SQL for the sum of a roll-up column over the expired stats `s` of the pieces `p`. */
export function expiredSum(column: string): SQL {
  return MEASURES.includes(column) ? sql`coalesce(sum(p.sign * s.${sql.identifier(column)}), 0)` : sql`0`;
}
