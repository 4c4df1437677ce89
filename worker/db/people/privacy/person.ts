import type { AssessmentType } from "#domain/leads/assessment-list";
import type { BookingState } from "#domain/booking/booking-status";
import {
  PERSON_BOOKINGS_MAX,
  type PersonalBooking,
  type PersonalData,
  type PersonalParts,
} from "#domain/people/privacy/personal-data";
import { PERSON_MAX } from "#domain/leads/timeline/lead-details";
import { isoTextOrNull } from "#domain/time/iso-text";
import { clocksOf } from "#domain/time/zoned-time";
import { desc, inArray, sql, type SQL } from "drizzle-orm";
import { allSql, runSql, type Db, type FollowedDb } from "../../client.ts";
import { writeBatch } from "../../write-batch.ts";
import { bookingTombstones, eraseSession } from "./erasure.ts";
import { selectBookings } from "./own-data.ts";
import { forgetCallMails } from "../../mail/call-mails.ts";
import { forgetThreads } from "../../mail/threads.ts";
import { keepTombstones } from "../../tombstones.ts";
import { bookings } from "../../schema/booking.ts";
import { mailStops } from "../../schema/delivery.ts";
import { assessments } from "../../schema/leads.ts";
import { auditAct, auditEach, auditRemoval, type StaffAct } from "../audit/audit.ts";
import { personalAssessmentOf, selectPersonRows } from "../../leads/timeline/lead-person.ts";
import { keysOfAll, personIds } from "../../calls/consequences/person-ids.ts";

/** A session of a person. */
export type PersonSession = { sessionId: string; assessmentType: AssessmentType; email: string | null };

