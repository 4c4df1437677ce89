import { KINDS_ON_CONSENT } from "#domain/mail/mail-kinds";
import { NO_COOKIES, type MetaCookies } from "#domain/money/ads/meta-cookies";
import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { Db, FollowedDb } from "../../client.ts";
import { writeBatch, writeOf } from "../../write-batch.ts";
import type { MarkOutcome } from "../../funnel/visits/mark-first.ts";
import { endStops, type MailConsent } from "../../delivery/mail-stops.ts";
import { queueForSession, type Cause } from "../../delivery/outbox.ts";
import { addEffects } from "../../effects.ts";
import { keepBeside } from "../../keep-beside.ts";
import { outbox } from "../../schema/delivery.ts";
import { leadVisits } from "../../schema/funnel.ts";
import { assessments, leadProofs } from "../../schema/leads.ts";
import { filled } from "../../funnel/visits/meta-cookies.ts";
import { selectTombstone } from "../../tombstones.ts";

type Who = { sessionId: string; tombstone: string; now: number };

/**
 * Records consent to e-mail with its wording and page. A standing consent keeps its date; a new one ends what its
 * address had stopped before. A mail that a withdrawal had cancelled is queued again, in its existing row.
 */
export async function grantEmailConsent(
  db: FollowedDb,
  { sessionId, tombstone, now }: Who,
  proof: MailConsent,
  causes: Cause[],
): Promise<MarkOutcome> {
  const isNew = isNull(assessments.emailConsent);
  const proofs = { emailConsentWording: proof.wording, emailConsentPage: proof.page };
  const grant = db
    .update(assessments)
    .set({
      emailConsent: now,
      emailWithdrawnAt: null,
      updatedAt: now,
    })
    .where(and(eq(assessments.sessionId, sessionId), isNew));
  const queued = causes.map((cause) => queueForSession(db, sessionId, cause, now));
  const { known, erased, revived } = await writeOf(db, {
    known: selectKnown(db, sessionId),
    erased: selectTombstone(db, tombstone, now),
    proven: keepBeside(db, leadProofs, proofs, sql`${eq(assessments.sessionId, sessionId)} and ${isNew}`),
    stops: proof.recipient === null ? [] : [endStops(db, consenting(sessionId, proof.recipient))],
    granted: grant,
    revived: causes.length > 0 ? [reviveHubMail(db, sessionId, now)] : [],
    queued,
  });
  const isRevived = revived.some(({ meta }) => meta.changes > 0);
  if (isRevived && db.effects) addEffects(db.effects, { isTold: false, queued: ["email"] });
  return outcome(known, erased);
}

/** The recipient, if this session's consent is new. A bot's ends nothing that a person had stopped. */
function consenting(sessionId: string, recipient: string): SQL {
  return sql`(
    select ${recipient} from ${assessments} where session_id = ${sessionId} and email_consent is null and suspect = 0)`;
}

/** The address of a session's assessment; null if there is none. */
export async function findAddress(db: Db, sessionId: string): Promise<string | null> {
  const [row] = await db
    .select({ email: assessments.email })
    .from(assessments)
    .where(eq(assessments.sessionId, sessionId));
  return row?.email ?? null;
}

/** Withdraws consent to e-mail and cancels what is unsent of the mails that rest on it alone. */
export async function withdrawEmailConsent(
  db: FollowedDb,
  { sessionId, tombstone, now }: Who,
): Promise<MarkOutcome> {
  const [known, erased] = await writeBatch(db, [
    selectKnown(db, sessionId),
    selectTombstone(db, tombstone, now),
    db
      .update(assessments)
      .set({ emailConsent: null, emailWithdrawnAt: now, updatedAt: now })
      .where(eq(assessments.sessionId, sessionId)),
    cancelUnsent(
      db,
      sessionId,
      sql`+${outbox.kind} in (select value from json_each(${JSON.stringify(KINDS_ON_CONSENT)}))`,
    ),
  ]);
  return outcome(known, erased);
}

/**
 * Stores the visitor's decision on ad events, which binds the server too. Consent stores the cookies that come with it;
 * a refusal deletes them and cancels unsent events.
 */
export async function decideAdConsent(
  db: FollowedDb,
  { sessionId, tombstone, now }: Who,
  granted: boolean,
  cookies: MetaCookies,
): Promise<MarkOutcome> {
  const decision = db
    .update(leadVisits)
    .set({
      adConsent: Number(granted),
      adConsentAt: now,
      ...(granted ? filled(cookies) : NO_COOKIES),
    })
    .where(sql`${leadVisits.leadId} = (select id from ${assessments} where session_id = ${sessionId})`);
  const [known, erased] = await writeBatch(db, [
    selectKnown(db, sessionId),
    selectTombstone(db, tombstone, now),
    decision,
    // No list sorts by the time of an assessment that nobody sees yet.
    db
      .update(assessments)
      .set({ updatedAt: now })
      .where(and(eq(assessments.sessionId, sessionId), sql`coalesce(email, completed_at) is not null`)),
    ...(granted ? [] : [cancelUnsent(db, sessionId, sql`+${outbox.channel} = 'meta'`)]),
  ]);
  return outcome(known, erased);
}

/** Re-queues a hub e-mail that a withdrawal had cancelled, now that consent is back. */
function reviveHubMail(db: Db, sessionId: string, now: number) {
  return db
    .update(outbox)
    .set({ status: "pending", dueAt: now, leaseUntil: 0, attempts: 0, lastError: null })
    .where(
      and(
        eq(outbox.kind, "hub-mail"),
        eq(outbox.status, "cancelled"),
        isNull(outbox.sentAt),
        sql`${outbox.assessmentId} = (select id from ${assessments} where session_id = ${sessionId})`,
      ),
    );
}

function selectKnown(db: Db, sessionId: string) {
  return db.select({ id: assessments.id }).from(assessments).where(eq(assessments.sessionId, sessionId));
}

/** `which`: of the lead's own rows. A plus before a column keeps SQLite from reading those of all leads by it. */
function cancelUnsent(db: Db, sessionId: string, which: SQL) {
  return db
    .update(outbox)
    .set({ status: "cancelled", lastError: "withdrawn", leaseUntil: 0 })
    .where(
      and(
        which,
        eq(outbox.status, "pending"),
        sql`${outbox.assessmentId} = (select id from ${assessments} where session_id = ${sessionId})`,
      ),
    );
}

function outcome(known: unknown[], erased: unknown[]): MarkOutcome {
  if (erased.length > 0) return "gone";
  return known.length > 0 ? "ok" : "unknown";
}
