import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { leadVisits } from "../schema/funnel.ts";
import { assessments } from "../schema/leads.ts";
import { mails, mailThreads } from "../schema/mail.ts";

/** The newest mail that the lead wrote; a program's does not count. */
const wroteAt = sql<number | null>`(
  select max(m.at) from mail_threads t join mails m on m.thread_id = t.id
  where t.lead_id = assessments.id and m.direction = 'in' and m.automatic = 0)`.as("wrote_at");

const columns = {
  id: assessments.id,
  email: assessments.email,
  suspect: assessments.suspect,
  emailConsent: assessments.emailConsent,
  emailWithdrawnAt: assessments.emailWithdrawnAt,
  completedAt: assessments.completedAt,
  linkRequestedAt: assessments.linkRequestedAt,
  callRequestedAt: assessments.callRequestedAt,
  phone: assessments.phone,
  country: leadVisits.country,
  wroteAt,
};

/** What decides whether staff may write to a lead, as it is stored. */
export type MailLead = Awaited<ReturnType<typeof selectMailLead>>[number];

/** The query for one lead, for a batch. */
export function selectMailLead(db: Db, id: number) {
  return db
    .select(columns)
    .from(assessments)
    .leftJoin(leadVisits, eq(leadVisits.leadId, assessments.id))
    .where(eq(assessments.id, id));
}

/** A mail of staff that is due: its words, its thread, what it answers, and what decides whether it may go. */
export type StaffMail = {
  threadId: number;
  subject: string;
  text: string;
  repliesTo: string | null;
  lead: MailLead;
};

/** The mails of staff with these ids that still exist, by id. */
export async function findStaffMails(
  db: Db,
  mailIds: readonly string[],
): Promise<ReadonlyMap<string, StaffMail>> {
  if (mailIds.length === 0) return new Map();
  const rows = await db
    .select({
      mailId: mails.mailId,
      threadId: mails.threadId,
      subject: mails.subject,
      text: mails.text,
      repliesTo: sql<string | null>`(
        select r.message_id from mails r where r.thread_id = ${mails.threadId} and r.direction = 'in'
          and r.message_id is not null order by r.id desc limit 1)`.as("replies_to"),
      lead: columns,
    })
    .from(mails)
    .innerJoin(mailThreads, eq(mailThreads.id, mails.threadId))
    .innerJoin(assessments, eq(assessments.id, mailThreads.leadId))
    .leftJoin(leadVisits, eq(leadVisits.leadId, assessments.id))
    .where(
      and(
        inArray(mails.mailId, sql`(select value from json_each(${JSON.stringify(mailIds)}))`),
        eq(mails.direction, "out"),
      ),
    )
    .orderBy(desc(mails.id));
  return new Map(rows.map(({ mailId, ...mail }) => [mailId, mail]));
}
