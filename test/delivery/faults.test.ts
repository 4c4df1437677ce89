import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deliverDue } from "../../worker/delivery/deliver-due.ts";
import { FINAL_FAULTS, PASSING_FAULTS, TAKEN_FAULTS, type Fault } from "../fakes/faults.ts";
import { completedLead } from "../setup/lead.ts";
import { connectedSlack, metaPeer, META_VARS } from "../setup/delivery/peers.ts";
import { rows } from "../setup/database/rows.ts";

const ORIGIN = "https://bpm.example";
const HOUR_MS = 3_600_000;
const ENV = { ...env, ...META_VARS };

/** The outbox of one channel as it is after its first message met a fault, `times` times. */
async function afterFault(channel: "slack" | "meta", fault: Fault, times = 1) {
  const slack = await connectedSlack();
  const meta = metaPeer();
  (channel === "slack" ? slack : meta).faults = Array.from({ length: times }, () => fault);
  const started = Date.now();
  await completedLead({ adConsent: true }, { ...META_VARS, APP_ORIGIN: ORIGIN });
  const stored = await rows(
    "select status, attempts, last_error, due_at from outbox where channel = ? order by id",
    channel,
  );
  return { slack, meta, started, first: stored[0], second: stored[1] };
}

const retryAfter: Record<string, number> = {
  "429 with Retry-After": 120_000,
  "503 with Retry-After": 600_000,
};

describe.each(["slack", "meta"] as const)("the peer of %s fails", (channel) => {
  const realTimeout = AbortSignal.timeout.bind(AbortSignal);

  beforeEach(() => {
    vi.spyOn(AbortSignal, "timeout").mockImplementation(() => realTimeout(50));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(TAKEN_FAULTS)("with $name: it was taken, and is not sent again", async (fault) => {
    const { slack, meta, started, first } = await afterFault(channel, fault);
    expect(first).toMatchObject({ status: "sent", last_error: null });
    await deliverDue(ENV, started + HOUR_MS, ORIGIN);
    expect(channel === "slack" ? slack.calls : meta.urls).toHaveLength(1);
  });

  it.each(PASSING_FAULTS)("with $name: later it goes through", async (fault) => {
    const { slack, meta, started, first } = await afterFault(channel, fault);
    expect(first).toMatchObject({ status: "pending", attempts: 1 });
    expect(first?.["last_error"]).toMatch(/^(timeout|network|http_\d{3}|ratelimited)$/);
    const wait = Number(first?.["due_at"]) - started;
    expect(wait).toBeGreaterThanOrEqual(retryAfter[fault.name] ?? 24_000);
    expect(wait).toBeLessThan((retryAfter[fault.name] ?? 36_000) + 5000);
    await deliverDue(ENV, started + HOUR_MS, ORIGIN);
    await deliverDue(ENV, started + 2 * HOUR_MS, ORIGIN);
    expect(slack.messages).toHaveLength(1);
    expect(meta.accepted).toHaveLength(2);
    expect(await rows("select distinct status from outbox")).toEqual([{ status: "sent" }]);
  });

  it.each(FINAL_FAULTS)("with $name: it is parked, and what is behind it goes on", async (fault) => {
    // Meta refuses both events for the sake of one: it is asked again, and refuses that one alone.
    const { slack, meta, first } = await afterFault(channel, fault, channel === "meta" ? 2 : 1);
    expect(first).toMatchObject({ status: "dead", attempts: 1 });
    expect(slack.messages).toHaveLength(channel === "slack" ? 0 : 1);
    expect(meta.accepted).toHaveLength(channel === "meta" ? 1 : 2);
  });

  it("with 401: the channel waits, and asks nobody else", async () => {
    const fault = { name: "401", answer: async () => new Response("", { status: 401 }) };
    const { started, first } = await afterFault(channel, fault);
    expect(first).toMatchObject({ status: "pending", last_error: "http_401" });
    await deliverDue(ENV, started + HOUR_MS, ORIGIN);
    expect(await rows("select channel from channel_pauses")).toEqual([{ channel }]);
    expect(await rows("select distinct status from outbox where channel = ?", channel)).toEqual([
      { status: "pending" },
    ]);
  });

  it("for a day: it is parked then, and a resend has a day of its own", async () => {
    const down: Fault = { name: "down", answer: () => Promise.reject(new TypeError("down")) };
    const { slack, meta, started } = await afterFault(channel, down);
    const peer = channel === "slack" ? slack : meta;
    let now = started;
    for (let hour = 0; hour < 40; hour++) {
      peer.faults = [down, down];
      now += HOUR_MS;
      await deliverDue(ENV, now, ORIGIN);
    }
    const parked = await rows("select status, attempts from outbox where channel = ?", channel);
    expect(new Set(parked.map(({ status }) => status))).toEqual(new Set(["dead"]));
    expect(Number(parked[0]?.["attempts"])).toBeGreaterThan(8);
    await rows("update outbox set status = 'pending', attempts = 0, due_at = 1");
    peer.faults = [down];
    await deliverDue(ENV, now + HOUR_MS, ORIGIN);
    expect(await rows("select distinct status from outbox where channel = ?", channel)).toEqual([
      { status: "pending" },
    ]);
  });
});

describe("one channel that hangs", () => {
  it("does not keep the others", async () => {
    const slack = await connectedSlack();
    const meta = metaPeer();
    let end: (error: Error) => void = () => {};
    const hanging = new Promise<Response>((_resolve, reject) => {
      end = reject;
    });
    slack.faults = [{ name: "hangs", answer: () => hanging }];
    const lead = completedLead({ adConsent: true }, META_VARS);
    await expect.poll(() => rows("select id from outbox where channel = 'meta'")).toHaveLength(2);
    await deliverDue(ENV, Date.now(), ORIGIN);
    await expect.poll(() => meta.accepted.length).toBe(2);
    expect(slack.messages).toEqual([]);
    end(new TypeError("reset"));
    await lead;
  });
});

it("a message that Slack has taken is not posted again for an answer that never ends, by the real clock", async () => {
  const slack = await connectedSlack();
  const stall = TAKEN_FAULTS.find(({ name }) => name === "200 and a body that stalls");
  if (!stall) throw new Error("There is no such fault.");
  slack.faults = [stall];
  await completedLead();
  expect(await rows("select status, last_error from outbox")).toEqual([{ status: "sent", last_error: null }]);
});
