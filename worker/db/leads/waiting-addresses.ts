import { WAITING_SOURCE, type WaitingList } from "#domain/leads/waiting-address";
import { isoText, isoTextOrNull } from "#domain/time/iso-text";
import { desc, eq, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { auditWrite, type StaffAct } from "../people/audit/audit.ts";
import { batchOf } from "../batch-of.ts";
import { runSql, type Db } from "../client.ts";
import { endStops } from "../delivery/mail-stops.ts";
import { isoSql } from "../iso-sql.ts";
import { waitingAddresses } from "../schema/funnel.ts";
import { assessments, leadProofs } from "../schema/leads.ts";

/** The page on which visitors leave addresses, as consents name it. */
const PAGE = "/";
/** The addresses that staff see. */
const SHOWN = 200;

type Left = {
  sessionId: string;
  email: string;
  /** The hash of the wording that was agreed to. */
  consent: string | null;
  suspect: boolean;
};

/**
 * Stores an address once, however often it is left. A given consent stands, with its time and wording; between a person
 * and a bot, the person counts. `also` goes into the same batch.
 */
export async function leaveAddress(
  db: Db,
  { sessionId, email, consent, suspect }: Left,
  now: number,
  also: readonly BatchItem<"sqlite">[] = [],
): Promise<void> {
  const given = {
    sessionId,
    email,
    leftAt: now,
    emailConsent: consent === null ? null : now,
    emailConsentWording: consent,
    suspect: Number(suspect),
  };
  const { emailConsent, emailConsentWording, suspect: known } = waitingAddresses;
  const merged = (column: typeof emailConsent | typeof emailConsentWording) => sql`
    case when excluded.suspect > ${known} then ${column}
      when excluded.suspect < ${known} then excluded.${sql.identifier(column.name)}
      else coalesce(${column}, excluded.${sql.identifier(column.name)}) end`;
  await batchOf(db, {
    also,
    left: db
      .insert(waitingAddresses)
      .values(given)
      .onConflictDoUpdate({
        target: sql`lower(email)`,
        set: {
          emailConsent: merged(emailConsent),
          emailConsentWording: merged(emailConsentWording),
          suspect: sql`min(${known}, excluded.suspect)`,
        },
      }),
  });
}

/** The waiting addresses, newest first. */
export async function listWaiting(db: Db): Promise<WaitingList> {
  const { counted, rows } = await batchOf(db, {
    counted: db.select({ total: sql<number>`count(*)` }).from(waitingAddresses),
    rows: db.select().from(waitingAddresses).orderBy(desc(waitingAddresses.id)).limit(SHOWN),
  });
  return {
    total: counted[0]?.total ?? 0,
    addresses: rows.map(({ id, email, leftAt, emailConsent, suspect }) => ({
      id,
      email,
      leftAt: isoText(leftAt),
      emailConsent: isoTextOrNull(emailConsent),
      suspect: suspect === 1,
    })),
  };
}

/** Erases a waiting address. Returns whether it existed. */
export async function eraseWaiting(db: Db, act: StaffAct, id: number): Promise<boolean> {
  const { erased } = await batchOf(db, {
    erased: db.delete(waitingAddresses).where(eq(waitingAddresses.id, id)),
    audited: auditWrite(db, act, id, { action: "erase", entity: "waiting-address", details: {} }),
  });
  return erased.meta.changes > 0;
}

/** Whether addresses wait although the funnel is open. */
export const mayBecomeLeads = sql`(exists (select 1 from waiting_addresses)
  and exists (select 1 from content_versions where status = 'published'))`;

/** The addresses that have waited longest, once the funnel is open. */
export async function findWaiting(db: Db, most: number): Promise<{ id: number; email: string }[]> {
  return db
    .select({ id: waitingAddresses.id, email: waitingAddresses.email })
    .from(waitingAddresses)
    .where(mayBecomeLeads)
    .orderBy(waitingAddresses.id)
    .limit(most);
}

/**
 * Turns these addresses into leads, each once: one batch adds the lead and removes the address. Somebody who is a lead
 * by then has already decided about e-mail, and gets no second lead. A consent ends if the address, by its keyed hash,
 * has stopped mails since; it ends what was stopped before. Returns how many addresses were removed.
 */
export async function becomeLeads(
  db: Db,
  waiting: readonly { id: number; recipient: string | null }[],
  now: number,
): Promise<number> {
  const given = sql`
    (select value ->> 'id' as id, value ->> 'recipient' as recipient from json_each(${JSON.stringify(waiting)})) g
    join waiting_addresses w on w.id = g.id`;
  const touch = sql`json_object('utm_source', ${WAITING_SOURCE}, 'landingPath', ${PAGE}, 'at', ${isoSql(sql`w.left_at`)})`;
  const isLead = sql`exists (
    select 1 from assessments a where lower(a.email) = lower(w.email) and a.email is not null and a.suspect = 0)`;
  const made = sql`select id from assessments where session_id in (select w.session_id from ${given})`;
  const { gone } = await batchOf(db, {
    leads: runSql(
      db,
      sql`
      insert into ${assessments}
        (session_id, assessment_type, created_at, updated_at, email, suspect, email_consent, first_touch, source)
      select w.session_id, 'quiz', w.left_at, ${now}, w.email, w.suspect, iif(${MAY_MAIL}, w.email_consent, null),
        ${touch}, ${WAITING_SOURCE}
      from ${given} where not ${isLead}`,
    ),
    visits: runSql(
      db,
      sql`insert into lead_visits (lead_id, begun_at) select id, created_at from assessments where id in (${made})`,
    ),
    proofs: runSql(
      db,
      sql`
      insert into ${leadProofs} (lead_id, email_consent_wording, email_consent_page)
      select a.id, w.email_consent_wording, ${PAGE}
      from ${given} join assessments a on a.session_id = w.session_id
      where a.email_consent is not null`,
    ),
    stops: endStops(db, consented(given)),
    gone: runSql(db, sql`delete from waiting_addresses where id in (select w.id from ${given})`),
  });
  return gone.meta.changes;
}

/** Whether nothing has been stopped under an address since it consented. */
const MAY_MAIL = sql`not exists (
  select 1 from mail_stops s
  where s.email_hash = g.recipient and s.kind in ('hub', 'all') and s.created_at > w.email_consent)`;

/** The recipients whose consent stands in their new leads. A bot's ends nothing that a person had stopped. */
function consented(given: SQL): SQL {
  return sql`(
    select g.recipient from ${given} join assessments a on a.session_id = w.session_id
    where a.email_consent is not null and a.suspect = 0)`;
}
