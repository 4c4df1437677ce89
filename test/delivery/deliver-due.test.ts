import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openDb } from "../../worker/db/client.ts";
import { claimDue } from "../../worker/db/delivery/claims.ts";
import { settle, type Settlement } from "../../worker/db/delivery/settle.ts";
import { retryDelay } from "../../worker/delivery/back-off.ts";
import { deliverDue } from "../../worker/delivery/deliver-due.ts";
import { sweepOutbox } from "../../worker/cron/sweep-outbox.ts";
import { api, settled } from "../setup/api.ts";
import { countReads } from "../setup/database/count-reads.ts";
import { quizBody } from "../setup/quiz-body.ts";
import { rows } from "../setup/database/rows.ts";
import { wanted } from "../setup/delivery/wanted.ts";

const NOW = 1_790_000_000_000;
const TEN = wanted(["object"], 10);

async function queue(count: number, changes: { dueAt?: number; payload?: string; createdAt?: number } = {}) {
  const { dueAt = NOW, payload = "{}", createdAt = NOW } = changes;
  for (let index = 0; index < count; index++) {
    await rows(
      "insert into outbox (dedupe_key, channel, kind, payload, created_at, due_at) values (?, 'object', 'destroy-chat', ?, ?, ?)",
      crypto.randomUUID(),
      payload,
      createdAt,
      dueAt,
    );
  }
}

