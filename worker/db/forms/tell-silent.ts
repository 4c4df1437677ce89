import { sql } from "drizzle-orm";
import { runSql, type FollowedDb } from "../client.ts";
import { slackConnected } from "../delivery/causes.ts";
import { insertMessages } from "../delivery/outbox.ts";
import { formLeads } from "../schema/forms.ts";
import { writeOf } from "../write-batch.ts";

/**
 * Tells staff in one message how many leads came too late to tell of each, once no form is being read and none waits to
 * be read anew. Returns how many there were.
 */
export async function tellSilent(db: FollowedDb, pageId: string, now: number): Promise<number> {
  const isBusy = sql`(exists (select 1 from lead_forms where page_id = ${pageId} and began_at is not null)
    or exists (select 1 from lead_forms f join form_leads l on l.form_id = f.id
      where f.page_id = ${pageId} and f.mapping is not null and l.state = 'read' and l.mapped_by < f.version))`;
  const untold = sql`${formLeads} where silent = 1 and not ${isBusy}`;
  const message = {
    channel: "slack",
    kind: "slack-form-leads",
    payload: { count: sql`count(*)` },
  } as const;
  const rows = {
    key: sql`${`${now}:${crypto.randomUUID()}`}`,
    from: sql`${untold} having count(*) > 0 and ${slackConnected}`,
  };
  const { told } = await writeOf(db, {
    message: runSql(db, insertMessages(message, rows, now)),
    told: runSql(db, sql`update ${formLeads} set silent = 2 where silent = 1 and not ${isBusy}`),
  });
  return told.meta.changes;
}
