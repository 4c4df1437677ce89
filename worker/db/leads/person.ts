import { sql } from "drizzle-orm";
import { withdrawn } from "../calls/call-request.ts";
import { auditAct, auditRemoval, type StaffAct } from "../settings/audit.ts";
import { allSql, runSql, type Db } from "../client.ts";
import { bookingTombstones, eraseSession } from "../privacy/erasure.ts";
import { insertSuppression } from "../delivery/mail-limits.ts";
import { selectBookingsOf } from "../privacy/own-data.ts";
import { assessments, bookings, mailSuppressions } from "../schema.ts";
import { keepTombstones } from "../privacy/tombstones.ts";

/** Each session costs several queries and a call to its chat, so one staff request handles at most this many. */
const SESSIONS_A_CALL = 20;

/** A session of a person, with the id of its row. */
export type PersonSession = { id: number; sessionId: string; assessmentType: "quiz" | "chat" };

/** The assessments under an address in any case, oldest first, starting after `after`. */
export async function findPersonSessions(
  db: Db,
  email: string,
  after = 0,
): Promise<{ sessions: PersonSession[]; cursor: number | null }> {
  const [rows] = await db.batch([
    allSql<PersonSession>(
      db,
      sql`
      select id, session_id as sessionId, assessment_type as assessmentType from assessments
      where lower(email) = lower(${email}) and email is not null and id > ${after}
      order by id limit ${SESSIONS_A_CALL + 1}`,
    ),
  ]);
  const sessions = rows.slice(0, SESSIONS_A_CALL);
  return { sessions, cursor: rows.length > SESSIONS_A_CALL ? (sessions.at(-1)?.id ?? null) : null };
}

/** The bookings under an address, and whether it is barred from e-mail. `recipient` is its keyed hash. */
export async function findPersonTraces(db: Db, act: StaffAct, email: string, recipient: string | null) {
  const [calls, suppressed] = await db.batch([
    selectBookingsOf(db, email),
    db
      .select({ reason: mailSuppressions.reason })
      .from(mailSuppressions)
      .where(sql`${mailSuppressions.emailHash} = ${recipient}`),
    auditPerson(db, act, email, "export"),
  ]);
  return { bookings: calls, noMail: suppressed[0]?.reason ?? null };
}

/**
 * Withdraws every consent given under an address, to ad events, to e-mail and to calls, deletes its numbers, and bars the
 * address from e-mail for good. Unsent messages and events are cancelled.
 */
export async function withdrawConsents(
  db: Db,
  act: StaffAct,
  email: string,
  recipient: string | null,
): Promise<void> {
  const { now } = act;
  const own = sql`(select id from assessments where lower(email) = lower(${email}) and email is not null)`;
  await db.batch([
    runSql(
      db,
      sql`
      update assessments set email_consent = null, email_withdrawn_at = ${now}, updated_at = ${now}
      where id in ${own} and email_consent is not null`,
    ),
    runSql(
      db,
      sql`
      update assessments set ad_consent = 0, ad_consent_at = ${now}, fbc = null, fbp = null, updated_at = ${now}
      where id in ${own} and ad_consent is not 0`,
    ),
    db
      .update(assessments)
      .set({ ...withdrawn, callWithdrawnAt: now, updatedAt: now })
      .where(sql`id in ${own} and coalesce(phone, call_consent_at) is not null`),
    runSql(
      db,
      sql`
      update outbox set status = 'cancelled', last_error = 'withdrawn', lease_until = 0
      where status = 'pending' and channel in ('email', 'meta') and assessment_id in ${own}`,
    ),
    ...(recipient === null ? [] : [insertSuppression(db, recipient, "unsubscribed", now)]),
    auditPerson(db, act, email, "withdraw-consent"),
  ]);
}

/**
 * Erases the sessions under an address one by one, each with an audit row, and the bookings under it along with the
 * last one. Returns how many sessions were erased and whether there are more.
 */
export async function erasePerson(
  db: Db,
  act: StaffAct,
  email: string,
  tombstoneOf: (sessionId: string) => Promise<string>,
): Promise<{ erased: number; more: boolean }> {
  const { sessions, cursor } = await findPersonSessions(db, email);
  for (const { sessionId } of sessions) {
    const ahead = [auditRemoval(db, act, sessionId, "erase")];
    await eraseSession(db, sessionId, await tombstoneOf(sessionId), act.now, ahead);
  }
  if (cursor === null) await eraseBookings(db, act, email);
  return { erased: sessions.length, more: cursor !== null };
}

/** A call that belongs to another person's lead stays on that lead's card as a time, without the attendee. */
async function eraseBookings(db: Db, act: StaffAct, email: string): Promise<void> {
  const found = sql`select id from ${bookings} where lower(email) = lower(${email})`;
  await db.batch([
    runSql(
      db,
      sql`
      insert into audit (at, who, action, entity, entity_id)
      select ${act.now}, ${act.who}, 'erase', 'booking', id from (${found})`,
    ),
    keepTombstones(db, bookingTombstones(found, act.now)),
    runSql(db, sql`delete from bookings where id in (${found}) and assessment_id is null`),
    runSql(db, sql`update bookings set name = null, email = null where id in (${found})`),
  ]);
}

/** Records the ids of a person's assessments, but nothing that identifies the person. */
function auditPerson(db: Db, act: StaffAct, email: string, action: string) {
  const ids = sql`(
    select group_concat(id) from assessments where lower(email) = lower(${email}) and email is not null)`;
  return auditAct(db, act, sql`coalesce(${ids}, '')`, { action, entity: "personal-data" });
}
