import * as z from "zod/mini";
import type { StatementCount, Trip } from "../../bench/tally.ts";
import { wrapMethod } from "./wrap-method.ts";

const resultSchema = z.object({
  results: z.array(z.record(z.string(), z.unknown())),
  meta: z.object({ rows_read: z.number(), rows_written: z.number(), duration: z.number() }),
});
type Result = z.infer<typeof resultSchema>;
const batchSchema = z.array(resultSchema);
const statementSchema = z.object({ statement: z.string() });

const READS = /^\s*(?:select|with)\b/i;

let onTrip: (trip: Trip) => void = () => {};

/**
 * From now on tells `listener` what D1 says of each round trip of a session, whoever in this isolate makes it: the
 * Worker, its objects, its scheduled jobs. It stands before D1's own classes, as each object has an `env` of its own.
 */
export function watchD1(d1: D1Database, listener: (trip: Trip) => void): void {
  onTrip = listener;
  const session = d1.withSession("first-primary");
  wrapMethod(Object.getPrototypeOf(session), "batch", async (_, [statements], call) => {
    const results = await call();
    const texts = z.array(statementSchema).parse(statements);
    onTrip(batchSchema.parse(results).map((result, index) => countOf(texts[index]?.statement ?? "", result)));
    return results;
  });
  watchStatements(Object.getPrototypeOf(session.prepare("select 1")));
}

function watchStatements(prototype: object): void {
  const told = async (own: object, result: unknown): Promise<Result> => {
    const read = resultSchema.parse(result);
    onTrip([countOf(statementSchema.parse(own).statement, read)]);
    return read;
  };
  const all: unknown = Reflect.get(prototype, "all");
  if (typeof all !== "function") throw new Error("A statement of D1 has no all().");
  for (const name of ["all", "run"]) {
    wrapMethod(prototype, name, async (own, _, call) => {
      const result = await call();
      await told(own, result);
      return result;
    });
  }
  // D1 tells nothing of raw results: a read runs a second time for them, a write once, as rows.
  wrapMethod(prototype, "raw", async (own, _, call) => {
    const { results } = await told(own, await all.call(own));
    const isRead = READS.test(statementSchema.parse(own).statement);
    return isRead ? call() : results.map((row) => Object.values(row));
  });
}

function countOf(sql: string, { results, meta }: Result): StatementCount {
  const { rows_read: rowsRead, rows_written: rowsWritten, duration: ms } = meta;
  return { sql, rows: results.length, rowsRead, rowsWritten, ms };
}
