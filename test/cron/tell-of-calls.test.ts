import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { runDueJobs, tellOfCalls } from "../../worker/cron/run-due-jobs.ts";
import { openDb } from "../../worker/db/client.ts";
import { countReads } from "../setup/database/count-reads.ts";
import { rows } from "../setup/database/rows.ts";
import { connectedSlack } from "../setup/delivery/peers.ts";

const ORIGIN = "https://bpm.example";
const NOW = Date.UTC(2026, 10, 23, 18);
const MINUTE_MS = 60_000;

const tick = (now: number) => runDueJobs({ ...env, APP_ORIGIN: ORIGIN }, now);

/** Callable leads by number, a second apart, each due at NOW. */
async function dueLeads(count: number, from = 1): Promise<void> {
  await rows(
    `insert into assessments (id, session_id, assessment_type, created_at, updated_at, completed_at, name, email,
       phone, call_consent_at, clock_started_at, due_at, due_version)
     select value, 'session-' || value, 'quiz', 1, 1, 1, 'Lead <' || value || '>', value || '@a.example', '+1403' || value, 1, ?1,
       ?2 - value * 1000, 99 from json_each(?3)`,
    NOW - 30 * MINUTE_MS,
    NOW,
    JSON.stringify(Array.from({ length: count }, (_, index) => from + index)),
  );
  await rows("delete from lead_marks");
}

/** As after a call. */
const CALLED = "clock_started_at = null, due_at = null, last_call_at = 2";

/** All of one e-mail and number: with numbers of their own, each would stand for itself. */
const ONE_PERSON = "update assessments set email = 'ada@one.example', phone = '+14031'";

const told = (messages: readonly unknown[]) =>
  messages.flatMap((message) =>
    [...JSON.stringify(message).matchAll(/lead=(\d+)\|/g)].map(([, id]) => Number(id)),
  );

describe("leads that nobody called in time", () => {
  it("are told of in Slack once, with their owner, also by runs at the same time", async () => {
    const slack = await connectedSlack();
    await dueLeads(2);
    await rows(
      "update assessments set owner = 'grace@example.com', call_requested_at = 5, clock_started_at = 6, due_at = 7, due_version = 99 where id = 2",
    );
    await tick(0);
    expect(slack.messages).toEqual([]);
    await Promise.all([tick(NOW), tick(NOW), tick(NOW)]);
    await tick(NOW + MINUTE_MS);
    expect(slack.messages.map(({ text }) => text)).toEqual(["2 leads are waiting for a first call · BPM"]);
    const text = JSON.stringify(slack.messages);
    expect(text).toMatch(
      /lead=2\|Lead &lt;2&gt;> requested a call, was due [\w, ]+ [\d:]+ [AP]M Edmonton time · grace@example.com/,
    );
    expect(text).toMatch(/lead=1\|Lead &lt;1&gt;> was due [\w, ]+ [\d:]+ [AP]M Edmonton time · no owner/);
    expect(text).toContain(`${ORIGIN}/admin?tab=calls`);
    expect(await rows("select count(*) as n from assessments where escalated_at is null")).toEqual([
      { n: 0 },
    ]);
  });

  it("are one person's once: an older assessment gave way, and is told of when it counts again", async () => {
    const slack = await connectedSlack();
    await dueLeads(2);
    await rows(ONE_PERSON);
    await tick(NOW);
    expect(told(slack.messages)).toEqual([2]);
    await rows("delete from assessments where id = 2");
    await tick(NOW + MINUTE_MS);
    expect(told(slack.messages)).toEqual([2, 1]);
  });

  it("are told of twenty a run, the longest overdue first, and none is left out", async () => {
    const slack = await connectedSlack();
    await dueLeads(45);
    for (let run = 0; run < 4; run++) await tick(NOW + run * MINUTE_MS);
    expect(slack.messages.map((message) => told([message]).length)).toEqual([20, 20, 5]);
    const ids = told(slack.messages);
    expect(new Set(ids).size).toBe(45);
    expect(ids.slice(0, 20).toSorted((a, b) => a - b)[0]).toBe(26);
  });

  it("are not told of after a call, nor if they were called before the message went out", async () => {
    const slack = await connectedSlack();
    await dueLeads(2);
    await rows(`update assessments set ${CALLED} where id = 1`);
    await tellOfCalls(openDb(env.DB, "first-primary").db, NOW);
    await rows(`update assessments set ${CALLED} where id = 2`);
    await tick(NOW);
    expect(slack.messages).toEqual([]);
  });

  it("are told of again when their clock starts again", async () => {
    const slack = await connectedSlack();
    await dueLeads(1);
    await tick(NOW);
    await rows("update assessments set lead_status = 'Hold', updated_at = ?", NOW);
    await tick(NOW);
    await rows("update assessments set lead_status = 'SQL', updated_at = ?", NOW);
    await tick(NOW + 60 * 24 * 60 * MINUTE_MS);
    expect(told(slack.messages)).toEqual([1, 1]);
  });

  it("are passed over while Slack is not connected", async () => {
    await dueLeads(3);
    await tick(NOW);
    const slack = await connectedSlack();
    await tick(NOW + MINUTE_MS);
    expect([slack.messages, await rows("select * from outbox")]).toEqual([[], []]);
  });

  it("are told of once when the clock jumps back and forth", async () => {
    const slack = await connectedSlack();
    await dueLeads(3);
    const day = 24 * 60 * MINUTE_MS;
    for (const now of [NOW + day, NOW - day, NOW, NOW + 30 * day, NOW - MINUTE_MS, NOW + MINUTE_MS])
      await tick(now);
    expect(told(slack.messages).toSorted()).toEqual([1, 2, 3]);
  });

  it("are found without reading those without a call to make", async () => {
    await dueLeads(300);
    await rows("update assessments set due_at = null, clock_started_at = null where id > 5");
    const { d1, reads } = countReads(env.DB);
    await tellOfCalls(openDb(d1, "first-primary").db, NOW);
    expect(reads.rows).toBeLessThan(100);
  });
});

