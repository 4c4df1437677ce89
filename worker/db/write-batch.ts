import { channelOf, CHANNELS } from "#domain/delivery/channels";
import { destinationSchema } from "#domain/delivery/destination-schema";
import { sql } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import * as z from "zod/mini";
import { listed, named, type ResultsOf, type Statements } from "./batch-of.ts";
import { allSql, type Db, type FollowedDb } from "./client.ts";
import { addEffects, type Effects } from "./effects.ts";

type Statement = BatchItem<"sqlite">;

/**
 * How many rows of the outbox are read: more than one batch ever queues for a lead, endpoints of other programs apart.
 * If there are more, any channel may be among them.
 */
const NEWEST = 8;

/**
 * Runs a `db.batch` that leaves work for others, and records which. It asks the database itself, before and after the
 * batch, because triggers write the changes for staff and for Slack's messages.
 */
export async function writeBatch<Of extends readonly [Statement, ...Statement[]]>(
  db: FollowedDb,
  statements: Of,
): Promise<BatchResponse<Of>> {
  if (!db.effects) return db.batch(statements);
  const all: [Statement, ...Statement[]] = [look(db), ...statements, lookAgain(db)];
  const results: unknown[] = await db.batch(all);
  const [before] = z.tuple([beforeSchema]).parse(results[0]);
  addEffects(db.effects, effectsBetween(before, z.array(afterSchema).parse(results.at(-1))));
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the type of each result is its statement's
  return results.slice(1, -1) as unknown as BatchResponse<Of>;
}

/** The same of statements by their names, as in `batchOf`. */
export async function writeOf<Of extends Statements>(db: FollowedDb, statements: Of): Promise<ResultsOf<Of>> {
  const [first, ...others] = listed(statements);
  if (!first) throw new Error("A batch has no statements.");
  return named(statements, await writeBatch(db, [first, ...others]));
}

const beforeSchema = z.object({ told: z.nullable(z.int()), queued: z.nullable(z.int()) });
const afterSchema = z.object({
  /** Null for the newest change for staff. */
  channel: z.nullable(destinationSchema),
  id: z.nullable(z.int()),
});
type Before = z.output<typeof beforeSchema>;
type After = z.output<typeof afterSchema>;

function look(db: Db) {
  return allSql(
    db,
    sql`select (select max(id) from changes) as told, (select max(id) from outbox) as queued`,
  );
}

function lookAgain(db: Db) {
  return allSql(
    db,
    sql`select null as channel, max(id) as id from changes
      union all select * from (select channel, id from outbox order by id desc limit ${NEWEST})`,
  );
}

/** What was written between the two looks, of one transaction. */
function effectsBetween(before: Before, after: readonly After[]): Effects {
  const isNew = ({ channel, id }: After) =>
    (id ?? 0) > ((channel === null ? before.told : before.queued) ?? 0);
  const fresh = after.filter(isNew);
  const queued = fresh.flatMap(({ channel }) => (channel === null ? [] : channelOf(channel)));
  return {
    isTold: queued.length < fresh.length,
    queued: queued.length < NEWEST ? [...new Set(queued)] : [...CHANNELS],
  };
}
