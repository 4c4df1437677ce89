import { WIDTHS } from "#domain/consequences/grains";
import { sql, type SQL } from "drizzle-orm";
import { runSql, type Db } from "../client.ts";

/** The measures to which an abandoned start can contribute: it was never completed and had no e-mail address. */
const MEASURES = {
  total: sql`1`,
  quiz_started: sql`quiz_started_at is not null`,
  chat_started: sql`chat_started_at is not null`,
  consented: sql`email_consent is not null`,
  booking_clicks: sql`booking_link_clicked is not null`,
};

/**
 * Keeps the counts of expiring rows. `expiring` selects their `id` and, as `source`, a name from a closed list. Nothing
 * that came from a visitor or a link is kept.
 */
export function keepCounts(db: Db, expiring: SQL) {
  const list = (of: (measure: SQL, fact: SQL) => SQL) =>
    sql.join(
      Object.entries(MEASURES).map(([measure, fact]) => of(sql`${sql.identifier(measure)}`, fact)),
      sql`, `,
    );
  return runSql(
    db,
    sql`
    insert into expired_stats (grain, bucket, assessment_type, source, ${list((measure) => measure)})
    select g.key, a.created_at / g.value * g.value, a.assessment_type, e.source, ${list((_, fact) => sql`sum(${fact})`)}
    from (${expiring}) as e cross join assessments a on a.id = e.id cross join json_each(${JSON.stringify(WIDTHS)}) as g
    where a.suspect = 0 group by 1, 2, 3, 4
    on conflict (grain, bucket, assessment_type, source) do update set
      ${list((measure) => sql`${measure} = ${measure} + excluded.${measure}`)}`,
  );
}

/** SQL for the sum of a roll-up column over the expired stats `s` of the pieces `p`. */
export function expiredSum(column: string): SQL {
  return column in MEASURES ? sql`coalesce(sum(p.sign * s.${sql.identifier(column)}), 0)` : sql`0`;
}
