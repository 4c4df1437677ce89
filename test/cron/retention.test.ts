import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { forgetAbandoned } from "../../worker/cron/forget-abandoned.ts";
import { forgetOld, forgetOldAddresses } from "../../worker/cron/run-due-jobs.ts";
import { openBudget } from "../../worker/db/budget.ts";
import { openDb } from "../../worker/db/client.ts";
import { forgetAbandoned as forget } from "../../worker/db/people/privacy/abandoned.ts";
import { countReads } from "../setup/database/count-reads.ts";
import { rows } from "../setup/database/rows.ts";

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 12);
/** What a day of 300,000 starts leaves a minute. */
const STARTS_A_MINUTE = 300_000 / 1440;

/** Starts of 40 days ago, a second apart; each third is a chat. */
async function abandon(count: number): Promise<void> {
  await rows(
    `insert into assessments (session_id, assessment_type, created_at, updated_at, quiz_started_at, source)
     select 'session-' || value, iif(value % 3 = 0, 'chat', 'quiz'), ?1 + value * 1000, ?1 + value * 1000, ?1, 'fb'
     from json_each(?2)`,
    NOW - 40 * DAY_MS,
    JSON.stringify(Array.from({ length: count }, (_, index) => index)),
  );
  await rows(
    "insert into lead_visits (lead_id, begun_at, ip_address) select id, created_at, 'ip' from assessments",
  );
}

const number = async (query: string, ...values: number[]) =>
  Object.values((await rows(query, ...values))[0] ?? {})[0];

