import type { Span } from "#domain/figures/day-pieces";
import { sql, type SQL } from "drizzle-orm";
import { allSql, runSql, type Db } from "../../client.ts";

const QUARTER_MS = 15 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How long (ms) the buckets of expired starts are: UTC quarter-hours, days, weeks (no longer read) and all time. Their
 * rows are gone, so they cannot be recounted by another zone's days.
 */
const WIDTHS = { q: QUARTER_MS, d: DAY_MS, w: 7 * DAY_MS, a: 9_000_000_000_000_000 } as const;

/** The measures to which an abandoned start can contribute: it was never completed and had no e-mail address. */
const MEASURES = {
  total: sql`1`,
  quiz_started: sql`quiz_started_at is not null`,
  chat_started: sql`chat_started_at is not null`,
  consented: sql`email_consent is not null`,
  booking_clicks: sql`booking_link_clicked is not null`,
};

/**
 * Stores the counts of expiring rows. `expiring` selects their `id` and, as `source`, a name from a closed list.
 * Nothing that came from a visitor or a link is stored.
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

/** Expired starts of a stretch of time, by how they began. */
export type ExpiredCell = {
  key: number;
  assessmentType: string;
  total: number;
  quizStarted: number;
  chatStarted: number;
  consented: number;
  bookingClicks: number;
};

/** Those of each stretch, for a batch. A stretch begins and ends here with the next quarter-hour. */
export function selectExpired(db: Db, spans: readonly Span[]) {
  return allSql<ExpiredCell>(
    db,
    sql`
    select p.value ->> 'key' as key, e.assessment_type as assessmentType, sum(e.total) as total,
      sum(e.quiz_started) as quizStarted, sum(e.chat_started) as chatStarted, sum(e.consented) as consented,
      sum(e.booking_clicks) as bookingClicks
    from json_each(${JSON.stringify(spans.flatMap(bucketsOf))}) p cross join expired_stats e
      on e.grain = p.value ->> 'grain' and e.bucket >= p.value ->> 'low' and e.bucket < p.value ->> 'high'
    group by 1, 2`,
  );
}

type Buckets = { key: number; grain: keyof typeof WIDTHS; low: number; high: number };

/** Whole UTC days, and the quarter-hours before and after them. */
function bucketsOf({ key, start, end }: Span): Buckets[] {
  if (start === null && end === null) return [{ key, grain: "a", low: 0, high: 1 }];
  const low = upTo(QUARTER_MS, start ?? 0);
  const high = upTo(QUARTER_MS, end ?? WIDTHS.a);
  const firstDay = Math.min(upTo(DAY_MS, low), high);
  const lastDay = Math.max(firstDay, Math.floor(high / DAY_MS) * DAY_MS);
  const all: Buckets[] = [
    { key, grain: "q", low, high: firstDay },
    { key, grain: "d", low: firstDay, high: lastDay },
    { key, grain: "q", low: lastDay, high },
  ];
  return all.filter((buckets) => buckets.low < buckets.high);
}

function upTo(width: number, time: number): number {
  return Math.ceil(time / width) * width;
}
