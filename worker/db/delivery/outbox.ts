import type { Channel } from "#domain/delivery/channels";
import type { Message } from "#domain/delivery/messages";
import { eq, is, sql, SQL } from "drizzle-orm";
import { runSql, type Db } from "../client.ts";
import { outbox } from "../schema/delivery.ts";
import { assessments } from "../schema/leads.ts";

/** Fields as plain values or as SQL expressions; an empty payload still takes none. */
type OrSql<Payload> = {
  [Field in keyof Payload]: Payload[Field] extends never ? never : Payload[Field] | SQL;
};

type ToQueue<Known> = Known extends Message
  ? Pick<Known, "channel" | "kind"> & { payload: OrSql<Known["payload"]> }
  : never;

/** A message to be queued. A field of its payload may be an expression over the rows that it is queued for. */
export type NewMessage<C extends Channel = Channel> = ToQueue<Message<C>>;

/**
 * A message that a change to an assessment causes, once for each `key`. `when` (SQL over the assessment's columns) says
 * in which state of the assessment it does.
 */
export type Cause = NewMessage & { key: string; when?: SQL };

/** The statement that queues a message about this session's assessment, to be batched with the change itself. */
export function queueForSession(db: Db, sessionId: string, cause: Cause, now: number) {
  return queue(db, sql`${assessments.sessionId} = ${sessionId}`, cause, now);
}

/** Like `queueForSession`, by the assessment's own id. */
export function queueForAssessment(db: Db, assessmentId: number, cause: Cause, now: number) {
  return queue(db, eq(assessments.id, assessmentId), cause, now);
}

function queue(db: Db, which: SQL, cause: Cause, now: number) {
  const rows = {
    key: sql`${assessments.id} || ${`:${cause.key}`}`,
    assessmentId: sql`${assessments.id}`,
    from: sql`${assessments} where ${which} and ${cause.when ?? sql`true`}`,
  };
  return runSql(db, insertMessages(cause, rows, now));
}

type Rows = {
  /** Deduplicates messages, together with the kind. */
  key: SQL;
  assessmentId?: SQL;
  /** The part after `from`, including a `where`: without one, SQLite would read `on conflict` as part of a join. */
  from: SQL;
  /** Whether a message queued earlier is sent again. */
  again?: boolean;
  /** When it is due (ms); now if absent. */
  sendAt?: number | SQL;
};

/** Queues a message for each row of a query. */
export function insertMessages({ channel, kind, payload }: NewMessage, rows: Rows, now: number): SQL {
  const { key, assessmentId = sql`null`, from, again = false, sendAt = now } = rows;
  const conflict = again
    ? sql`do update set status = 'pending', payload = excluded.payload, due_at = excluded.due_at`
    : sql`do nothing`;
  return sql`
    insert into ${outbox} (dedupe_key, channel, kind, assessment_id, payload, created_at, due_at)
    select ${`${kind}:`} || ${key}, ${channel}, ${kind}, ${assessmentId}, ${jsonOf(payload)}, ${now}, ${sendAt}
    from ${from}
    on conflict (dedupe_key) ${conflict}`;
}

/** A payload as JSON, without undefined fields. */
function jsonOf(payload: object): SQL {
  const fields = Object.entries(payload)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => sql`${name}, ${is(value, SQL) ? value : sql`json(${JSON.stringify(value)})`}`);
  return sql`json_object(${sql.join(fields, sql`, `)})`;
}
