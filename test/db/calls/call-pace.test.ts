import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { paceOf, selectCallPace } from "../../../worker/db/calls/call-pace.ts";
import { openDb } from "../../../worker/db/client.ts";
import { countReads } from "../../setup/database/count-reads.ts";
import { rows } from "../../setup/database/rows.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NOW = Date.UTC(2026, 10, 21, 12);

type Lead = Partial<Record<`${"call_requested" | "first_outcome" | "clock_started" | "due"}_at`, number>> & {
  first_call_ms?: number;
};

/** Asked for a call an hour before it was made. */
const called = (minutes: number, at = NOW - DAY_MS): Lead => ({
  call_requested_at: at - 60 * MINUTE_MS,
  first_outcome_at: at,
  first_call_ms: minutes * MINUTE_MS,
});
const waiting = (due_at: number): Lead => ({
  call_requested_at: NOW - 2 * DAY_MS,
  clock_started_at: NOW - 2 * DAY_MS,
  due_at,
});
const many = <T>(count: number, of: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => of(n));

async function insert(leads: readonly Lead[]): Promise<void> {
  await rows(
    `insert into assessments (session_id, assessment_type, created_at, updated_at, call_requested_at,
       first_outcome_at, first_call_ms, clock_started_at, due_at)
     select key, 'quiz', 1, 1, value ->> 'call_requested_at', value ->> 'first_outcome_at',
       value ->> 'first_call_ms', value ->> 'clock_started_at', value ->> 'due_at' from json_each(?)`,
    JSON.stringify(leads),
  );
}

const callPace = async (d1: D1Database) =>
  paceOf(await selectCallPace(openDb(d1, "first-unconstrained").db, NOW));
const pace = () => callPace(env.DB);

const NINETEEN = many(19, (n) => called(n + 1));

const CASES: [what: string, leads: Lead[], count: number, minutes: number | null][] = [
  ["nothing is known without a call", [], 0, null],
  ["the 18th of 20 is what nine in ten were called within", [...NINETEEN, called(90)], 20, 18],
  ["a call older than 30 days says nothing", [...NINETEEN, called(1, NOW - 31 * DAY_MS)], 19, 18],
  [
    "nor does one to a lead that had not asked",
    [...NINETEEN, { first_outcome_at: NOW, first_call_ms: 1 }],
    19,
    18,
  ],
  [
    "nor one to a lead that asked only afterwards",
    [...NINETEEN, { ...called(1), call_requested_at: NOW }],
    19,
    18,
  ],
  ["a request that is not due yet says nothing", [...NINETEEN, waiting(NOW + 1)], 19, 18],
  ["one that is overdue is slower than any call", [...NINETEEN, waiting(NOW)], 19, 18],
  ["three of them leave nothing to say", [...NINETEEN, ...many(3, () => waiting(NOW))], 19, null],
];

describe("how soon those who ask are called", () => {
  it.each(CASES)("%s", async (_what, leads, count, minutes) => {
    await insert(leads);
    expect(await pace()).toEqual({ count, within: minutes === null ? null : minutes * MINUTE_MS });
  });

  it("is read from few rows, the newest calls of many", async () => {
    await insert([
      ...many(3000, (n) => called(n < 500 ? 4 : 400, NOW - n * MINUTE_MS)),
      ...many(3000, () => ({ first_outcome_at: NOW, first_call_ms: 1 })),
      ...many(2000, () => waiting(NOW + MINUTE_MS)).map((lead) => ({ ...lead, call_requested_at: 1 })),
    ]);
    const { d1, reads } = countReads(env.DB);
    expect(await callPace(d1)).toEqual({
      count: 500,
      within: 4 * MINUTE_MS,
    });
    expect(reads).toEqual({ rows: expect.any(Number), queries: 1, written: 0, writes: 0 });
    expect(reads.rows).toBeLessThanOrEqual(1100);
  });
});
