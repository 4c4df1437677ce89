import type { BookingProvider, BookingWord } from "#domain/booking/booking-event";
import type { BookingState } from "#domain/booking/booking-status";
import { and, desc, eq, isNull, lt, sql, type SQL } from "drizzle-orm";
import { auditWrite, type StaffAct } from "../people/audit/audit.ts";
import { runSql, type Db, type FollowedDb } from "../client.ts";
import { writeBatch } from "../write-batch.ts";
import { projectLeads } from "../calls/consequences/project-leads.ts";
import { insertMessages } from "../delivery/outbox.ts";
import { leadsOfBooking, queueStages } from "../delivery/crm-stages.ts";
import { bookings } from "../schema/booking.ts";
import { assessments } from "../schema/leads.ts";
import { keepTombstones, TOMBSTONE_MS } from "../tombstones.ts";
import type { SettingsOfLead } from "../leads/move-lead.ts";
import { batchOf } from "../batch-of.ts";
import { assignCallMails, followReport, selectBefore } from "../mail/call-mails.ts";
import { selectBookingSwitches, switchesOf } from "../mail/mail-calls.ts";
import { assignThreads } from "../mail/threads.ts";
import { inherit, leadOf, leadsOf, type BookingNews } from "./booking-lead.ts";
import { countBooked } from "../figures/steps/count-booked.ts";
import { storeSchedule } from "./schedule-event.ts";
import { findBookedLead, selectBookedLead, tellLeads } from "./tell-leads.ts";
import { upsertBooking, wasErased } from "./upsert-booking.ts";

export type BookingRow = typeof bookings.$inferSelect;

const LIST_MAX = 200;
const NOWHERE = { country: null, region: null };

/**
 * Applies a provider's event in one batch, together with the mails, the Slack message and the ad event that it causes. A repeated
 * or outdated event changes and causes nothing. An event of an erased call stores no name or address and brings nothing
 * back.
 */
export async function applyBooking(
  db: FollowedDb,
  news: BookingNews,
  now: number,
  settingsOf: SettingsOfLead,
): Promise<void> {
  const { replaced } = news;
  const { found, switches, before } = await batchOf(db, {
    found: selectBookedLead(db, leadOf(news)),
    switches: selectBookingSwitches(db),
    before: selectBefore(db, news),
  });
  const lead = found[0] ?? null;
  const causing = { switches: switchesOf(switches), now };
  const settings = settingsOf(lead ?? NOWHERE);
  const own = sql`b.provider = ${news.provider} and b.provider_id = ${news.providerId}`;
  const takenBack = { ...news, words: [{ email: null, said: null }] };
  await writeBatch(db, [
    keepTombstones(db, spent(news, now)),
    runSql(db, upsertBooking(news, now)),
    ...(replaced === null ? [] : [runSql(db, replace(news, replaced, now))]),
    runSql(db, inherit(news)),
    runSql(db, tellLeads(leadsOf(news), now)),
    ...(news.isUndecided ? keepWord(db, takenBack, now) : []),
    runSql(db, queueNews(news, now)),
    ...followReport(db, news, before[0] ?? null, { settings, ...causing }),
    ...storeSchedule(db, own, settings, now),
    ...(lead?.assessmentType === "form" ? queueStages(db, leadsOfBooking(own), settings, now) : []),
    ...(lead ? countBooked(db, lead, isBooked(own, lead.id), now) : []),
  ]);
  await projectLeads(db);
}

/** Whether the booking `own` is this lead's, and a call that is to be held. */
function isBooked(own: SQL, leadId: number): SQL {
  return sql`exists (
    select 1 from bookings b where ${own} and b.assessment_id = ${leadId} and b.replaced_by is null
      and b.status <> 'cancelled')`;
}

type Word = Pick<BookingWord, "providerId" | "words" | "at"> & { provider: BookingProvider };

/** Stores the outcome that a provider reports, if the call is known and has no newer one. */
export async function applyWord(db: FollowedDb, word: Word, now: number): Promise<void> {
  await writeBatch(db, keepWord(db, word, now));
}

/** A report about one attendee is about the lead if it names the lead's address or none; a guest's is not. */
function keepWord(db: Db, { provider, providerId, words, at }: Word, now: number) {
  const said = sql`
    select value ->> 'said' from json_each(${JSON.stringify(words)})
    where coalesce(lower(value ->> 'email') = lower(bookings.email), true) limit 1`;
  const isNews = sql`provider = ${provider} and provider_id = ${providerId} and said_at < ${at} and exists (${said})`;
  return [
    // The lead's card shows it.
    runSql(
      db,
      sql`update assessments set updated_at = ${now}
        where id = (select assessment_id from bookings where ${isNews} and said is not (${said}))`,
    ),
    runSql(
      db,
      sql`update bookings set said = (${said}), said_at = ${at}, updated_at = ${now} where ${isNews}`,
    ),
  ] as const;
}

