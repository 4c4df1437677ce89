import { sql, type SQL } from "drizzle-orm";
import { runSql, type Db } from "../client.ts";
import { slackConnected } from "../delivery/causes.ts";
import { insertMessages } from "../delivery/outbox.ts";

/** Slack hears of a thread at most so often; of what comes in between, the newest is in its next message. */
const SLACK_PAUSE_MS = 10 * 60 * 1000;

/**
 * The statement that tells Slack of a mail, for the batch that stores it. A thread has one message in ten minutes: the
 * key says when it is due, and a later mail takes the place of one that waits.
 */
export function tellSlack(
  db: Db,
  { threadId, leadId, mailId }: { threadId: number; leadId: number | null; mailId: string },
  now: number,
  when: SQL,
) {
  const key = `slack-mail:${threadId}:`;
  const due = sql`
    select cast(iif(last > ${now}, last, max(${now}, coalesce(last + ${SLACK_PAUSE_MS}, 0))) as integer) as at
    from (select max(cast(substr(dedupe_key, ${key.length + 1}) as integer)) as last from outbox
      where dedupe_key > ${key} and dedupe_key < ${`slack-mail:${threadId};`})`;
  const rows = {
    key: sql`${`${threadId}:`} || due.at`,
    assessmentId: sql`${leadId}`,
    from: sql`(${due}) due where ${slackConnected} and ${when}`,
    again: true,
    sendAt: sql`due.at`,
  };
  const payload = { mailId: sql`(select id from mails where mail_id = ${mailId})` };
  return runSql(db, insertMessages({ channel: "slack", kind: "slack-mail", payload }, rows, now));
}
