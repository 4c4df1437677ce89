import type { VisitEvent } from "#domain/money/ads/visit-event";
import type { MetaCookies } from "#domain/money/ads/meta-cookies";
import { isVisitEvent, type AdEvent, type VisitorAdEventName } from "#domain/money/ads/ad-events";
import type { ChannelSettings } from "#domain/delivery/channel-settings";
import { eq, inArray, sql } from "drizzle-orm";
import { batchOf } from "../../batch-of.ts";
import { runSql, type Db, type FollowedDb } from "../../client.ts";
import { writeBatch } from "../../write-batch.ts";
import { fillCookies } from "../../funnel/visits/meta-cookies.ts";
import type { MarkOutcome } from "../../funnel/visits/mark-first.ts";
import { markHubVisit } from "../../funnel/visits/mark-hub-visit.ts";
import { adEventCauses } from "../../delivery/causes.ts";
import { queueForSession, type Cause } from "../../delivery/outbox.ts";
import { adEvents, visitEvents } from "../../schema/delivery.ts";
import { assessments } from "../../schema/leads.ts";
import { selectTombstone } from "../../tombstones.ts";
import { keepVisitEvents } from "./visit-events.ts";

/**
 * The statement that stores a session's ad events, at most one per name and source; none of a lead of Meta's forms
 * (contract 23). `when` (SQL over the assessment's
 * columns) says in which state of the assessment it does.
 */
export function insertAdEvents(
  db: Db,
  sessionId: string,
  events: readonly AdEvent[],
  now: number,
  when = sql`true`,
) {
  return runSql(
    db,
    sql`
    insert into ${adEvents} (assessment_id, name, source, event_id, params, in_browser, created_at)
    select ${assessments.id}, e.value ->> 'name', e.value ->> 'source', e.value ->> 'eventId', e.value -> 'params',
      e.value ->> 'inBrowser', ${now}
    from ${assessments} cross join json_each(${JSON.stringify(events)}) as e
    where ${eq(assessments.sessionId, sessionId)} and assessment_type <> 'form' and ${when}
    on conflict (assessment_id, name, source) do nothing`,
  );
}

/**
 * The statements that store an event of a session, together with the message that it causes; none where it causes none,
 * as nobody else reads it (contract 19). The events of a visit before its lead wait for the minute's run in a row of
 * their own.
 */
function keepAdEvent(
  db: Db,
  sessionId: string,
  event: Reported["event"],
  channels: ChannelSettings,
  now: number,
) {
  const { name, eventId } = event;
  if (isVisitEvent(name)) return keepVisitEvents(db, sessionId, [{ name, eventId }], channels, now);
  const causes = adEventCauses(channels, name, event.source);
  if (causes.length === 0) return [];
  const queued = causes.map((cause) => queueForSession(db, sessionId, ifNew(cause, event, now), now));
  return [insertAdEvents(db, sessionId, [event], now), ...queued];
}

/** An event from the browser, and the visitor's cookies, if they may be stored. */
type Reported = {
  event: AdEvent & { name: VisitorAdEventName };
  channels: ChannelSettings;
  cookies: MetaCookies | null;
  /** Whether it is a visit to the hub; the first one is recorded. */
  isHubVisit: boolean;
};

/**
 * Records an event of a known session together with the message that it causes. If no channel is to report it, nothing
 * is stored (contract 19), but the session is still looked up.
 */
export async function recordAdEvent(
  db: FollowedDb,
  sessionId: string,
  { event, channels, cookies, isHubVisit }: Reported,
  { tombstone, now }: { tombstone: string; now: number },
): Promise<MarkOutcome> {
  const isHeard = channels.open.includes("meta");
  const [known, erased] = await writeBatch(db, [
    db.select({ id: assessments.id }).from(assessments).where(eq(assessments.sessionId, sessionId)),
    selectTombstone(db, tombstone, now),
    ...(isHubVisit ? [markHubVisit(db, sessionId, now)] : []),
    ...keepAdEvent(db, sessionId, event, channels, now),
    ...(isHeard && cookies ? [fillCookies(db, sessionId, cookies, channels.adConsentByDefault)] : []),
  ]);
  if (erased.length > 0) return "gone";
  return known.length > 0 ? "ok" : "unknown";
}

/** An event that was reported before causes nothing again, however long ago its delivery was deleted. */
function ifNew(cause: Cause, { name, source }: AdEvent, now: number): Cause {
  const isNew = sql`exists (
    select 1 from ad_events e where e.assessment_id = ${assessments.id} and e.name = ${name} and e.source = ${source}
      and e.created_at = ${now})`;
  return { ...cause, when: cause.when ? sql`${cause.when} and ${isNew}` : isNew };
}

/** A stored event. Its time is in milliseconds since 1970. */
export type KeptAdEvent = Pick<
  typeof adEvents.$inferSelect,
  "assessmentId" | "name" | "source" | "eventId" | "params" | "createdAt"
> & {
  /** Its entry among those of its visit, if it is one of them. */
  visit: VisitEvent | null;
};

/** All stored events of these assessments. */
export async function findAdEvents(db: Db, assessmentIds: readonly number[]): Promise<KeptAdEvent[]> {
  const wanted = sql`(select value from json_each(${JSON.stringify(assessmentIds)}))`;
  const { kept, visits } = await batchOf(db, {
    kept: db
      .select({
        assessmentId: adEvents.assessmentId,
        name: adEvents.name,
        source: adEvents.source,
        eventId: adEvents.eventId,
        params: adEvents.params,
        createdAt: adEvents.createdAt,
      })
      .from(adEvents)
      .where(inArray(adEvents.assessmentId, wanted)),
    visits: db
      .select({ assessmentId: visitEvents.leadId, events: visitEvents.events })
      .from(visitEvents)
      .where(inArray(visitEvents.leadId, wanted)),
  });
  const ofVisits = visits.flatMap(({ assessmentId, events }) =>
    events.map((visit) => ({ assessmentId, ...eventOf(visit), visit })),
  );
  return [...kept.map((event) => ({ ...event, visit: null })), ...ofVisits];
}

function eventOf({ name, eventId, at }: VisitEvent) {
  return { name, source: "", eventId, params: {}, createdAt: at };
}
