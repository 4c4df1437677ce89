import { sql } from "drizzle-orm";
import { runSql, type Db, type FollowedDb } from "../client.ts";
import { writeBatch } from "../write-batch.ts";
import { tellChange } from "./changes/tell-change.ts";
import type { Claim } from "./claims.ts";

/**
 * The result for a row. `error` is a code, never a message that may quote a person. `waits`: its day of retries begins
 * afresh when it is due.
 */
export type Settlement = { claim: Claim } & (
  | { status: "sent" }
  | { status: "pending"; error: string; dueAt: number; waits?: true }
  | { status: "dead" | "cancelled"; error: string }
);

/**
 * Settles rows of one channel after their attempt, all in one statement. The same batch applies what follows from a
 * sent message: the lead's card shows when the hub e-mail went out, and a Slack channel is no longer broken.
 */
export async function settle(db: FollowedDb, settlements: readonly Settlement[], now: number): Promise<void> {
  const channel = settlements[0]?.claim.channel;
  const sent = settlements.flatMap(({ status, claim }) => (status === "sent" ? [claim.id] : []));
  await writeBatch(db, [
    settleAll(db, settlements, now),
    ...(channel === "email" && sent.length > 0 ? [markMailed(db, sent, now)] : []),
    ...(channel === "slack" && sent.length > 0
      ? [markMended(db), tellChange(db, "channel", "updated", "slack")]
      : []),
  ]);
}

/**
 * A message accepted by the peer is sent, whatever has happened to its row; any other outcome counts only for a row
 * that is still ours. An ended chat leaves no trace of its session.
 */
function settleAll(db: Db, settlements: readonly Settlement[], now: number) {
  const given = settlements.map(({ claim: { id, attempts }, ...settled }) => ({ id, attempts, ...settled }));
  return runSql(
    db,
    sql`
    update outbox set status = s.status, lease_until = 0, begun_at = null, last_error = s.error,
      due_at = coalesce(s.due_at, outbox.due_at), first_tried_at = iif(s.waits, null, outbox.first_tried_at),
      sent_at = iif(s.status = 'sent', ${now}, outbox.sent_at),
      payload = iif(s.status = 'sent' and channel = 'object', '{}', payload)
    from (
      select value ->> 'id' as id, value ->> 'attempts' as attempts, value ->> 'status' as status,
        value ->> 'error' as error, value ->> 'dueAt' as due_at, value ->> 'waits' as waits
      from json_each(${JSON.stringify(given)})) as s
    where outbox.id = s.id
      and (s.status = 'sent' or (outbox.status = 'pending' and outbox.attempts = s.attempts))`,
  );
}

function markMailed(db: Db, ids: number[], now: number) {
  return runSql(
    db,
    sql`
    update assessments set email_sent_at = ${now} where email_sent_at is null and id in (
      select assessment_id from outbox
      where id in (select value from json_each(${JSON.stringify(ids)})) and kind = 'hub-mail')`,
  );
}

/** A message that was already under way when the channel broke does not prove that it works again. */
function markMended(db: Db) {
  return runSql(
    db,
    sql`
    update slack_installation set broken_reason = null where broken_reason is not null
      and not exists (select 1 from channel_pauses where channel = 'slack')`,
  );
}
