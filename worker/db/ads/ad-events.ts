import type { AdEvent } from "#domain/ads/ad-events";
import type { MetaCookies } from "#domain/ads/meta-cookies";
import { eq, inArray, sql } from "drizzle-orm";
import { runSql, type Db } from "../client.ts";
import { fillCookies } from "../visits/meta-cookies.ts";
import type { MarkOutcome } from "../visits/mark-first.ts";
import { markHubVisit } from "../visits/mark-hub-visit.ts";
import { queueForSession, type Cause } from "../delivery/outbox.ts";
import { adEvents, assessments } from "../schema.ts";
import { selectTombstone } from "../tombstones.ts";

/**
 * The statement that stores a session's ad events, at most one per name and source. `when` (SQL over the assessment's
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
    where ${eq(assessments.sessionId, sessionId)} and ${when}
    on conflict (assessment_id, name, source) do nothing`,
  );
}

/** An event of the browser's, the messages that it causes, and the visitor's cookies, if they are to be kept. */
type Reported = {
  event: AdEvent;
  causes: Cause[];
  cookies: MetaCookies | null;
  adsByDefault: boolean;
  /** Whether it is a visit to the hub, of which the first is noted. */
  isHubVisit: boolean;
};

/**
 * The statements that store events of a session, together with the messages that they cause; none where they cause none,
 * as nobody else reads them (contract 19).
 */
export function keepAdEvents(
  db: Db,
  sessionId: string,
  told: readonly Pick<Reported, "event" | "causes">[],
  now: number,
) {
  const wanted = told.filter(({ causes }) => causes.length > 0);
  if (wanted.length === 0) return [];
  const events = wanted.map(({ event }) => event);
  const queued = wanted.flatMap(({ event, causes }) =>
    causes.map((cause) => queueForSession(db, sessionId, ifNew(cause, event, now), now)),
  );
  return [insertAdEvents(db, sessionId, events, now), ...queued];
}

/**
 * Records an event of a known session together with the messages that it causes. Where it causes none, nothing is
 * stored (contract 19), but the session is still looked up.
 */
export async function recordAdEvent(
  db: Db,
  sessionId: string,
  { event, causes, cookies, adsByDefault, isHubVisit }: Reported,
  { tombstone, now }: { tombstone: string; now: number },
): Promise<MarkOutcome> {
  const [known, erased] = await db.batch([
    db.select({ id: assessments.id }).from(assessments).where(eq(assessments.sessionId, sessionId)),
    selectTombstone(db, tombstone, now),
    ...(isHubVisit ? [markHubVisit(db, sessionId, now)] : []),
    ...keepAdEvents(db, sessionId, [{ event, causes }], now),
    ...(causes.length > 0 && cookies ? [fillCookies(db, sessionId, cookies, adsByDefault)] : []),
  ]);
  if (erased.length > 0) return "gone";
  return known.length > 0 ? "ok" : "unknown";
}

/** What was told before causes nothing again, however long its delivery is forgotten. */
function ifNew(cause: Cause, { name, source }: AdEvent, now: number): Cause {
  const isNew = sql`exists (
    select 1 from ad_events e where e.assessment_id = ${assessments.id} and e.name = ${name} and e.source = ${source}
      and e.created_at = ${now})`;
  return { ...cause, when: cause.when ? sql`${cause.when} and ${isNew}` : isNew };
}

/** A stored event. Its time is in milliseconds since 1970. */
export type KeptAdEvent = Awaited<ReturnType<typeof findAdEvents>>[number];

/** All stored events of these assessments. */
export async function findAdEvents(db: Db, assessmentIds: readonly number[]) {
  const wanted = sql`(select value from json_each(${JSON.stringify(assessmentIds)}))`;
  return db
    .select({
      assessmentId: adEvents.assessmentId,
      name: adEvents.name,
      source: adEvents.source,
      eventId: adEvents.eventId,
      params: adEvents.params,
      createdAt: adEvents.createdAt,
    })
    .from(adEvents)
    .where(inArray(adEvents.assessmentId, wanted));
}
