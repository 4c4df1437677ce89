import { eq, sql } from "drizzle-orm";
import { allSql, runSql, type Db, type FollowedDb } from "../client.ts";
import { writeBatch } from "../write-batch.ts";
import type { Claim } from "./claims.ts";
import { mailSuppressions, outbox } from "../schema/delivery.ts";
import { assessments } from "../schema/leads.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * A recipient gets one e-mail of a kind a day and three of any kind in thirty days, over all sessions (contract 10). An
 * answer to a request is held back by no limit and counts towards none: there is one for each that staff granted.
 */
const MONTH_MS = 30 * DAY_MS;
const MAILS_A_MONTH = 3;

/**
 * `busy`: another e-mail to the same recipient is on its way, and only its outcome decides whether this one may follow.
 * The others say why this one may not go out.
 */
export type Reservation = "reserved" | "busy" | "unsubscribed" | "recipient_cap" | "withdrawn";

/**
 * Reserves the recipients for e-mails under lease, each of another recipient, in one statement, so that only one of two
 * e-mails to an address goes out at once. Returns the result of each, by its id.
 */
export async function reserveRecipients(
  db: Db,
  mails: readonly { claim: Claim; recipient: string }[],
  now: number,
): Promise<Map<number, Reservation>> {
  const given = mails.map(({ claim: { id, kind }, recipient }) => ({ id, kind, recipient }));
  const wanted = sql`(
    select value ->> 'id' as id, value ->> 'kind' as kind, value ->> 'recipient' as recipient
    from json_each(${JSON.stringify(given)})) w`;
  const other = sql`select 1 from outbox o where o.recipient_hash = w.recipient and o.id <> w.id`;
  const blocked = sql`exists (select 1 from mail_suppressions where email_hash = w.recipient)`;
  const busy = sql`exists (${other} and o.status = 'pending' and o.lease_until >= ${now})`;
  const today = sql`exists (${other} and o.status = 'sent' and o.kind = w.kind and o.sent_at > ${now - DAY_MS})`;
  const month = sql`(select count(*) from outbox o where o.recipient_hash = w.recipient and o.id <> w.id
    and o.status = 'sent' and o.sent_at > ${now - MONTH_MS} and o.kind <> 'new-link') >= ${MAILS_A_MONTH}`;
  const capped = sql`(w.kind <> 'new-link' and (${today} or ${month}))`;
  const may = sql`not ${blocked} and not ${busy} and not ${capped}`;
  const [, rows] = await db.batch([
    runSql(
      db,
      sql`update outbox set recipient_hash = w.recipient from ${wanted}
      where outbox.id = w.id and outbox.status = 'pending' and ${may}`,
    ),
    allSql<ReservedRow>(
      db,
      sql`
      select w.id, ${blocked} as blocked, ${busy} as busy, ${capped} as capped,
        exists (select 1 from outbox where id = w.id and status = 'pending' and recipient_hash = w.recipient)
          as reserved
      from ${wanted}`,
    ),
  ]);
  return new Map(rows.map((row) => [row.id, reservationOf(row)]));
}

type ReservedRow = { id: number; reserved: number; blocked: number; busy: number; capped: number };

function reservationOf({ reserved, blocked, busy, capped }: ReservedRow): Reservation {
  if (blocked) return "unsubscribed";
  if (capped) return "recipient_cap";
  if (busy) return "busy";
  return reserved ? "reserved" : "withdrawn";
}

/** Whether this recipient gets no e-mails at all. */
export async function isSuppressed(db: Db, recipient: string): Promise<boolean> {
  return (await db.$count(mailSuppressions, eq(mailSuppressions.emailHash, recipient))) > 0;
}

/** Bars this recipient from all further e-mails, whatever the session. Survives erasure. */
export async function suppressRecipient(
  db: Db,
  recipient: string,
  reason: "unsubscribed" | "bounced",
  now: number,
): Promise<void> {
  await db.batch([insertSuppression(db, recipient, reason, now)]);
}

/**
 * Unsubscribes a recipient: puts them on the list, withdraws consent on every assessment with the address that we
 * mailed, and cancels what is unsent.
 */
export async function unsubscribe(db: FollowedDb, recipient: string, now: number): Promise<void> {
  const addresses = sql`
    select lower(email) from assessments where email is not null
      and id in (select assessment_id from outbox where recipient_hash = ${recipient})`;
  const mailed = sql`(select id from assessments where lower(email) in (${addresses}) and email is not null)`;
  await writeBatch(db, [
    insertSuppression(db, recipient, "unsubscribed", now),
    runSql(
      db,
      sql`
      update ${assessments} set email_consent = null, email_withdrawn_at = ${now}, updated_at = ${now}
      where id in ${mailed} and email_consent is not null`,
    ),
    runSql(
      db,
      sql`
      update ${outbox} set status = 'cancelled', last_error = 'unsubscribed', lease_until = 0
      where channel = 'email' and status = 'pending' and assessment_id in ${mailed}`,
    ),
  ]);
}

/** The statement that puts a recipient on the list, for a batch. */
export function insertSuppression(db: Db, emailHash: string, reason: string, createdAt: number) {
  return db.insert(mailSuppressions).values({ emailHash, reason, createdAt }).onConflictDoNothing();
}
