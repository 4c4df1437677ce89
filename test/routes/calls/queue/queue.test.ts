import { callQueue, QUEUE_PART_MAX, QUEUE_PARTS, type CallQueue } from "#domain/calls/queue/call-queue";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { readQueue } from "../../../../worker/db/calls/queue/read-queue.ts";
import { openDb } from "../../../../worker/db/client.ts";
import { selectViews, viewOf } from "../../../../worker/db/leads/assessment-view.ts";
import { countReads } from "../../../setup/database/count-reads.ts";
import { completedLead } from "../../../setup/lead.ts";
import { randomFrom } from "../../../setup/random/random.ts";
import { rows } from "../../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../../setup/staff-api.ts";
import { alwaysOpen, callableLead, recordCall } from "../callable-lead.ts";

const ADA = "ada@example.com";
const NOW = Date.UTC(2026, 10, 23, 18);
const MINUTE_MS = 60_000;

/** Callable leads in every state that the clock, calls and requests leave. */
async function leads(count: number, seed: number): Promise<void> {
  const { int, chance, pick } = randomFrom(seed);
  const around = () => NOW + (int(400) - 200) * MINUTE_MS;
  const many = Array.from({ length: count }, (_, index) => {
    const isDue = chance(0.7);
    return {
      id: index + 1,
      asked: chance(0.2) ? around() : null,
      running: isDue && chance(0.6) ? around() : null,
      due: isDue ? around() : null,
      owner: pick([null, ADA, "grace@example.com"]),
      next: chance(0.5) ? around() : null,
      call: isDue ? null : pick(["booked", "moved", "held"]),
      starts: around(),
      reached: chance(0.9) ? "reached" : null,
      called: around(),
      answer: chance(0.1) ? around() : null,
    };
  });
  await rows(
    `insert into assessments (id, session_id, assessment_type, created_at, updated_at, phone, call_consent_at,
       call_requested_at, clock_started_at, due_at, owner, next_action_at, call_status, call_starts_at,
       last_outcome, last_call_at, answer_due_at)
     select value ->> 'id', 'session-' || (value ->> 'id'), 'quiz', 1, 1, '+1' || (value ->> 'id'), 1, value ->> 'asked',
       value ->> 'running', value ->> 'due', value ->> 'owner', value ->> 'next', value ->> 'call', value ->> 'starts',
       value ->> 'reached', value ->> 'called', value ->> 'answer'
     from json_each(?)`,
    JSON.stringify(many),
  );
  await rows("delete from lead_marks");
}

const read = async (d1: D1Database) => (await readQueue(openDb(d1, "first-primary").db, ADA, NOW)).queue;

describe("the queue", () => {
  it.each([1, 2, 3])("reads what the domain puts into each part (%i)", async (seed) => {
    await leads(1500, seed);
    const all = await selectViews(openDb(env.DB, "first-primary").db);
    const queue = await read(env.DB);
    expect(queue).toMatchObject(callQueue(all.map(viewOf), NOW, ADA));
    expect(QUEUE_PARTS.map((part) => queue[part].length)).toEqual(QUEUE_PARTS.map(() => QUEUE_PART_MAX));
  });

  it("reads no further than it shows, whatever waits behind", async () => {
    await leads(4000, 4);
    const few = countReads(env.DB);
    await read(few.d1);
    await rows(
      `insert into assessments (session_id, assessment_type, created_at, updated_at, phone, call_consent_at,
         call_requested_at, clock_started_at, due_at, owner, next_action_at, last_outcome, last_call_at, answer_due_at)
       select 'copy-' || assessments.id || '-' || value, 'quiz', 1, 1, phone || '0' || value, 1, call_requested_at, clock_started_at, due_at, owner,
         next_action_at, last_outcome, last_call_at, answer_due_at from assessments, (select value from json_each('[1,2,3]'))`,
    );
    await rows("delete from lead_marks");
    const many = countReads(env.DB);
    await read(many.d1);
    expect(many.reads.rows).toBeLessThanOrEqual(2 * few.reads.rows);
    // Of each of the 300 that it shows, what stands beside its row is read by its key, and its person in two indexes; for
    // most of them, the row itself says that no mail waits.
    expect(few.reads.rows).toBeLessThan(2400 + 4 * 300);
  });

  it("is served with the leads as the list gives them, and when the desk opens", async () => {
    await rows("update system_settings set value = 'Asia/Tokyo' where key = 'desk_time_zone'");
    await alwaysOpen();
    const missed = await callableLead("+14035550134", { email: "ada@one.example" });
    const fresh = await callableLead("+14035550135", { email: "grace@two.example" });
    await recordCall(missed.id, { outcome: "no_answer", nextActionAt: "2030-01-02T10:00:00Z" });
    const answer = await staffApi("/api/desk/queue");
    expect(Number(answer.headers.get("x-desk-cursor"))).toBeGreaterThan(0);
    const queue = await answer.json<CallQueue>();
    expect(queue.opensAt).toBeNull();
    expect(queue.waiting.map(({ id }) => id)).toEqual([missed.id]);
    expect([...queue.due, ...queue.overdue].map(({ id }) => id)).toEqual([fresh.id]);
    const [list] = await staffJson<unknown[]>("/api/assessments?limit=1");
    expect([...queue.due, ...queue.overdue][0]).toEqual(list);
  });

  it("shows a person once, by the newest assessment that can be called, and finds the older one again", async () => {
    await alwaysOpen();
    const old = await callableLead();
    const shown = async () => {
      const queue = await staffJson<CallQueue>("/api/desk/queue");
      return QUEUE_PARTS.flatMap((part) => queue[part].map(({ id }) => id));
    };
    const newer = await callableLead();
    expect(await shown()).toEqual([newer.id]);
    // Taking the quiz once more, without a number, takes nobody out of the queue.
    await completedLead();
    expect(await shown()).toEqual([newer.id]);
    await staffApi(`/api/assessment/${newer.sessionId}/erase`, { method: "POST" });
    expect(await shown()).toEqual([old.id]);
  });

  it("leaves out what gave way without reading it", async () => {
    await leads(200, 5);
    const before = countReads(env.DB);
    await read(before.d1);
    await rows("update assessments set gave_way_to = 1 where id % 2 = 0");
    const after = countReads(env.DB);
    const queue = await read(after.d1);
    // A booked call and a mail are their own assessment's, whatever came after it.
    const called = QUEUE_PARTS.filter((part) => part !== "past" && part !== "answers");
    expect(called.flatMap((part) => queue[part]).filter(({ id }) => id % 2 === 0)).toEqual([]);
    expect(after.reads.rows).toBeLessThan(before.reads.rows);
  });

  it("says when a closed desk opens", async () => {
    const monday =
      '{"monday":[{"from":"09:00","to":"09:01"}],"tuesday":[],"wednesday":[],"thursday":[],"friday":[],"saturday":[],"sunday":[]}';
    await rows("update system_settings set value = ? where key = 'desk_hours'", monday);
    await rows("update system_settings set value = 'UTC' where key = 'desk_time_zone'");
    const { queue } = await readQueue(openDb(env.DB, "first-primary").db, ADA, NOW);
    expect(queue).toMatchObject({
      now: "2026-11-23T18:00:00.000Z",
      opensAt: "2026-11-30T09:00:00.000Z",
      asked: [],
    });
  });
});