describe("next actions", () => {
  const action = (id: number, columns: string) => rows(`update assessments set ${columns} where id = ${id}`);

  it("are told of at their time, once, with their owner and what is to be done", async () => {
    const slack = await connectedSlack();
    await dueLeads(3);
    await rows(`update assessments set ${CALLED}`);
    await action(1, `owner = 'ada@example.com', next_action = 'Send the <plan>', next_action_at = ${NOW}`);
    await action(2, `owner = 'ada@example.com', next_action_at = ${NOW + MINUTE_MS}`);
    await action(3, `next_action_at = ${NOW}`);
    await tick(NOW - 1);
    expect(slack.messages).toEqual([]);
    await Promise.all([tick(NOW), tick(NOW)]);
    expect(slack.messages.map(({ text }) => text)).toEqual(["A next step is due · BPM"]);
    expect(JSON.stringify(slack.messages)).toContain("· ada@example.com: Send the &lt;plan&gt;");
    await tick(NOW + MINUTE_MS);
    await tick(NOW + 2 * MINUTE_MS);
    expect(told(slack.messages)).toEqual([1, 2]);
  });

  it("of an older assessment are told of with the newer one, which took them over", async () => {
    const slack = await connectedSlack();
    await dueLeads(2);
    await rows(`update assessments set ${CALLED}`);
    await action(1, `owner = 'ada@example.com', next_action = 'Send it', next_action_at = ${NOW}`);
    await rows(ONE_PERSON);
    await tick(NOW);
    await tick(NOW + MINUTE_MS);
    expect(told(slack.messages)).toEqual([2]);
    expect(JSON.stringify(slack.messages)).toContain("· ada@example.com: Send it");
  });

  it("that get another time are told of again", async () => {
    const slack = await connectedSlack();
    await dueLeads(1);
    await rows(`update assessments set ${CALLED}`);
    await action(1, `owner = 'ada@example.com', next_action_at = ${NOW}`);
    await tick(NOW);
    await action(1, `next_action_at = ${NOW + 5}, next_action_told_at = null`);
    await tick(NOW + MINUTE_MS);
    expect(told(slack.messages)).toEqual([1, 1]);
  });
});
