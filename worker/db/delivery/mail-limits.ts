import { sql } from "drizzle-orm";
import { MAIL_KINDS, MAIL_RULES, type MailKind } from "#domain/mail/mail-kinds";
import { allSql, runSql, type Db } from "../client.ts";
import type { Claim } from "./claims.ts";
import { isStoppedSql } from "./mail-stops.ts";
import { isClosedSql } from "./refused-addresses.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * A recipient gets one hub e-mail and one reminder a day and three of both in thirty days, over all sessions (contract
 * 10). Other mails are held back by no limit and count towards none.
 */
const MONTH_MS = 30 * DAY_MS;
const MAILS_A_MONTH = 3;

/**
 * `busy`: another e-mail to the same recipient is on its way, and only its outcome decides whether this one may follow.
 * `refused`: the mail service refused the address, which opens again at `until` (ms), or only by staff (null). The
 * others say why this one may not go out.
 */
export type Reservation =
  | { result: "reserved" | "busy" | "unsubscribed" | "recipient_cap" | "withdrawn" }
  | { result: "refused"; until: number | null };

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
    select m.value ->> 'id' as id, m.value ->> 'kind' as kind, m.value ->> 'recipient' as recipient,
      k.value ->> 'stop' as stop, k.value ->> 'capped' as capped
    from json_each(${JSON.stringify(given)}) m
    join json_each(${JSON.stringify(MAIL_RULES)}) k on k.value ->> 'kind' = m.value ->> 'kind') w`;
  const other = sql`select 1 from outbox o where o.recipient_hash = w.recipient and o.id <> w.id`;
  const stopped = isStoppedSql(sql`w.recipient`, sql`w.stop`);
  const closed = isClosedSql(sql`w.recipient`, now);
  const busy = sql`exists (${other} and o.status = 'pending' and o.lease_until >= ${now})`;
  const today = sql`exists (${other} and o.status = 'sent' and o.kind = w.kind and o.sent_at > ${now - DAY_MS})`;
  const countedKinds = JSON.stringify(MAIL_RULES.flatMap(({ kind, capped }) => (capped ? [kind] : [])));
  const month = sql`(select count(*) from outbox o where o.recipient_hash = w.recipient and o.id <> w.id
    and o.status = 'sent' and o.sent_at > ${now - MONTH_MS}
    and o.kind in (select value from json_each(${countedKinds}))) >= ${MAILS_A_MONTH}`;
  const capped = sql`(w.capped and (${today} or ${month}))`;
  const may = sql`not ${stopped} and not ${closed} and not ${busy} and not ${capped}`;
  const [, rows] = await db.batch([
    runSql(
      db,
      sql`update outbox set recipient_hash = w.recipient from ${wanted}
      where outbox.id = w.id and outbox.status = 'pending' and ${may}`,
    ),
    allSql<ReservedRow>(
      db,
      sql`
      select w.id, ${stopped} as stopped, ${closed} as closed, ${busy} as busy, ${capped} as capped,
        (select open_at from refused_addresses where email_hash = w.recipient) as openAt,
        exists (select 1 from outbox where id = w.id and status = 'pending' and recipient_hash = w.recipient)
          as reserved
      from ${wanted}`,
    ),
  ]);
  return new Map(rows.map((row) => [row.id, reservationOf(row)]));
}

type ReservedRow = {
  id: number;
  reserved: number;
  stopped: number;
  closed: number;
  busy: number;
  capped: number;
  openAt: number | null;
};

function reservationOf({ reserved, stopped, closed, busy, capped, openAt }: ReservedRow): Reservation {
  if (stopped) return { result: "unsubscribed" };
  if (capped) return { result: "recipient_cap" };
  if (closed) return { result: "refused", until: openAt };
  if (busy) return { result: "busy" };
  return { result: reserved ? "reserved" : "withdrawn" };
}

/** Whether this recipient accepts mails of this kind now. */
export async function takesMail(db: Db, recipient: string, kind: MailKind, now: number): Promise<boolean> {
  const { stop } = MAIL_KINDS[kind];
  const given = sql`${recipient}`;
  const [row] = await allSql<{ takes: number }>(
    db,
    sql`select not ${isStoppedSql(given, sql`${stop}`)} and not ${isClosedSql(given, now)} as takes`,
  );
  return row?.takes === 1;
}