describe("the outbox", () => {
  it("gives each row to one of many that claim at once", async () => {
    await queue(50);
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => claimDue(openDb(env.DB, "first-primary").db, TEN, NOW)),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect(ids).toHaveLength(50);
    expect(new Set(ids).size).toBe(50);
    expect(await claimDue(openDb(env.DB, "first-primary").db, TEN, NOW)).toEqual([]);
  });

  it("gives a row again when its lease has run out, and none before it is due", async () => {
    await queue(1);
    await queue(1, { dueAt: NOW + 1 });
    const claim = (now: number) => claimDue(openDb(env.DB, "first-primary").db, TEN, now);
    expect(await claim(NOW)).toHaveLength(1);
    expect(await claim(NOW + 1)).toHaveLength(1);
    expect(await claim(NOW + 60_002)).toHaveLength(2);
  });

  it.each([
    { due: 1, together: 1, begun: true },
    { due: 2, together: 1, begun: false },
    { due: 2, together: 2, begun: true },
    { due: 1, together: 0, begun: false },
  ])(
    "of $due claimed rows, of which $together go together, the attempt has begun: $begun",
    async ({ due, together, begun }) => {
      await queue(due);
      const { db } = openDb(env.DB, "first-primary");
      const claims = await claimDue(db, [{ channel: "object", most: 10, together }], NOW);
      const stored = await rows("select begun_at as begunAt from outbox");
      const begunAt = begun ? NOW : null;
      expect(claims.map((claim) => claim.begunAt)).toEqual(Array.from({ length: due }, () => begunAt));
      expect(stored).toEqual(Array.from({ length: due }, () => ({ begunAt })));
    },
  );

  it.each([
    ["is given up", { status: "dead", error: "late" }],
    ["is no longer wanted", { status: "cancelled", error: "late" }],
    ["waits for another try", { status: "pending", error: "late", dueAt: NOW + 999_000 }],
  ] as const)(
    "a row that a first sender says %s, while a second one has it, is the second one's",
    async (_what, late) => {
      await queue(1);
      const { db } = openDb(env.DB, "first-primary");
      const [first] = await claimDue(db, TEN, NOW);
      const [second] = await claimDue(db, TEN, NOW + 60_002);
      if (!first || !second) throw new Error("Each of them has to get the row.");
      const claimed = await rows("select * from outbox");
      const settlement: Settlement = { claim: first, ...late };
      await settle(db, [settlement], NOW + 60_003);
      expect(await rows("select * from outbox")).toEqual(claimed);
      // What the peer took is sent, whoever sent it.
      await settle(db, [{ claim: first, status: "sent" }], NOW + 60_004);
      await settle(db, [{ claim: second, status: "dead", error: "late" }], NOW + 60_005);
      expect(await rows("select status, sent_at from outbox")).toEqual([
        { status: "sent", sent_at: NOW + 60_004 },
      ]);
    },
  );

  it("a visitor's call sends what it queued; what is due for longer, or was tried before, waits for the cron", async () => {
    const submitted = quizBody();
    await api("/api/assessment/submit", { json: submitted });
    await settled();
    await queue(1, { createdAt: 1, dueAt: Date.now() - 10_000 });
    await queue(1, { createdAt: 2, dueAt: Date.now() });
    await rows("update outbox set attempts = 1, first_tried_at = 2 where created_at = 2");
    await api(`/api/hub/${submitted.sessionId}/erase`, { json: {} });
    await settled();
    const waiting = "select created_at from outbox where status = 'pending' order by id";
    expect(await rows(waiting)).toEqual([{ created_at: 1 }, { created_at: 2 }]);
    expect(await sweepOutbox(env, Date.now())).toBe(2);
    expect(await rows(waiting)).toEqual([]);
  });

  it("leaves a paused channel alone, however much waits there", async () => {
    await rows(
      `insert into outbox (dedupe_key, channel, kind, payload, created_at, due_at)
       select 'waiting:' || value, 'object', 'destroy-chat', '{}', 1, 1 from json_each(?)`,
      JSON.stringify(Array.from({ length: 500 }, (_, index) => index)),
    );
    await rows("insert into channel_pauses (channel, reason, since) values ('object', 'test', 1)");
    const { d1, reads } = countReads(env.DB);
    expect(await claimDue(openDb(d1, "first-primary").db, [...TEN, ...wanted(["slack"], 10)], NOW)).toEqual(
      [],
    );
    expect(reads.rows).toBeLessThan(20);
    expect(await deliverDue(env, NOW)).toBe(0);
  });

  it("parks what can never be sent, and says why", async () => {
    await queue(1);
    expect(await deliverDue(env, NOW)).toBe(1);
    expect(await rows("select status, attempts, last_error from outbox")).toEqual([
      { status: "dead", attempts: 1, last_error: "unfit_payload" },
    ]);
  });

  it.each([
    ["a payload that does not fit its kind", "destroy-chat", '{"sessions":["one"]}'],
    ["a payload that is no JSON", "destroy-chat", '{"sessionIds":'],
    ["a kind that nobody knows", "destroy-everything", '{"sessionIds":[]}'],
  ])("parks a row with %s, and sends what is behind it", async (_what, kind, payload) => {
    await queue(1, { payload });
    await rows("update outbox set kind = ?", kind);
    await queue(1, { payload: JSON.stringify({ sessionIds: [crypto.randomUUID()] }) });
    expect(await deliverDue(env, NOW)).toBe(2);
    expect(await rows("select status, attempts, last_error from outbox order by id")).toEqual([
      { status: "dead", attempts: 1, last_error: "unfit_payload" },
      { status: "sent", attempts: 1, last_error: null },
    ]);
  });

  it("tries again later when the peer fails, and gives up after a day", async () => {
    const CHAT_SESSIONS = { getByName: () => ({ destroy: () => Promise.reject(new TypeError("down")) }) };
    const down = { ...env, CHAT_SESSIONS } as unknown as Env;
    await queue(1, { payload: JSON.stringify({ sessionIds: [crypto.randomUUID()] }) });
    await deliverDue(down, NOW);
    const [retried] = await rows("select status, due_at, last_error from outbox");
    expect(retried).toMatchObject({ status: "pending", last_error: "TypeError" });
    expect(Number(retried?.["due_at"])).toBeGreaterThan(NOW + 20_000);
    await deliverDue(down, NOW + 24 * 3_600_000 + 60_000);
    expect(await rows("select status from outbox")).toEqual([{ status: "dead" }]);
  });
});

describe("the back-off", () => {
  it.each([
    [1, 0, 24_000],
    [1, 1, 36_000],
    [2, 0.5, 60_000],
    [3, 0.5, 120_000],
    [20, 0.5, 21_600_000],
  ])("waits after %i tries (random %d) %i ms", (attempts, random, expected) => {
    expect(retryDelay(attempts, undefined, random)).toBe(expected);
  });

  it("never comes sooner than the peer asked for", () => {
    expect(retryDelay(1, 90_000, 0.5)).toBe(90_000);
    expect(retryDelay(9, 90_000, 0.5)).toBeGreaterThan(90_000);
  });
});