const listOf = (ids: readonly number[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`;

/** What is stored about the person of an e-mail: their assessments by e-mail and phone, and their booked calls. */
export async function findPerson(db: Db, email: string): Promise<PersonalData> {
  const ids = personIds(sql`select 'email', lower(${email})`);
  const [rows, booked] = await db.batch([
    selectPersonRows(db, ids),
    db
      .select({
        id: bookings.id,
        leadId: bookings.assessmentId,
        status: sql<BookingState>`coalesce(${bookings.outcome}, ${bookings.status})`,
        name: bookings.name,
        email: bookings.email,
        startsAt: bookings.startsAt,
        leadZone: sql<
          string | null
        >`(select time_zone from assessments where assessments.id = bookings.assessment_id)`,
        teamZone: sql<string | null>`(select value from system_settings where key = 'desk_time_zone')`,
      })
      .from(bookings)
      .where(sql`${bookings.id} in (${bookingsOf(email, ids)})`)
      .orderBy(desc(bookings.id))
      .limit(PERSON_BOOKINGS_MAX),
  ]);
  const assessed = rows.map((row) => personalAssessmentOf(row, email));
  const called = booked.map(({ leadZone, teamZone, startsAt, ...row }): PersonalBooking => ({
    ...row,
    startsAt: isoTextOrNull(startsAt),
    clocks: startsAt === null ? [] : clocksOf(startsAt, [teamZone, leadZone]),
  }));
  const more = rows.length === PERSON_MAX || booked.length === PERSON_BOOKINGS_MAX;
  return { assessments: assessed, bookings: called, more };
}

/** Under one of the person's addresses, or of one of their assessments; each by an index. */
function bookingsOf(email: string, ids: SQL): SQL {
  const emails = sql`
    select lower(${email}) union select lower(email) from assessments where id in (${ids}) and email is not null`;
  return sql`
    select id from bookings where lower(email) in (${emails}) and email is not null
    union select id from bookings where assessment_id in (${ids})`;
}

/**
 * Whether all of these, as far as they are still there, are one person's: of whoever has the first assessment or, without
 * one, the first booking. Staff may leave out what joins them.
 */
export async function isOnePerson(db: Db, parts: PersonalParts): Promise<boolean> {
  const lead = sql`select id from assessments where id in ${listOf(parts.assessments)} order by id limit 1`;
  const booking = sql`
    select id, assessment_id as lead_id, lower(email) as email from bookings
    where id in ${listOf(parts.bookings)} and not exists (select 1 from lead) order by id limit 1`;
  const seed = sql`
    select 'email' as kind, email as value from booking where email is not null
    union ${keysOfAll(sql`select id from lead union select lead_id from booking`)}`;
  const person = sql`
    select id from lead union select lead_id from booking where lead_id is not null
    union ${personIds(sql`select kind, value from seed`)}`;
  const address = sql`
    select value from seed where kind = 'email'
    union select lower(email) from assessments where id in (select id from person) and email is not null`;
  const [row] = await allSql<{ others: number }>(
    db,
    sql`
    with lead(id) as (${lead}), booking as (${booking}), seed(kind, value) as (${seed}), person(id) as (${person}),
      address(email) as (${address})
    select exists (
        select 1 from assessments where id in ${listOf(parts.assessments)} and id not in (select id from person)
      ) or exists (
        select 1 from bookings where id in ${listOf(parts.bookings)} and id not in (select id from booking)
          and coalesce(assessment_id not in (select id from person), true)
          and coalesce(lower(email) not in (select email from address), true)
      ) as others`,
  );
  return row?.others === 0;
}

/** The sessions of these assessments, oldest first. */
export function findPersonSessions(db: Db, ids: readonly number[]): Promise<PersonSession[]> {
  return db
    .select({
      sessionId: assessments.sessionId,
      assessmentType: assessments.assessmentType,
      email: assessments.email,
    })
    .from(assessments)
    .where(inArray(assessments.id, listOf(ids)))
    .orderBy(assessments.id);
}

/** These bookings, and what was stopped by mail under these addresses, by their keyed hashes. Audited as an export. */
export async function exportTraces(db: Db, act: StaffAct, parts: PersonalParts, hashes: readonly string[]) {
  const isOf = sql`${mailStops.emailHash} in (select value from json_each(${JSON.stringify(hashes)}))`;
  const numbers = parts.assessments.join(",");
  const [called, stops] = await db.batch([
    selectBookings(db, listOf(parts.bookings)),
    db.selectDistinct({ kind: mailStops.kind }).from(mailStops).where(isOf).orderBy(mailStops.kind),
    auditAct(db, act, numbers, { action: "export", entity: "personal-data", details: {} }),
  ]);
  return { bookings: called, stoppedMails: stops.map(({ kind }) => kind) };
}

/** Erases these assessments one by one, each with an audit row, and then the bookings. Returns how many assessments. */
export async function erasePerson(
  db: FollowedDb,
  act: StaffAct,
  parts: PersonalParts,
  tombstoneOf: (sessionId: string) => Promise<string>,
): Promise<number> {
  const sessions = await findPersonSessions(db, parts.assessments);
  for (const { sessionId } of sessions) {
    const ahead = [auditRemoval(db, act, sessionId, "erase")];
    await eraseSession(db, sessionId, await tombstoneOf(sessionId), act.now, ahead);
  }
  if (parts.bookings.length > 0) await eraseBookings(db, act, parts.bookings);
  return sessions.length;
}

/** A call that belongs to another person's lead stays on that lead's card as a time, without the attendee. */
async function eraseBookings(db: FollowedDb, act: StaffAct, ids: readonly number[]): Promise<void> {
  const found = sql`select id from ${bookings} where id in ${listOf(ids)}`;
  await writeBatch(db, [
    auditEach(db, act, found, { action: "erase", entity: "booking", details: {} }),
    keepTombstones(db, bookingTombstones(found, act.now)),
    forgetCallMails(db, sql`b.id in (${found})`),
    ...forgetThreads(db, sql`b.id in (${found})`),
    runSql(db, sql`delete from bookings where id in (${found}) and assessment_id is null`),
    runSql(
      db,
      sql`update bookings set name = null, email = null, time_zone = null, move_url = null, cancel_url = null,
        attends_at = null where id in (${found})`,
    ),
  ]);
}