describe("retention", () => {
  it("erases 1,000 abandoned sessions in a run, with few queries", async () => {
    await abandon(1100);
    await rows(
      "insert into ad_events (assessment_id, name, event_id, created_at) select id, 'Lead', id, 1 from assessments",
    );
    const { d1, reads } = countReads(env.DB);
    const went = await forgetAbandoned({ ...env, DB: d1 }, NOW, openBudget(d1));
    expect(went).toBe(1000);
    expect(went).toBeGreaterThan(2 * STARTS_A_MINUTE);
    expect(await number("select count(*) from assessments")).toBe(100);
    expect(await number("select min(created_at) from assessments")).toBe(NOW - 40 * DAY_MS + 1_000_000);
    expect(await number("select count(*) from tombstones")).toBe(1000);
    expect(await number("select count(*) from ad_events")).toBe(100);
    expect(reads.queries).toBeLessThan(205);
    expect(reads.rows).toBeLessThan(135 * 1000);
  });

  it("ends the objects of chats alone, many with one message", async () => {
    await abandon(100);
    await forgetAbandoned(env, NOW, openBudget(env.DB));
    const queued = await rows("select payload, dedupe_key from outbox where channel = 'object'");
    const ended = queued.flatMap(({ payload }) => JSON.parse(String(payload)).sessionIds);
    const chats = Array.from({ length: 34 }, (_, index) => `session-${index * 3}`);
    expect(ended.toSorted()).toEqual(chats.toSorted());
    expect(queued).toHaveLength(4);
    expect(JSON.stringify(queued.map(({ dedupe_key }) => dedupe_key))).not.toContain("session-");
  });

  it("leaves tombstones of the sessions and of their calls", async () => {
    await abandon(2);
    await rows("update assessments set booking_ref = 'ref-' || id where id = 1");
    await forgetAbandoned(env, NOW, openBudget(env.DB));
    const hashes = await rows("select hash from tombstones order by hash");
    expect(hashes).toHaveLength(3);
    expect(hashes).toContainEqual({ hash: "ref-1" });
  });

  it("leaves a session to which somebody came back after it was found", async () => {
    await abandon(3);
    const found = [1, 2, 3].map((id) => ({ id, tombstone: `hash-${id}`, source: "facebook" as const }));
    await rows("update assessments set updated_at = ? where id = 2", NOW);
    const { db } = openDb(env.DB, "first-primary");
    expect(await forget(db, found, NOW - 30 * DAY_MS, NOW)).toBe(2);
    expect(await forget(db, found, NOW - 30 * DAY_MS, NOW)).toBe(0);
    expect(await rows("select id from assessments")).toEqual([{ id: 2 }]);
    expect(await rows("select hash from tombstones order by 1")).toEqual([
      { hash: "hash-1" },
      { hash: "hash-3" },
    ]);
    expect(await rows("select total from expired_stats where grain = 'a'")).toEqual([
      { total: 1 },
      { total: 1 },
    ]);
  });

  it("drops deliveries settled 3 days ago and events of 30 days ago at the same pace, in pieces", async () => {
    const many = JSON.stringify(Array.from({ length: 3000 }, (_, index) => index));
    const [old, young] = [NOW - 30 * DAY_MS, NOW - 30 * DAY_MS + 1];
    const [settled, fresh] = [NOW - 3 * DAY_MS, NOW - 3 * DAY_MS + 1];
    await rows(
      `insert into outbox (dedupe_key, channel, kind, payload, status, created_at, due_at)
       select value, 'slack', 'slack-mql', '{}', 'sent', iif(value < 2500, ?, ?), 1 from json_each(?)`,
      settled,
      fresh,
      many,
    );
    await rows(
      `insert into ad_events (assessment_id, name, event_id, created_at)
       select value, 'Lead', value, iif(value < 2500, ?, ?) from json_each(?)`,
      old,
      young,
      many,
    );
    await rows("insert into tombstones (hash, expires_at) select value, 1 from json_each(?)", many);
    await rows("delete from changes");
    expect(await forgetOld(NOW, openBudget(env.DB))).toBe(8000);
    expect(await number("select count(*) from outbox where created_at = ?", fresh)).toBe(500);
    expect(await number("select count(*) from outbox")).toBe(500);
    expect(await number("select count(*) from ad_events")).toBe(500);
    expect(await number("select count(*) from tombstones")).toBe(0);
  });

  it("drops the events of a session that is no lead with their deliveries, once these are settled 3 days", async () => {
    await abandon(2);
    await rows(
      "update assessments set email = 'ada@example.com', completed_at = 1 where session_id = 'session-1'",
    );
    await rows(
      `insert into ad_events (assessment_id, name, event_id, created_at)
       select a.id, e.value, a.id || e.value, ?1 from assessments a cross join json_each('["QuizStarted", "QuizQuestion1"]') e`,
      NOW - 4 * DAY_MS,
    );
    await rows(
      `insert into outbox (dedupe_key, channel, kind, assessment_id, payload, status, created_at, due_at, sent_at)
       select id, 'meta', 'ad-event', assessment_id, json_object('name', name, 'source', ''),
         iif(name = 'QuizStarted', 'sent', 'pending'), created_at, created_at, iif(name = 'QuizStarted', created_at, null)
       from ad_events`,
    );
    await forgetOld(NOW, openBudget(env.DB));
    expect(
      await rows(
        `select session_id as session, e.name from ad_events e join assessments a on a.id = e.assessment_id
         order by session, e.name`,
      ),
    ).toEqual([
      { session: "session-0", name: "QuizQuestion1" },
      { session: "session-1", name: "QuizQuestion1" },
      { session: "session-1", name: "QuizStarted" },
    ]);
    expect(await number("select count(*) from outbox")).toBe(2);
  });

  it("drops changes that are a day old, from the front and in pieces, and always keeps the newest", async () => {
    await rows("delete from changes");
    await rows(
      `insert into changes (entity, entity_id, kind, at)
       select 'assessment', value, 'created', iif(value < 2500, ?, ?) from json_each(?)`,
      NOW - DAY_MS,
      NOW - DAY_MS + 1,
      JSON.stringify(Array.from({ length: 3000 }, (_, index) => index)),
    );
    expect(await forgetOld(NOW, openBudget(env.DB))).toBe(2500);
    expect(await number("select count(*) from changes where at = ?", NOW - DAY_MS + 1)).toBe(500);
    expect(await forgetOld(NOW + DAY_MS, openBudget(env.DB))).toBe(499);
    expect(await number("select entity_id from changes")).toBe("2999");
  });

  it("takes addresses off at the same pace", async () => {
    await abandon(1100);
    const went = await forgetOldAddresses(NOW + 90 * DAY_MS, openBudget(env.DB));
    expect(went).toBe(1100);
    expect(went).toBeGreaterThan(2 * STARTS_A_MINUTE);
  });
});
