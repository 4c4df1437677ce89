import type { Channel } from "#domain/delivery/delivery-view";
import { eq, sql, type SQL } from "drizzle-orm";
import { runSql, type Db } from "../client.ts";
import { assessments, outbox } from "../schema.ts";

/**
 * One message that a change causes. `key` makes one cause one row for an assessment; `when` narrows
 * it to assessments in a state (SQL over its columns). What a message says is read when it is sent:
 * the payload holds only what the row cannot tell later.
 */
export type Cause = {
  channel: Channel;
  kind: string;
  key: string;
  payload?: Record<string, unknown>;
  dueAt?: number;
  recipientHash?: string | null;
  when?: SQL;
};

/** The statement that queues a cause of this session's assessment; for the batch of the change itself. */
export function queueForSession(db: Db, sessionId: string, cause: Cause, now: number) {
  return queue(db, sql`${assessments.sessionId} = ${sessionId}`, cause, now);
}

/** As `queueForSession`, by the assessment's own id. */
export function queueForAssessment(db: Db, assessmentId: number, cause: Cause, now: number) {
  return queue(db, eq(assessments.id, assessmentId), cause, now);
}

function queue(db: Db, which: SQL, cause: Cause, now: number) {
  return runSql(
    db,
    sql`
    insert into ${outbox} (dedupe_key, channel, kind, assessment_id, payload, recipient_hash, created_at, due_at)
    select ${`${cause.kind}:`} || ${assessments.id} || ${`:${cause.key}`}, ${cause.channel}, ${cause.kind},
      ${assessments.id}, ${JSON.stringify(cause.payload ?? {})}, ${cause.recipientHash ?? null}, ${now},
      ${cause.dueAt ?? now}
    from ${assessments} where ${which} and ${cause.when ?? sql`true`}
    on conflict (dedupe_key) do nothing`,
  );
}