/** A call that replaces an erased one counts as erased as well, and so do later events about it. */
function spent(news: BookingNews, now: number): SQL {
  const until = Math.max(now, news.startsAt ?? 0) + TOMBSTONE_MS;
  return sql`select ${news.tombstone}, ${until} where ${wasErased(news, now)}`;
}

/** A booking that was moved is over, even if its own event arrives after that of the move. */
function replace(news: BookingNews, replaced: NonNullable<BookingNews["replaced"]>, now: number) {
  const { provider, providerId, at } = news;
  return sql`
    insert into bookings (provider, provider_id, tombstone, status, event_at, replaced_by, created_at, updated_at)
    select ${provider}, ${replaced.id}, ${replaced.tombstone}, 'cancelled', ${at}, ${providerId}, ${now}, ${now}
    from bookings where provider = ${provider} and provider_id = ${providerId}
    on conflict (provider, provider_id) do update set status = 'cancelled',
      replaced_by = excluded.replaced_by, event_at = max(event_at, excluded.event_at), updated_at = excluded.updated_at`;
}

/** Queued once for each state of a booking, and only if the event describes the booking's current state. */
function queueNews({ provider, providerId, status, startsAt, at }: BookingNews, now: number) {
  const rows = {
    key: sql`${`${provider}:${providerId}:${status}:${startsAt ?? ""}`}`,
    assessmentId: sql`b.assessment_id`,
    from: sql`bookings b
      where b.provider = ${provider} and b.provider_id = ${providerId} and b.status = ${status}
        and b.event_at = ${at} and b.replaced_by is null
        and exists (select 1 from slack_installation)
        and not exists (select 1 from assessments a where a.id = b.assessment_id and a.suspect = 1)`,
  };
  const payload = { bookingId: sql`b.id`, status, startsAt: sql`b.starts_at` };
  return insertMessages({ channel: "slack", kind: "slack-booking", payload }, rows, now);
}

export async function findBooking(db: Db, id: number): Promise<BookingRow | null> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  return row ?? null;
}

/** Bookings, newest first, without those that were moved, each with its lead's session if it has one. */
export async function listBookings(
  db: Db,
  {
    unmatched,
    assessmentId,
    before,
    limit = LIST_MAX,
  }: {
    unmatched: boolean;
    assessmentId?: number | undefined;
    /** Goes on after this booking. */
    before?: number | undefined;
    limit?: number;
  },
) {
  return db
    .select({
      id: bookings.id,
      provider: bookings.provider,
      status: sql<BookingState>`coalesce(${bookings.outcome}, ${bookings.status})`,
      said: bookings.said,
      name: bookings.name,
      email: bookings.email,
      contactId: bookings.contactId,
      startsAt: bookings.startsAt,
      createdAt: bookings.createdAt,
      assessmentId: bookings.assessmentId,
      matchedBy: bookings.matchedBy,
    })
    .from(bookings)
    .where(
      and(
        isNull(bookings.replacedBy),
        unmatched ? isNull(bookings.assessmentId) : undefined,
        assessmentId === undefined ? undefined : eq(bookings.assessmentId, assessmentId),
        before === undefined ? undefined : lt(bookings.id, before),
      ),
    )
    .orderBy(desc(bookings.id))
    .limit(limit);
}

/** Assigns a booking to a lead on behalf of staff. Says which of the two is missing, if either is. */
export async function matchBooking(
  db: FollowedDb,
  act: StaffAct,
  id: number,
  sessionId: string,
  settingsOf: SettingsOfLead,
): Promise<"matched" | "unknown_booking" | "unknown_session"> {
  const lead = sql`(select id from ${assessments} where session_id = ${sessionId})`;
  const found = await findBookedLead(db, lead);
  const settings = settingsOf(found ?? NOWHERE);
  const own = sql`b.id = ${id}`;
  const [known, lost] = await writeBatch(db, [
    db.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)),
    db.select({ id: assessments.id }).from(assessments).where(eq(assessments.sessionId, sessionId)),
    db
      .update(bookings)
      .set({ assessmentId: lead, matchedBy: matchedByStaff(lead), updatedAt: act.now })
      .where(and(eq(bookings.id, id), sql`${lead} is not null`)),
    auditWrite(db, act, id, { action: "match", entity: "booking", details: {} }),
    assignCallMails(db, own),
    assignThreads(db, own),
    runSql(db, tellLeads(sql`select coalesce(assessment_id, 0) from bookings where id = ${id}`, act.now)),
    ...storeSchedule(db, own, settings, act.now),
    ...(found?.assessmentType === "form" ? queueStages(db, leadsOfBooking(own), settings, act.now) : []),
    ...(found ? countBooked(db, found, isBooked(own, found.id), act.now) : []),
  ]);
  await projectLeads(db);
  if (known.length === 0) return "unknown_booking";
  return lost.length === 0 ? "unknown_session" : "matched";
}

/** If staff confirm what our reference had proved, its visitor loses nothing. */
const matchedByStaff = (lead: SQL) =>
  sql<"ref" | "staff">`iif(matched_by = 'ref' and assessment_id = ${lead}, 'ref', 'staff')`;
