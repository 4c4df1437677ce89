import type { BookingStatus } from "#domain/booking/booking-status";
import { CALL_MAIL_KINDS, mailsOfReport, missedMail, type PlannedMail } from "#domain/booking/call-mails";
import type { ChannelSettings } from "#domain/delivery/channel-settings";
import { isSwitchedOn } from "#domain/booking/booking-switches";
import { sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { allSql, runSql, type Db } from "../client.ts";
import { insertMessages } from "../delivery/outbox.ts";
import { assignThreads } from "./threads.ts";

type Stored = Readonly<Record<string, string>>;

const isOn = sql`exists (select 1 from system_settings where key = 'booking_mails' and value = 'on')`;

/** A booking as it was before an event of it. */
type Before = { status: BookingStatus; startsAt: number | null } | null;
type Reported = {
  provider: string;
  providerId: string;
  status: BookingStatus;
  at: number;
  startsAt: number | null;
};

/** The query for a reported booking as it is before the report; without mails about calls it reads none. */
export function selectBefore(db: Db, { provider, providerId }: Reported) {
  return allSql<NonNullable<Before>>(
    db,
    sql`select status, starts_at as startsAt from bookings
      where provider = ${provider} and provider_id = ${providerId} and ${isOn}`,
  );
}

/** What is set up, and where links lead if only the request knows. */
export type MailSettings = Pick<ChannelSettings, "open" | "origin">;

type Causing = { settings: MailSettings; switches: Stored; now: number };

/**
 * The statements by which a provider's report makes, moves and cancels the mails about its call (contract 22), for the
 * report's own batch, after the booking has been written. A repeated or outdated report changes none.
 */
export function followReport(
  db: Db,
  news: Reported,
  before: Before,
  { settings, switches, now }: Causing,
): BatchItem<"sqlite">[] {
  if (!isSwitchedOn(switches, "booking_mails")) return [];
  const { provider, providerId, at } = news;
  const own = sql`b.provider = ${provider} and b.provider_id = ${providerId}`;
  // Written by this report: an outdated one has left the booking as it was.
  const isApplied = sql`b.event_at = ${at} and b.updated_at = ${now} and b.replaced_by is null`;
  const planned = settings.open.includes("email") ? mailsOfReport(news, before, switches, now) : [];
  return [
    runSql(db, assign(own)),
    assignThreads(db, own),
    runSql(db, withdraw(own)),
    ...planned.map((mail) => runSql(db, queue(mail, sql`${own} and ${isApplied}`, settings, now))),
  ];
}

/** The mail with the way back to whoever missed the call `id`, which waits until staff have had time for a correction. */
export function queueMissed(db: Db, id: number, settings: MailSettings, now: number): BatchItem<"sqlite">[] {
  if (!settings.open.includes("email")) return [];
  return [
    runSql(
      db,
      queue(missedMail(now), sql`b.id = ${id} and b.outcome = 'no_show' and ${isOn}`, settings, now),
    ),
  ];
}

const chainOf = (alias: SQL) => sql`coalesce(${alias}.chain, ${alias}.id)`;
const b = sql.raw("b");

function queue({ kind, dueAt }: PlannedMail, which: SQL, { origin }: MailSettings, now: number): SQL {
  const payload = { bookingId: sql`b.id`, sequence: sql`b.sequence`, startsAt: sql`b.starts_at`, origin };
  const mayBeSent = sql`b.email is not null and b.starts_at is not null and ${
    kind === "call-missed" ? sql`true` : sql`b.starts_at > ${now}`
  }`;
  const isSuspect = sql`exists (select 1 from assessments a where a.id = b.assessment_id and a.suspect = 1)`;
  const rows = {
    key: sql`${chainOf(b)} || ':' || b.sequence`,
    assessmentId: sql`b.assessment_id`,
    from: sql`bookings b where ${which} and ${mayBeSent} and not ${isSuspect}`,
    sendAt: dueAt,
  };
  return insertMessages({ channel: "email", kind, payload }, rows, now);
}

/** The ids of the mails about the chains of the bookings `which` (SQL over `b`), found by their keys. */
function mailsOf(which: SQL): SQL {
  const prefix = sql`k.value || ':' || ${chainOf(b)}`;
  return sql`
    select o.id, b.sequence, b.assessment_id from bookings b
    cross join json_each(${JSON.stringify(CALL_MAIL_KINDS)}) k
    cross join outbox o on o.dedupe_key > ${prefix} || ':' and o.dedupe_key < ${prefix} || ';'
    where ${which}`;
}

/** What is unsent about an earlier time of a call, or about one that has ended since, is over. */
function withdraw(which: SQL): SQL {
  return sql`
    update outbox set status = 'cancelled', last_error = 'call_changed', lease_until = 0
    from (${mailsOf(which)}) m
    where outbox.id = m.id and outbox.status = 'pending' and outbox.payload ->> 'sequence' < m.sequence`;
}

/** The mails of a call belong to its lead, also once it has another. */
function assign(which: SQL): SQL {
  return sql`
    update outbox set assessment_id = m.assessment_id from (${mailsOf(which)}) m
    where outbox.id = m.id and outbox.assessment_id is not m.assessment_id`;
}

/** The statement that gives the mails of the bookings `which` (SQL over `b`) to the lead that these have. */
export function assignCallMails(db: Db, which: SQL) {
  return runSql(db, assign(which));
}

/** The statement that takes the mails of the bookings `which` (SQL over `b`) from their lead. */
export function releaseCallMails(db: Db, which: SQL) {
  return runSql(
    db,
    sql`update outbox set assessment_id = null where id in (select id from (${mailsOf(which)}))`,
  );
}

/** The statement that deletes all mails about the bookings `which` (SQL over `b`), sent or not. */
export function forgetCallMails(db: Db, which: SQL) {
  return runSql(db, sql`delete from outbox where id in (select id from (${mailsOf(which)}))`);
}
