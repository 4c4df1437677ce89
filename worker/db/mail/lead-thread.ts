import { mailTime, THREAD_MAX, type MailView } from "#domain/mail/mail-thread";
import { isoText, isoTextOrNull } from "#domain/time/iso-text";
import { STAFF_MAIL_KINDS } from "#domain/mail/mail-kinds";
import { desc, eq, sql, type SQL } from "drizzle-orm";
import { batchOf } from "../batch-of.ts";
import { allSql, type Db } from "../client.ts";
import { selectMailLead } from "./mail-leads.ts";
import { outbox } from "../schema/delivery.ts";
import { assessments } from "../schema/leads.ts";
import { mails, mailThreads } from "../schema/mail.ts";
import { tierConfigs } from "../schema/offers.ts";

/** The keys that the row of a mail in the outbox may have, as SQL: it is queued as one kind. */
export const staffMailKeys = (mailId: SQL) =>
  sql.join(
    STAFF_MAIL_KINDS.map((kind) => sql`${`${kind}:`} || ${mailId}`),
    sql`, `,
  );

const columns = {
  mailId: mails.mailId,
  direction: mails.direction,
  at: mails.at,
  by: mails.by,
  sendAt: mails.sendAt,
  fromAddress: mails.fromAddress,
  fromName: mails.fromName,
  automatic: mails.automatic,
  unreadable: mails.unreadable,
  cut: mails.cut,
  attachments: mails.attachments,
  subject: mails.subject,
  text: mails.text,
  status: outbox.status,
  error: outbox.lastError,
  sentAt: outbox.sentAt,
};

/** What is filled in for a lead, as it is stored. */
const valueColumns = {
  sessionId: assessments.sessionId,
  name: assessments.name,
  hubExpiresAt: assessments.hubExpiresAt,
  assessmentType: assessments.assessmentType,
  completedAt: assessments.completedAt,
  bookingRef: assessments.bookingRef,
  // A batch answers with objects, in which another `name` would take its place.
  offerName: sql<string | null>`${tierConfigs.name}`.as("offer_name"),
};

/** A lead's mails, oldest first, with what decides whether staff may write and what is filled in. Null without it. */
export async function findLeadThread(db: Db, leadId: number) {
  const { lead, values, rows } = await batchOf(db, {
    lead: selectMailLead(db, leadId),
    values: db
      .select(valueColumns)
      .from(assessments)
      .leftJoin(tierConfigs, eq(tierConfigs.tier, assessments.offerTier))
      .where(eq(assessments.id, leadId)),
    rows: selectMails(db)
      .where(eq(mailThreads.leadId, leadId))
      .orderBy(desc(mails.at), desc(mails.id))
      .limit(THREAD_MAX + 1),
  });
  const [[found], [stored]] = [lead, values];
  if (!found || !stored) return null;
  return {
    lead: found,
    values: stored,
    mails: rows.slice(0, THREAD_MAX).map(mailView).toReversed().toSorted(byTime),
    more: rows.length > THREAD_MAX,
  };
}

/** One that was written for later stands where it left, not where it was written. */
function byTime(a: MailView, b: MailView): number {
  return Date.parse(mailTime(a)) - Date.parse(mailTime(b));
}

/** A mail that staff wrote to this lead; null if there is none of this id. */
export async function findLeadMail(db: Db, leadId: number, mailId: string): Promise<MailView | null> {
  const [row] = await selectMails(db).where(
    sql`${mailThreads.leadId} = ${leadId} and ${mails.mailId} = ${mailId} and ${mails.direction} = 'out'`,
  );
  return row ? mailView(row) : null;
}

/** Whether an address stopped what staff write, and whether only staff can open it to mail again. */
export async function findClosed(db: Db, recipient: string | null) {
  const [row] = await allSql<{ isStopped: number; refusesMail: number }>(
    db,
    sql`
    select exists (select 1 from mail_stops where email_hash = ${recipient} and kind in ('staff', 'all')) as isStopped,
      exists (select 1 from refused_addresses where email_hash = ${recipient} and open_at is null) as refusesMail`,
  );
  return { isStopped: row?.isStopped === 1, refusesMail: row?.refusesMail === 1 };
}

function selectMails(db: Db) {
  return db
    .select(columns)
    .from(mailThreads)
    .innerJoin(mails, eq(mails.threadId, mailThreads.id))
    .leftJoin(outbox, sql`${outbox.dedupeKey} in (${staffMailKeys(sql`${mails.mailId}`)})`);
}

type MailRow = Awaited<ReturnType<typeof selectMails>>[number];

function mailView(row: MailRow): MailView {
  const { mailId, subject, text } = row;
  const mail = { mailId, subject, text, at: isoText(row.at) };
  if (row.direction === "in") {
    return {
      ...mail,
      direction: "in",
      from: { address: row.fromAddress, name: row.fromName },
      isAutomatic: row.automatic === 1,
      isUnreadable: row.unreadable === 1,
      isCut: row.cut === 1,
      attachments: row.attachments ?? [],
    };
  }
  const status = row.status ?? "cancelled";
  return {
    ...mail,
    direction: "out",
    by: row.by,
    sendAt: isoText(row.sendAt ?? row.at),
    sentAt: isoTextOrNull(row.sentAt),
    status,
    error: status === "sent" ? null : row.error,
  };
}
