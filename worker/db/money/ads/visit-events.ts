import type { VisitEventName } from "#domain/money/ads/ad-events";
import type { VisitEvent } from "#domain/money/ads/visit-event";
import type { ChannelSettings } from "#domain/delivery/channel-settings";
import { sql } from "drizzle-orm";
import { runSql, type Db } from "../../client.ts";
import { adsGranted } from "../../delivery/causes.ts";
import { visitEvents } from "../../schema/delivery.ts";
import { assessments } from "../../schema/leads.ts";

/** What the browser reports of a visit. */
type ToldEvent = { name: VisitEventName; eventId: string };

/**
 * The statement that stores events of a session for the minute's run, each name once; none unless they go to Meta, as
 * nobody else reads them (contract 11, 19). It follows the statements that write the session and its consent.
 */
export function keepVisitEvents(
  db: Db,
  sessionId: string,
  told: readonly ToldEvent[],
  { open, adConsentByDefault: byDefault, origin }: ChannelSettings,
  now: number,
) {
  if (told.length === 0 || !open.includes("meta")) return [];
  const events: VisitEvent[] = told.map(({ name, eventId }) => {
    return { name, eventId, at: now, byDefault, ...(origin !== undefined && { origin }) };
  });
  // Of two with the same name in one call, the first counts too.
  const isKnown = sql`exists (
    select 1 from visit_events v, json_each(v.events) k
    where v.lead_id = ${assessments.id} and k.value ->> 'name' = e.value ->> 'name')
    or exists (select 1 from ad_events a where a.assessment_id = ${assessments.id} and a.name = e.value ->> 'name')`;
  return [
    runSql(
      db,
      sql`
      insert into ${visitEvents} (lead_id, begun_at, events, waiting)
      select id, created_at, json_group_array(json(event)), 1 from (
        select ${assessments.id}, ${assessments.createdAt}, e.value as event, min(e.key) as place
        from ${assessments} cross join json_each(${JSON.stringify(events)}) as e
        where ${assessments.sessionId} = ${sessionId} and ${adsGranted(byDefault)} and not (${isKnown})
        group by e.value ->> 'name' order by place)
      where true group by id
      on conflict (lead_id) do update set
        events = (select json_group_array(json(value)) from (
          select value from json_each(visit_events.events)
          union all select value from json_each(excluded.events)))`,
    ),
    // Separate from the events, because usually they are waiting already: an index changes with it.
    runSql(
      db,
      sql`
      update ${visitEvents} set waiting = 1
      where lead_id = (select id from ${assessments} where session_id = ${sessionId}) and waiting = 0
        and exists (select 1 from json_each(events) where value ->> 'sentIn' is null)`,
    ),
  ];
}
