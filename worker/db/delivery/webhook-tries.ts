import { sql } from "drizzle-orm";
import { runSql, type Db } from "../client.ts";

/** So many tries of an endpoint are stored. */
const TRIES_MAX = 100;

/** A try as it was made: of a row of the outbox, or a test. */
export type WebhookTry = {
  endpointId: number;
  outboxId: number | null;
  leadId: number | null;
  event: string;
  /** When it began (ms), and how long it took (ms). */
  at: number;
  took: number;
  /** The answer's status; null without an answer, where `error` says why. */
  status: number | null;
  error: string | null;
  answer: string | null;
  isDelivered: boolean;
};

/**
 * Stores tries, and since when each endpoint has been failing. An answer may quote the lead, so that of one who was
 * erased meanwhile is left out.
 */
export async function logTries(db: Db, tries: readonly WebhookTry[]): Promise<void> {
  if (tries.length === 0) return;
  const list = sql`json_each(${JSON.stringify(tries)})`;
  const ends = Array.from(
    Map.groupBy(tries, ({ endpointId }) => endpointId),
    ([id, its]) => failingOf(id, its),
  );
  const endpoints = sql`json_each(${JSON.stringify(ends)})`;
  await db.batch([
    runSql(
      db,
      sql`
      insert into webhook_tries (endpoint_id, outbox_id, lead_id, event, at, took, status, error, answer)
      select value ->> 'endpointId', value ->> 'outboxId', value ->> 'leadId', value ->> 'event', value ->> 'at',
        value ->> 'took', value ->> 'status', value ->> 'error',
        iif(value ->> 'leadId' is null or exists (select 1 from assessments where id = value ->> 'leadId'),
          value ->> 'answer', null)
      from ${list} where exists (select 1 from webhook_endpoints where id = value ->> 'endpointId') order by key`,
    ),
    runSql(
      db,
      sql`
      update webhook_endpoints set
        failing_since = iif(l.value ->> 'hasDelivered', l.value ->> 'since', coalesce(failing_since, l.value ->> 'since'))
      from ${endpoints} as l where webhook_endpoints.id = l.value ->> 'id'`,
    ),
    runSql(
      db,
      sql`
      delete from webhook_tries where id in (
        select t.id from ${endpoints} l join webhook_tries t on t.endpoint_id = l.value ->> 'id' and t.id <= (
          select id from webhook_tries where endpoint_id = l.value ->> 'id' order by id desc limit 1 offset ${TRIES_MAX}))`,
    ),
  ]);
}

/** Since when (ms) an endpoint fails by its tries, oldest first: since the first after the last that was delivered. */
function failingOf(id: number, its: readonly WebhookTry[]) {
  const delivered = its.findLastIndex(({ isDelivered }) => isDelivered);
  return { id, hasDelivered: delivered >= 0, since: its[delivered + 1]?.at ?? null };
}
