import * as z from "zod/mini";
import type { Call, HttpClient } from "./http-client.ts";

const statementSchema = z.object({
  sql: z.string(),
  /** Rows given back, rows that D1 read for them, and rows written, indexes included. */
  rows: z.number(),
  rowsRead: z.number(),
  rowsWritten: z.number(),
  /** What D1 says the statement itself took: whole milliseconds on this runtime, right on average. */
  ms: z.number(),
});
const tripSchema = z.array(statementSchema);

/** What a call asked of D1 and of its object, in the words that Cloudflare bills by. */
export const tallySchema = z.object({
  status: z.number(),
  /** Round trips until the answer was read, and those that went on behind it. */
  answer: z.array(tripSchema),
  after: z.array(tripSchema),
  object: z.object({ rowsRead: z.number(), rowsWritten: z.number() }),
});

export type StatementCount = z.infer<typeof statementSchema>;
export type Trip = StatementCount[];
export type Tally = z.infer<typeof tallySchema>;

/** Asks the counting Worker for a run of the scheduled jobs, now. */
export const CRON: Call = cronAt(0);

/** The same at a time (ms) to come. */
export function cronAt(at: number): Call {
  return { method: "GET", path: `/bench/cron?at=${at}` };
}

/** Every route of the app, as its router names them: `GET /api/hub/:sessionId`. */
export async function routesOf(counted: HttpClient): Promise<string[]> {
  const { body } = await counted.send({ method: "GET", path: "/bench/routes" });
  return z.array(z.string()).parse(JSON.parse(body));
}

/** Makes a call through the counting Worker, and gives what it cost. */
export async function countCall(counted: HttpClient, call: Call): Promise<Tally> {
  const { body } = await counted.send({ ...call, status: 200, hangUp: false });
  const tally = tallySchema.parse(JSON.parse(body));
  const expected = call.status ?? 200;
  if (tally.status !== expected) {
    throw new Error(
      `${call.method} ${call.path} was answered ${tally.status}, not ${expected}, when counted`,
    );
  }
  return tally;
}

export function rowsRead(trips: readonly Trip[]): number {
  return trips.flat().reduce((sum, statement) => sum + statement.rowsRead, 0);
}

export function rowsWritten(trips: readonly Trip[]): number {
  return trips.flat().reduce((sum, statement) => sum + statement.rowsWritten, 0);
}
