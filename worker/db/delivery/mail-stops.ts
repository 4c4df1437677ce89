import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { kindsStoppedBy } from "#domain/mail/mail-kinds";
import type { MailStopKind } from "#domain/mail/mail-stop";
import { runSql, type Db, type FollowedDb } from "../client.ts";
import { mailStops, outbox } from "../schema/delivery.ts";
import { assessments } from "../schema/leads.ts";
import { writeBatch } from "../write-batch.ts";

/** What a recipient has stopped, by the keyed hash of the address. */
export async function findStops(db: Db, recipient: string): Promise<MailStopKind[]> {
  const stops = await db
    .select({ kind: mailStops.kind })
    .from(mailStops)
    .where(eq(mailStops.emailHash, recipient));
  return stops.map(({ kind }) => kind);
}

/** Whether a recipient (SQL) has stopped mails of this kind of stop (SQL), or all. */
export function isStoppedSql(recipient: SQL, stop: SQL): SQL {
  return sql`exists (select 1 from mail_stops where email_hash = ${recipient} and kind in (${stop}, 'all'))`;
}

/**
 * Stops a recipient's mails of these kinds, for every session: cancels what is unsent of them. Who stops the mails of
 * the hub takes back the consent to them, on every assessment with the address that we mailed.
 */
export async function stopMails(
  db: FollowedDb,
  recipient: string,
  stops: readonly MailStopKind[],
  now: number,
): Promise<void> {
  const addresses = sql`
    select lower(email) from assessments where email is not null
      and id in (select assessment_id from outbox where recipient_hash = ${recipient})`;
  const mailed = sql`(select id from assessments where lower(email) in (${addresses}) and email is not null)`;
  const [first, ...others] = stopping(db, { recipient, stops, now, of: mailed });
  await writeBatch(db, [first, ...others]);
}

/** `of`: the recipient's assessments. `when`: only if this holds. */
type Stopping = { recipient: string; stops: readonly MailStopKind[]; now: number; of: SQL; when?: SQL };

/** The statements of the same, for a batch. */
export function stopping(db: Db, { recipient, stops, now, of, when = sql`true` }: Stopping) {
  const withdraws = stops.some((stop) => stop === "hub" || stop === "all");
  const given = sql`select ${recipient}, value, ${now} from json_each(${JSON.stringify(stops)}) where ${when}`;
  return [
    runSql(db, sql`insert or ignore into ${mailStops} (email_hash, kind, created_at) ${given}`),
    ...(withdraws ? [withdrawIn(db, sql`${of} and ${when}`, now)] : []),
    runSql(
      db,
      sql`
      update ${outbox} set status = 'cancelled', last_error = 'unsubscribed', lease_until = 0
      where channel = 'email' and status = 'pending' and assessment_id in ${of} and ${when}
        and kind in (select value from json_each(${JSON.stringify(kindsStoppedBy(stops))}))`,
    ),
  ] as const;
}

/** The statement that ends a stop of what staff write: the recipient has written themselves. */
export function endStaffStop(db: Db, recipient: string, when: SQL) {
  return runSql(
    db,
    sql`delete from ${mailStops} where email_hash = ${recipient} and kind = 'staff' and ${when}`,
  );
}

function withdrawIn(db: Db, mailed: SQL, now: number) {
  return runSql(
    db,
    sql`
    update ${assessments} set email_consent = null, email_withdrawn_at = ${now}, updated_at = ${now}
    where id in ${mailed} and email_consent is not null`,
  );
}

/** The statement that stores what a recipient stops, for a batch. It survives erasure. */
export function insertStops(db: Db, emailHash: string, stops: readonly MailStopKind[], createdAt: number) {
  return db
    .insert(mailStops)
    .values(stops.map((kind) => ({ emailHash, kind, createdAt })))
    .onConflictDoNothing();
}

/**
 * A consent to e-mail: the identifier of its wording, the page on which it was given, and the keyed hash of the address;
 * null without SESSION_HMAC_KEY.
 */
export type MailConsent = { wording: string; page: string; recipient: string | null };

/** A new consent is to mails of the hub, and it alone ends a stop of all (contract 22). */
const ENDED_BY_CONSENT = ["hub", "all"] as const satisfies readonly MailStopKind[];

/**
 * The statement that ends what recipients (SQL, keyed hashes) had stopped before they consented, for the consent's own
 * batch.
 */
export function endStops(db: Db, recipients: SQL) {
  return db
    .delete(mailStops)
    .where(and(sql`${mailStops.emailHash} in ${recipients}`, inArray(mailStops.kind, ENDED_BY_CONSENT)));
}
