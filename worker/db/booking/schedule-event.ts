import { CALL_SOURCE, SAME_CALL_MS } from "#domain/money/ads/schedule-event";
import type { ChannelSettings } from "#domain/delivery/channel-settings";
import { sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { allSql, runSql, type Db, type FollowedDb } from "../client.ts";
import { writeOf } from "../write-batch.ts";
import { adsGranted } from "../delivery/causes.ts";
import { insertMessages } from "../delivery/outbox.ts";
import { markFirst } from "../funnel/visits/mark-first.ts";
import { selectTombstone } from "../tombstones.ts";
import { isOwnBooking } from "../leads/shown-booking.ts";

/** The `source` of a booking's event. */
const callSource = sql`${CALL_SOURCE} || b.id`;

/** A lead's `Schedule` events that no webhook has reported yet: the page was first, and there is one at most. */
const isWaiting = sql`name = 'Schedule' and source = ''`;

/**
 * The statements that store a booking's `Schedule` once, under the id that the visitor's page reports it by if that
 * came first, and queue it for Meta; none unless Meta is to hear of it. A booking linked to the lead only by an address
 * takes no page's id, which would reveal it there. `which` says of a booking `b` whether it is the one. A call that was
 * moved has had its own, unless nothing was known of it.
 */
export function storeSchedule(
  db: Db,
  which: SQL,
  { open, adConsentByDefault, origin }: ChannelSettings,
  now: number,
): BatchItem<"sqlite">[] {
  if (!open.includes("meta")) return [];
  const isNew = sql`${which} and b.assessment_id is not null and b.replaced_by is null and b.status <> 'cancelled'
    and not exists (select 1 from ad_events e where e.assessment_id = b.assessment_id and e.name = 'Schedule'
      and e.source <> '' and (b.status = 'moved' or e.source = ${callSource}))`;
  const payload = { name: "Schedule" as const, source: sql`e.source`, byDefault: adConsentByDefault, origin };
  const rows = {
    key: sql`assessments.id || ':Schedule:' || e.source`,
    assessmentId: sql`assessments.id`,
    from: sql`bookings b join assessments on assessments.id = b.assessment_id
      join ad_events e on e.assessment_id = b.assessment_id and e.name = 'Schedule' and e.source = ${callSource}
      where ${which} and ${adsGranted(adConsentByDefault)}`,
  };
  const message = insertMessages({ channel: "meta", kind: "ad-event", payload }, rows, now);
  return [
    runSql(
      db,
      sql`update ad_events set source = (select ${callSource} from bookings b where ${isNew})
        where ${isWaiting} and created_at > ${now - SAME_CALL_MS}
          and assessment_id = (select b.assessment_id from bookings b where ${isNew} and ${isOwnBooking})`,
    ),
    runSql(
      db,
      sql`insert into ad_events (assessment_id, name, source, event_id, created_at)
        select b.assessment_id, 'Schedule', ${callSource}, ${crypto.randomUUID()}, b.created_at
        from bookings b where ${isNew}`,
    ),
    runSql(db, message),
  ];
}

type PageAct = { tombstone: string; now: number; open: ChannelSettings["open"] };

/**
 * The id under which the visitor's page reports the call that was just booked there: that of the webhook, or one that
 * the webhook will take. If Meta learns of it only from the page, nothing is stored. `gone` or `unknown` if there is no
 * such session to write to.
 */
export async function pageScheduleId(
  db: FollowedDb,
  sessionId: string,
  { tombstone, now, open }: PageAct,
): Promise<{ eventId: string } | "gone" | "unknown"> {
  if (!open.includes("meta")) {
    const session = await markFirst(db, sessionId, [], { tombstone, now });
    return session === "ok" ? { eventId: crypto.randomUUID() } : session;
  }
  const own = sql`(select id from assessments where session_id = ${sessionId})`;
  const others = sql`
    select ${callSource} from bookings b where b.assessment_id = ${own} and not coalesce(${isOwnBooking}, false)`;
  const isRecent = sql`assessment_id = ${own} and name = 'Schedule' and created_at > ${now - SAME_CALL_MS}
    and source not in (${others})`;
  const newest = sql`select id from ad_events where ${isRecent} order by created_at desc, id desc limit 1`;
  const { erased, told } = await writeOf(db, {
    erased: selectTombstone(db, tombstone, now),
    event: runSql(
      db,
      // Replaced, not updated: retention relies on ids that follow the order of time.
      sql`insert or replace into ad_events (assessment_id, name, source, event_id, created_at)
        select id, 'Schedule', '', ${crypto.randomUUID()}, ${now} from assessments
        where session_id = ${sessionId} and not exists (${newest})`,
    ),
    inBrowser: runSql(db, sql`update ad_events set in_browser = 1 where id = (${newest})`),
    told: allSql<{ eventId: string }>(
      db,
      sql`select event_id as eventId from ad_events where id = (${newest})`,
    ),
  });
  if (erased.length > 0) return "gone";
  return told[0] ?? "unknown";
}
