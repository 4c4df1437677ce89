import type { MailFile } from "#domain/mail/received-mail";
import { sql, type SQL } from "drizzle-orm";
import { batchOf } from "../batch-of.ts";
import { allSql, runSql, type Db, type FollowedDb } from "../client.ts";
import { endStaffStop, stopping } from "../delivery/mail-stops.ts";
import { writeOf } from "../write-batch.ts";
import { answerTargetOf, awaitAnswer, selectAnswerTarget, type AnswerTarget } from "./answer-due.ts";
import { tellSlack } from "./tell-slack.ts";

const HOUR_MS = 60 * 60 * 1000;

/** How many mails came to a thread, and to all of them, within the last hour; or how many may. */
type Recent = { ofThread: number; ofAll: number };

/** More of a thread are refused, and harm nobody else; more of all come later (contract 22). */
export const MAILS_AN_HOUR: Recent = { ofThread: 20, ofAll: 200 };

/**
 * The thread that a mail comes to. `email` is the address that its mails go to; `target` says by when to answer.
 */
export type Inbox = Recent & {
  threadId: number;
  leadId: number | null;
  email: string | null;
  target: AnswerTarget;
};

/** The counts, of the thread `t`. */
function recent(now: number): Record<keyof Recent, SQL> {
  const came = sql`direction = 'in' and at > ${now - HOUR_MS}`;
  return {
    ofThread: sql`(select count(*) from mails where thread_id = t.id and ${came})`,
    ofAll: sql`(select count(*) from mails where ${came})`,
  };
}

/** Null if there is no such thread, or if its lead or its booking is gone. */
export async function findInbox(db: Db, threadId: number, now: number): Promise<Inbox | null> {
  const found = await batchOf(db, {
    threads: allSql<Omit<Inbox, "target">>(
      db,
      sql`
      select t.id as threadId, t.lead_id as leadId, coalesce(a.email, b.email) as email,
        ${recent(now).ofThread} as ofThread, ${recent(now).ofAll} as ofAll
      from mail_threads t left join assessments a on a.id = t.lead_id left join bookings b on b.id = t.booking_chain
      where t.id = ${threadId} and iif(t.lead_id is null, b.id, a.id) is not null`,
    ),
    ...selectAnswerTarget(db),
  });
  const [thread] = found.threads;
  if (!thread) return null;
  return { ...thread, target: answerTargetOf(found) };
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
 * Stores a mail with all that it does, in one batch. The same mail again does nothing. Returns whether it is stored: not
 * if its thread is gone meanwhile, or if others that came at the same moment have reached a limit.
 */
export async function storeMail(
  db: FollowedDb,
  { threadId, leadId, email, target }: Inbox,
  mail: ReceivedMail,
  now: number,
  { recipient, stops, liftsStop, answerDueAt, isNews }: Does,
): Promise<boolean> {
  const isNew = sql`exists (select 1 from mails where mail_id = ${mail.mailId} and at = ${now})`;
  const isToldOf = sql`not exists (select 1 from assessments where id = ${leadId} and suspect = 1)`;
  const own = sql`(select id from assessments where lower(email) = lower(${email}) and email is not null)`;
  const { stored } = await writeOf(db, {
    mail: insertMail(db, threadId, mail, now),
    wait:
      answerDueAt === null || leadId === null
        ? []
        : awaitAnswer(
            db,
            { threadId, leadId, since: now, answerBy: answerDueAt, version: target.version },
            isNew,
          ),
    stop:
      recipient !== null && stops
        ? stopping(db, { recipient, stops: ["hub", "staff"], now, of: own, when: isNew })
        : [],
    lift: recipient !== null && liftsStop ? [endStaffStop(db, recipient, isNew)] : [],
    news: isNews
      ? [tellSlack(db, { threadId, leadId, mailId: mail.mailId }, now, sql`${isNew} and ${isToldOf}`)]
      : [],
    stored: allSql<{ id: number }>(db, sql`select id from mails where mail_id = ${mail.mailId}`),
  });
  return stored.length > 0;
}

function insertMail(db: Db, threadId: number, mail: ReceivedMail, now: number) {
  const isThere = sql`t.lead_id is null or exists (select 1 from assessments where id = t.lead_id)`;
  const { ofThread, ofAll } = recent(now);
  // Counted here again, as several may have come at the same moment.
  const hasRoom = sql`${ofThread} < ${MAILS_AN_HOUR.ofThread} and ${ofAll} < ${MAILS_AN_HOUR.ofAll}`;
  return runSql(
    db,
    sql`
    insert into mails (thread_id, direction, mail_id, at, from_address, from_name, message_id, automatic, unreadable,
      cut, attachments, subject, text)
    select t.id, 'in', ${mail.mailId}, ${now}, ${mail.fromAddress}, ${mail.fromName}, ${mail.messageId},
      ${Number(mail.isAutomatic)}, ${Number(mail.isUnreadable)}, ${Number(mail.isCut)},
      ${JSON.stringify(mail.files)}, ${mail.subject}, ${mail.text}
    from mail_threads t where t.id = ${threadId} and (${isThere}) and ${hasRoom}
    on conflict (mail_id) do nothing`,
  );
}
