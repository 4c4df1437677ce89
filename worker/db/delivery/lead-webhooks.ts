import { sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { runSql, type Db } from "../client.ts";
import { IS_ANONYMOUS } from "../schema/leads.ts";
import { isOfEndpoints } from "./destination-sql.ts";

/**
 * Tells endpoints of other programs that leads (ids as a query) are erased, by their numbers alone; it goes before the
 * leads. What endpoints answered about them is blanked, as it may quote them.
 */
export function endWebhooks(db: Db, own: SQL, now: number): BatchItem<"sqlite">[] {
  return [
    runSql(
      db,
      sql`
      insert into webhook_news (event, lead_id, key, at, payload)
      select 'lead.erased', null, id, ${now}, json_object('leadId', id) from assessments
      where id in ${own} and not (${IS_ANONYMOUS}) and exists (select 1 from webhook_endpoints)`,
    ),
    runSql(db, sql`update webhook_tries set answer = null, lead_id = null where lead_id in ${own}`),
  ];
}

/**
 * Takes back what this batch has queued for endpoints about leads (ids as a query) that are read in silence (contract
 * 23). What waited before stays: somebody did that.
 */
export function silenceWebhooks(db: Db, leads: SQL, now: number) {
  return runSql(
    db,
    sql`
    delete from outbox where assessment_id in (${leads}) and ${isOfEndpoints(sql`channel`)} and status = 'pending'
      and attempts = 0 and created_at = ${now}`,
  );
}
