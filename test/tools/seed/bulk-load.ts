import type { DatabaseSync } from "node:sqlite";
import { countLeadAds } from "./count-lead-ads.ts";
import { drawConsequences } from "./draw-consequences.ts";

type Attached = { type: string; name: string; sql: string };

/**
 * Runs a load with the triggers and indexes of the assessments and the triggers of their history out of the way, and
 * puts them back exactly as they were, with the roll-ups and the search counted anew. All in one transaction.
 */
export function bulkLoad(db: DatabaseSync, load: () => void, onStep: (step: string) => void): void {
  db.exec("begin exclusive");
  try {
    const attached = [
      ...["assessments", "lead_ads"].flatMap((table) => attachedTo(db, table)),
      ...triggersOf(attachedTo(db, "status_history")),
    ];
    const lastId = Number(db.prepare("select coalesce(max(id), 0) as id from assessments").get()?.["id"]);
    for (const { type, name } of attached) db.exec(`drop ${type} "${name}"`);
    onStep("Writing assessments");
    load();
    onStep("Counting roll-ups");
    for (const sql of ROLL_UPS) db.exec(sql);
    countLeadAds(db);
    onStep("Building the search");
    for (const sql of SEARCH) db.prepare(sql).run(lastId);
    onStep("Building indexes");
    for (const { sql } of attached) db.exec(sql);
    onStep("Joining people");
    drawConsequences(db);
    db.exec("commit");
  } catch (error) {
    db.exec("rollback");
    throw error;
  }
}

/** Indexes before triggers, each with the statement that made it; those of constraints have none. */
function attachedTo(db: DatabaseSync, table: string): Attached[] {
  return db
    .prepare(
      `select type, name, sql from sqlite_master
       where tbl_name = ? and type in ('index', 'trigger') and sql is not null order by type, name`,
    )
    .all(table)
    .map(({ type, name, sql }) => ({ type: String(type), name: String(name), sql: String(sql) }));
}

const triggersOf = (attached: readonly Attached[]) => attached.filter(({ type }) => type === "trigger");

const STATS_KEYS = "assessment_type, offer_tier, lead_status, has_email, ";
const STATS_SUMS = [
  "total",
  "quiz_started",
  "chat_started",
  "completed",
  "consented",
  "emails_sent",
  "booking_clicks",
  "deal_count",
  "deal_sum",
  "timed_count",
  "timed_ms",
  "hubs",
  "hub_visits",
  "exceptional",
  "high",
  "medium",
  "low",
  "calls_booked",
  "calls_held",
  "calls_missed",
];

/** Quarter-hours from the rows, and the other grains from those: sums of sums. */
function rollUp(
  table: string,
  keys: string,
  sums: readonly (readonly [column: string, fact: string])[],
): string[] {
  const columns = sums.map(([column]) => column);
  const insert = `insert into ${table} (grain, bucket, ${keys}${columns.join(", ")})`;
  const again = columns.map((column) => `sum(${column})`).join(", ");
  const from = (grain: string, bucket: string, finer: string) =>
    `${insert} select '${grain}', ${bucket} as start, ${keys}${again} from ${table} where grain = '${finer}'
     group by ${keys}start`;
  return [
    `delete from ${table}`,
    `${insert} select grain, bucket, ${keys}${sums.map(([, fact]) => `sum(${fact})`).join(", ")}
     from assessment_facts where grain = 'q' group by ${keys}bucket`,
    from("d", "bucket / 86400000 * 86400000", "q"),
    from("w", "bucket / 604800000 * 604800000", "d"),
    from("a", "0", "d"),
  ];
}

const same = (columns: readonly string[]) => columns.map((column) => [column, column] as const);

const ROLL_UPS = [
  ...rollUp("assessment_stats", STATS_KEYS, same(STATS_SUMS)),
  ...rollUp("assessment_trend", "", same(["total", "completed", "booking_clicks"])),
  ...rollUp("campaign_stats", "source, campaign, ", [
    ...same(["total", "completed"]),
    ["leads", "has_email"],
    ["won", "won_leads"],
    ["deal_sum", "lead_value"],
  ]),
  "delete from lost_stats",
  `insert into lost_stats (grain, bucket, reason, total, deal_sum)
   select grain, bucket, lost, count(*), sum(lead_value) from assessment_facts
   where lost is not null and suspect = 0 group by 1, 2, 3`,
  "delete from first_call_stats",
  `insert into first_call_stats
     (grain, bucket, band, staff, speed, total, in_time, reached, won, minutes, lived_minutes)
   select grain, bucket, band, staff, speed, sum(total), sum(in_time), sum(reached), sum(won),
     json_group_object(minute, calls) filter (where minute is not null),
     json_group_object(lived_minute, calls) filter (where lived_minute is not null)
   from (
     select grain, bucket, band, staff, speed, cast(minute as text) as minute, null as lived_minute, count(*) as calls,
       count(*) as total, sum(in_time) as in_time, sum(reached) as reached, sum(won) as won
     from assessment_facts where speed is not null group by 1, 2, 3, 4, 5, 6
     union all
     select grain, bucket, band, staff, speed, null, cast(lived_minute as text), count(*), 0, 0, 0, 0
     from assessment_facts where speed is not null and lived_minute is not null group by 1, 2, 3, 4, 5, 7)
   group by 1, 2, 3, 4, 5`,
  "delete from cohort_stats",
  `insert into cohort_stats (grain, bucket, total, won)
   select grain, changed_at / width * width as start, count(*), sum(won)
   from cohort_leads cross join roll_up_grains group by grain, start`,
  "delete from owner_stats",
  `insert into owner_stats (owner, lead_status, has_email, total, completed, booking_clicks, deal_count, deal_sum)
   select owner, lead_status, email is not null as has_email, count(*), count(completed_at),
     count(booking_link_clicked), count(deal_value), coalesce(sum(deal_value), 0)
   from assessments where owner is not null and suspect = 0 group by 1, 2, 3`,
  "delete from answer_stats",
  `insert into answer_stats (answer_key, offer_tier, score, total)
   select answer_key, offer_tier, score, count(*) from assessments
   where answer_key is not null and offer_tier is not null and score is not null group by 1, 2, 3`,
];

/** For the rows behind an id. */
const SEARCH = [
  `insert into assessment_search (rowid, name, email, phone)
   select id, name, email, phone from assessments where id > ? and coalesce(name, email, phone) is not null`,
  `insert into assessment_prefixes (prefix, id)
   select distinct substr(lower(text), 1, length), id from (
     select id, name as text, 1 as length from assessments where id > ?1
     union all select id, name, 2 from assessments where id > ?1
     union all select id, email, 1 from assessments where id > ?1
     union all select id, email, 2 from assessments where id > ?1
   ) where text is not null order by 1, 2`,
];
