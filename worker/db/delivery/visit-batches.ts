import { sql } from "drizzle-orm";
import { runSql, type Db } from "../client.ts";
import { outbox, visitEvents } from "../schema/delivery.ts";
import { areOurs, type Claim } from "./claims.ts";
import { insertMessages } from "./outbox.ts";

/** Statements that queue messages. */
export type QueueStatements = ReturnType<typeof takeVisitEvents>;

/**
 * The statements that take waiting events of visits, `most` of them at most, into one row of the outbox, from which they
 * are sent together. They leave no row where nothing waits. They belong in one batch.
 */
export function takeVisitEvents(db: Db, most: number, now: number) {
  const key = crypto.randomUUID();
  // Those that began first. The index names what waits, and no more of it is read than goes.
  const taken = sql`
    select lead_id, waits from (
      select lead_id, waits, sum(waits) over (order by lead_id) as so_far from (
        select lead_id,
          (select count(*) from json_each(events) where value ->> 'sentIn' is null) as waits
        from visit_events indexed by visit_events_waiting where waiting = 1 order by lead_id limit ${most}))
    where so_far <= ${most}`;
  const message = {
    channel: "meta",
    kind: "visit-events",
    payload: { visits: sql`json_group_array(lead_id)`, count: sql`sum(waits)` },
  } as const;
  const rows = { key: sql`${key}`, from: sql`(${taken}) where true having count(*) > 0` };
  return [
    runSql(db, insertMessages(message, rows, now)),
    runSql(
      db,
      sql`
      update ${visitEvents} set waiting = 0, events = (
        select json_group_array(json(iif(e.value ->> 'sentIn' is not null, e.value,
          json_set(e.value, '$.sentIn', (select id from outbox where dedupe_key = ${`visit-events:${key}`})))))
        from json_each(visit_events.events) e)
      where lead_id in (select lead_id from (${taken}))`,
    ),
  ];
}

/** An event that a row went without, and why. */
export type LeftOut = { leadId: number; name: string; reason: string };

/** Records with the events of visits why a row was sent without them. */
export async function noteLeftOut(db: Db, sentIn: number, left: readonly LeftOut[]): Promise<void> {
  const given = JSON.stringify(left);
  await runSql(
    db,
    sql`
    update ${visitEvents} set events = (
      select json_group_array(json(coalesce((
        select json_set(e.value, '$.leftOut', l.value ->> 'reason') from json_each(${given}) l
        where l.value ->> 'leadId' = visit_events.lead_id and l.value ->> 'name' = e.value ->> 'name'
          and e.value ->> 'sentIn' = ${sentIn}), e.value)))
      from json_each(visit_events.events) e)
    where lead_id in (select value ->> 'leadId' from json_each(${given}))`,
  );
}

/** Gives each event of these rows its own row, because its peer refused them together for the fault of one. */
export async function splitVisitEvents(db: Db, claims: readonly Claim[]): Promise<void> {
  const ours = sql`(select id from ${outbox} where ${areOurs(claims)})`;
  await db.batch([
    runSql(
      db,
      sql`
      insert into ${outbox} (dedupe_key, channel, kind, assessment_id, payload, created_at, due_at, first_tried_at)
      select 'ad-event:' || lead_id || ':' || (e.value ->> 'name') || ':', o.channel, 'ad-event', lead_id,
        json_patch(json_object('name', e.value ->> 'name', 'source', '', 'byDefault', e.value -> 'byDefault'),
          json_object('origin', e.value ->> 'origin')), o.created_at, o.due_at, o.first_tried_at
      from outbox o cross join json_each(o.payload, '$.visits') v
        cross join visit_events on visit_events.lead_id = v.value
        cross join json_each(visit_events.events) e
      where o.id in ${ours} and e.value ->> 'sentIn' = o.id and e.value ->> 'leftOut' is null
      on conflict (dedupe_key) do nothing`,
    ),
    db.delete(outbox).where(areOurs(claims)),
  ]);
}
