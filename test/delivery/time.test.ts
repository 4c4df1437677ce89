import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { sweepOutbox } from "../../worker/cron/sweep-outbox.ts";
import { completedLead } from "../setup/lead.ts";
import { LEASE_MS } from "../../worker/db/delivery/claims.ts";
import { SENDING } from "../../worker/delivery/channels.ts";
import { deliverNew } from "../../worker/delivery/deliver-due.ts";
import { startRun } from "../../worker/delivery/run.ts";
import { queueBacklog } from "../setup/delivery/backlog.ts";
import { slackActionsOn, COCKPIT_VARS, connectedSlack } from "../setup/delivery/peers.ts";
import { rows } from "../setup/database/rows.ts";

const ORIGIN = "https://bpm.example";
/** What runs after an answer is cut then. */
const CUT_MS = 30_000;
/** A sweep of the cron is over when the next begins. */
const TICK_MS = 60_000;

/** Slack takes so long (ms) for each message; time passes with it alone. */
async function slowSlack(took: number) {
  const slack = await connectedSlack();
  const time = { passed: 0, begun: [] as number[] };
  const answer = async () => {
    time.begun.push(time.passed);
    time.passed += took;
    return new Response("ok");
  };
  slack.faults = Array.from({ length: 200 }, () => ({ name: "slow", answer }));
  return { slack, time, elapsed: () => time.passed };
}

describe("a sender with a slow peer", () => {
  it.each([7900, 4000, 1100])("of %i ms begins no try that could outlive it", async (took) => {
    const { time, elapsed } = await slowSlack(took);
    await queueBacklog({ channel: "slack", count: 60 });
    await sweepOutbox(env, Date.now(), { elapsed });
    expect(time.begun.length).toBeGreaterThan(1);
    for (const begun of time.begun) expect(begun + SENDING.slack.longest).toBeLessThan(TICK_MS);
    // What it did not come to is as it was, for the next one.
    const left = await rows("select distinct attempts, lease_until from outbox where status = 'pending'");
    expect(left).toEqual([{ attempts: 0, lease_until: 0 }]);
  });

  it("after an answer keeps to it too", async () => {
    const { time, elapsed } = await slowSlack(7900);
    const now = Date.now();
    await queueBacklog({ channel: "slack", count: 10, dueAt: now - 20 });
    await deliverNew(startRun(env, now, { elapsed, origin: ORIGIN }), ["slack"], now - 5000);
    expect(time.begun).toEqual([0, 7900, 15_800]);
  });

  it("sends no row twice, whoever comes meanwhile", async () => {
    const slack = await connectedSlack();
    const start = Date.now();
    const clock = { passed: 0 };
    const elapsed = () => clock.passed;
    const others: Promise<number>[] = [];
    // While each message is on its way the next tick comes, by a clock that is as late as a try may be.
    const answer = async () => {
      clock.passed += 7900;
      if (others.length < 8) others.push(sweepOutbox(env, start + clock.passed, { elapsed: () => 45_000 }));
      await others.at(-1);
      return new Response("ok");
    };
    slack.faults = Array.from({ length: 100 }, () => ({ name: "slow", answer }));
    await queueBacklog({ channel: "slack", count: 30 });
    for (let minute = 0; minute < 12; minute++) {
      clock.passed = 0;
      await sweepOutbox(env, start + minute * 60_000, { elapsed });
    }
    await Promise.all(others);
    expect(
      await rows("select status, sum(interrupted) as twice, count(*) as n from outbox group by 1"),
    ).toEqual([{ status: "sent", twice: 0, n: 30 }]);
    expect(slack.calls).toHaveLength(30);
  });

  it("has leases that no try outlives, wherever in its life it begins", () => {
    for (const { longest } of Object.values(SENDING)) expect(longest).toBeLessThan(LEASE_MS - CUT_MS);
  });
});

describe("a peer that wants a moment", () => {
  const asking = (seconds: number) => ({
    name: "429",
    answer: async () =>
      new Response("rate_limited", { status: 429, headers: { "retry-after": String(seconds) } }),
  });

  /** A clock that goes on only while somebody waits. */
  function patient(env_: Env = env) {
    const time = { passed: 0 };
    const now = Date.now();
    const wait = async (ms: number) => {
      time.passed += ms;
    };
    const run = () => startRun(env_, now, { elapsed: () => time.passed, wait, origin: ORIGIN });
    return { time, now, deliver: () => deliverNew(run(), ["slack"], now - 5000) };
  }

  it("has it, and the message goes out within the same run", async () => {
    const slack = await connectedSlack();
    const { time, now, deliver } = patient();
    slack.channel.clock = () => time.passed;
    await queueBacklog({ channel: "slack", count: 4, dueAt: now - 20 });
    await deliver();
    expect(slack.messages).toHaveLength(4);
    expect(time.passed).toBe(3000);
    // It asks for it once: the others come no sooner than that.
    expect(slack.calls).toHaveLength(5);
    expect(await rows("select distinct status, last_error from outbox")).toEqual([
      { status: "sent", last_error: null },
    ]);
    expect(await rows("select * from channel_states where held_until > 0")).toEqual([]);
  });

  it("again and again ends the run in time, with nothing held and nothing lost", async () => {
    const slack = await connectedSlack();
    const { time, now, deliver } = patient();
    slack.faults = Array.from({ length: 100 }, () => asking(2));
    await queueBacklog({ channel: "slack", count: 3, dueAt: now - 20 });
    await deliver();
    expect(time.passed + SENDING.slack.longest).toBeLessThan(CUT_MS);
    expect(await rows("select status, attempts, lease_until from outbox order by id")).toEqual([
      { status: "pending", attempts: 1, lease_until: 0 },
      { status: "pending", attempts: 0, lease_until: 0 },
      { status: "pending", attempts: 0, lease_until: 0 },
    ]);
    expect(await rows("select * from channel_states where held_until > 0")).toEqual([]);
  });

  it("is held instead if the moment is long", async () => {
    const slack = await connectedSlack();
    const { time, now, deliver } = patient();
    slack.faults = [asking(6)];
    await queueBacklog({ channel: "slack", count: 2, dueAt: now - 20 });
    await deliver();
    expect([time.passed, slack.calls.length]).toEqual([0, 1]);
    expect(await rows("select channel from channel_states where held_until > 0")).toEqual([
      { channel: "slack" },
    ]);
  });

  it("before it takes a new message, changes an old one without it", async () => {
    const slack = await slackActionsOn();
    const first = await completedLead({}, COCKPIT_VARS);
    await rows("delete from outbox");
    const { time, now, deliver } = patient({ ...env, ...COCKPIT_VARS });
    slack.channel.clock = () => time.passed;
    await queueBacklog({ channel: "slack", count: 3, dueAt: now - 30 });
    await rows(
      "update assessments set next_action = 'Call', updated_at = ? where id = ?",
      now - 20,
      first.id,
    );
    const shown: number[] = [];
    const handle = slack.handle.bind(slack);
    slack.handle = (request) => {
      if (request.url.endsWith("chat.update")) shown.push(time.passed);
      return handle(request);
    };
    await deliver();
    expect(slack.messages).toHaveLength(4);
    expect(shown).toEqual([0]);
  });
});
