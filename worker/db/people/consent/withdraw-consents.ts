import { sql, type SQL } from "drizzle-orm";
import { withdrawn } from "../../calls/call-request.ts";
import { runSql, type Db, type FollowedDb } from "../../client.ts";
import { writeBatch } from "../../write-batch.ts";
import { insertStops } from "../../delivery/mail-stops.ts";
import { assessments } from "../../schema/leads.ts";
import { auditAct, type StaffAct } from "../audit/audit.ts";

/**
 * Withdraws every consent given under an address, to ad events, to e-mail and to calls, deletes its numbers, and stops
 * all e-mail to the address. Unsent messages and events are cancelled.
 */
export async function withdrawConsents(
  db: FollowedDb,
  act: StaffAct,
  email: string,
  recipient: string | null,
): Promise<void> {
  const { now } = act;
  const own = sql`(select id from assessments where lower(email) = lower(${email}) and email is not null)`;
  await writeBatch(db, [
    runSql(
      db,
      sql`
      update assessments set email_consent = null, email_withdrawn_at = ${now}, updated_at = ${now}
      where id in ${own} and email_consent is not null`,
    ),
    runSql(
      db,
      sql`
      update waiting_addresses set email_consent = null, email_consent_wording = null
      where lower(email) = lower(${email})`,
    ),
    ...refuseAds(db, own, now),
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
    ...(recipient === null ? [] : [insertStops(db, recipient, ["all"], now)]),
    auditPerson(db, act, email),
  ]);
}

function refuseAds(db: Db, own: SQL, now: number) {
  const isOther = sql`lead_id in ${own} and ad_consent is not 0`;
  return [
    runSql(
      db,
      sql`update assessments set updated_at = ${now} where id in (select lead_id from lead_visits where ${isOther})`,
    ),
    runSql(
      db,
      sql`update lead_visits set ad_consent = 0, ad_consent_at = ${now}, fbc = null, fbp = null where ${isOther}`,
    ),
  ] as const;
}

/** Records the ids of a person's assessments, but nothing that identifies the person. */
function auditPerson(db: Db, act: StaffAct, email: string) {
  const ids = sql`(
    select group_concat(id) from assessments where lower(email) = lower(${email}) and email is not null)`;
  return auditAct(db, act, sql`coalesce(${ids}, '')`, {
    action: "withdraw-consent",
    entity: "personal-data",
    details: {},
  });
}
