import type { CallingHours } from "#domain/calls/hours/calling-hours";
import type { MailFile } from "#domain/mail/received-mail";
import { settingNumber } from "#domain/settings/settings";
import { sql } from "drizzle-orm";
import { batchOf } from "../batch-of.ts";
import { callingOf, selectCalling } from "../calls/hours/hours-in-force.ts";
import { allSql, runSql, type Db, type FollowedDb } from "../client.ts";
import { endStaffStop, stopping } from "../delivery/mail-stops.ts";
import { writeOf } from "../write-batch.ts";
import { awaitAnswer } from "./answer-due.ts";
import { tellSlack } from "./tell-slack.ts";

const HOUR_MS = 60 * 60 * 1000;

/**
 * The thread that a mail comes to. `email` is the address that its mails go to, `ofThread` and `ofAll` how many mails
 * came to it and to all within the last hour; an answer is due after so many `minutes` of `hours`.
 */
export type Inbox = {
  threadId: number;
  leadId: number | null;
  email: string | null;
  ofThread: number;
  ofAll: number;
  hours: CallingHours;
  minutes: number;
};

/** Null if there is no such thread, or if its lead or its booking is gone. */
export async function findInbox(db: Db, threadId: number, now: number): Promise<Inbox | null> {
  const recent = sql`direction = 'in' and at > ${now - HOUR_MS}`;
  const found = await batchOf(db, {
    threads: allSql<Omit<Inbox, "hours" | "minutes">>(
      db,
      sql`
      select t.id as threadId, t.lead_id as leadId, coalesce(a.email, b.email) as email,
        (select count(*) from mails where thread_id = t.id and ${recent}) as ofThread,
        (select count(*) from mails where ${recent}) as ofAll
      from mail_threads t left join assessments a on a.id = t.lead_id left join bookings b on b.id = t.booking_chain
      where t.id = ${threadId} and iif(t.lead_id is null, b.id, a.id) is not null`,
    ),
    calling: selectCalling(db),
    target: allSql<{ value: string }>(
      db,
      sql`select value from system_settings where key = 'answer_target_minutes'`,
    ),
  });
  const [thread] = found.threads;
  if (!thread) return null;
  const { hours } = callingOf(found.calling);
  const stored = { answer_target_minutes: found.target[0]?.value ?? "" };
  return { ...thread, hours, minutes: settingNumber(stored, "answer_target_minutes") };
}

export type ReceivedMail = {
  mailId: string;
  fromAddress: string | null;
  fromName: string | null;
  messageId: string | null;
  subject: string;
  text: string;
  files: MailFile[];
  isAutomatic: boolean;
  isCut: boolean;
  isUnreadable: boolean;
};

/** What a mail does besides. `recipient` is the keyed hash of the thread's address, `answerDueAt` null of no question. */
type Does = {
  recipient: string | null;
  stops: boolean;
  liftsStop: boolean;
  answerDueAt: number | null;
  isNews: boolean;
};

/**
 * Stores a mail with all that it does, in one batch. The same mail again, or one to a thread that is gone meanwhile,
 * does nothing.
 */
export async function storeMail(
  db: FollowedDb,
  { threadId, leadId, email }: Inbox,
  mail: ReceivedMail,
  now: number,
  { recipient, stops, liftsStop, answerDueAt, isNews }: Does,
): Promise<void> {
  const isNew = sql`exists (select 1 from mails where mail_id = ${mail.mailId} and at = ${now})`;
  const isToldOf = sql`not exists (select 1 from assessments where id = ${leadId} and suspect = 1)`;
  const own = sql`(select id from assessments where lower(email) = lower(${email}) and email is not null)`;
  await writeOf(db, {
    mail: insertMail(db, threadId, mail, now),
    wait: answerDueAt === null ? [] : [awaitAnswer(db, sql`id = ${leadId} and ${isNew}`, answerDueAt, now)],
    stop:
      recipient !== null && stops
        ? stopping(db, { recipient, stops: ["hub", "staff"], now, of: own, when: isNew })
        : [],
    lift: recipient !== null && liftsStop ? [endStaffStop(db, recipient, isNew)] : [],
    news: isNews
      ? [tellSlack(db, { threadId, leadId, mailId: mail.mailId }, now, sql`${isNew} and ${isToldOf}`)]
      : [],
  });
}

function insertMail(db: Db, threadId: number, mail: ReceivedMail, now: number) {
  const isThere = sql`lead_id is null or exists (select 1 from assessments where id = lead_id)`;
  return runSql(
    db,
    sql`
    insert into mails (thread_id, direction, mail_id, at, from_address, from_name, message_id, automatic, unreadable,
      cut, attachments, subject, text)
    select id, 'in', ${mail.mailId}, ${now}, ${mail.fromAddress}, ${mail.fromName}, ${mail.messageId},
      ${Number(mail.isAutomatic)}, ${Number(mail.isUnreadable)}, ${Number(mail.isCut)},
      ${JSON.stringify(mail.files)}, ${mail.subject}, ${mail.text}
    from mail_threads where id = ${threadId} and (${isThere})
    on conflict (mail_id) do nothing`,
  );
}
