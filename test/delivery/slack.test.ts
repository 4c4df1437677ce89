import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { sweepOutbox } from "../../worker/cron/sweep-outbox.ts";
import { seal } from "../../worker/crypto/sealed.ts";
import { deliverDue } from "../../worker/delivery/deliver-due.ts";
import type { FakeSlack } from "../fakes/slack/fake-slack.ts";
import { api, settled } from "../setup/api.ts";
import { askForCall } from "../setup/ask-for-call.ts";
import { completedLead } from "../setup/lead.ts";
import { connectedSlack } from "../setup/delivery/peers.ts";
import { rows } from "../setup/database/rows.ts";
import { staffApi } from "../setup/staff-api.ts";

const ORIGIN = "https://bpm.example";
const LATER = 2 * 60_000;

/** Everything in a message that Slack would read, as one text. */
function textOf(slack: FakeSlack): string {
  return JSON.stringify(slack.messages);
}

async function only(sql: string) {
  const [row] = await rows(sql);
  return row;
}

describe("a Slack message of a new lead", () => {
  it("has the lead's facts and leads to the dashboard, never to the hub", async () => {
    const slack = await connectedSlack();
    const { id, sessionId } = await completedLead({}, { APP_ORIGIN: ORIGIN });
    expect(slack.messages).toHaveLength(1);
    const [message] = slack.messages;
    expect(message).toMatchObject({
      text: "New lead: Ada Lovelace · BPM",
      unfurl_links: false,
      unfurl_media: false,
    });
    const text = textOf(slack);
    for (const fact of [
      "ada@analytical.example",
      "4 · Optimize & Scale".replace("&", "&amp;"),
      "110 · High",
    ]) {
      expect(text).toContain(fact);
    }
    expect(text).toContain("<https://analytical.example/|analytical.example>");
    expect(text).toContain(`<${ORIGIN}/admin?lead=${id}|Open in the dashboard>`);
    // Slack puts a warning on a button whose app has nothing that answers clicks.
    expect(text).not.toContain('"button"');
    expect(text).not.toContain(sessionId);
    expect(text).not.toContain("/hub");
  });

  it.each([
    ["a mention of everyone", "<!channel>", "&lt;!channel&gt;"],
    ["a link of its own", "<https://evil.example|click>", "&lt;https://evil.example|click&gt;"],
    ["a user", "<@U123>", "&lt;@U123&gt;"],
    ["an entity", "&lt;!here&gt;", "&amp;lt;!here&amp;gt;"],
    ["markup", "*_~`>", "*_~`&gt;"],
  ])("shows a name with %s as it was typed", async (_what, name, shown) => {
    const slack = await connectedSlack();
    await completedLead({ name });
    const [message] = slack.messages;
    expect(message?.text).toBe(`New lead: ${shown} · BPM`);
    expect(textOf(slack)).not.toContain("<!");
    expect(textOf(slack)).not.toContain("<@");
  });

  it("stays within Slack's limits whatever was typed", async () => {
    const slack = await connectedSlack();
    await completedLead({ name: "<".repeat(500), businessUrl: `https://a.example/${"|&<".repeat(600)}` });
    expect(slack.messages).toHaveLength(1);
    expect(textOf(slack)).not.toMatch(/<https:[^>]*\|[^>]*\|/);
  });

  it("says no word of a suspect lead, nor when nobody is connected", async () => {
    const slack = await connectedSlack();
    await completedLead({ company: "Bot Ltd" });
    await rows("delete from slack_installation");
    await completedLead();
    expect(slack.calls).toEqual([]);
    expect(await rows("select * from outbox")).toEqual([]);
  });

  it("comes once, however often and however many at once dispatch", async () => {
    const slack = await connectedSlack();
    slack.faults = [{ name: "500", answer: async () => new Response("", { status: 500 }) }];
    await completedLead();
    expect(slack.messages).toEqual([]);
    const now = Date.now() + LATER;
    await Promise.all(Array.from({ length: 8 }, () => deliverDue(env, now, ORIGIN)));
    await deliverDue(env, now + LATER, ORIGIN);
    expect(slack.messages).toHaveLength(1);
  });
});

describe("a Slack message of what becomes of a lead", () => {
  it("says who moved it from where to where, escaped, with its value", async () => {
    const slack = await connectedSlack();
    const { id, sessionId } = await completedLead({ name: "Ada <!here>" });
    const moved = await staffApi(`/api/assessment/${sessionId}/lead-status`, {
      method: "PATCH",
      json: { leadStatus: "SQL", dealValue: 12_500 },
    });
    expect(moved.status).toBe(200);
    await settled();
    expect(slack.messages.at(-1)?.text).toBe("Ada &lt;!here&gt;: MQL → SQL · BPM");
    const text = JSON.stringify(slack.messages.at(-1));
    for (const fact of ["*Moved by*\\nada@example.com", "*Deal value*\\n$12,500", `lead=${id}|`]) {
      expect(text).toContain(fact);
    }
    expect(text).not.toMatch(/<!here|\/hub|[0-9a-f]{8}-[0-9a-f]{4}-4/);
  });

  it.each([
    ["EUR", "€12,500"],
    ["JPY", "¥12,500"],
  ])("has its value in the currency of deals: %s", async (currency, text) => {
    const slack = await connectedSlack();
    await rows("update system_settings set value = ? where key = 'deal_currency'", currency);
    const { sessionId } = await completedLead();
    const json = { leadStatus: "Won", dealValue: 12_500 };
    await staffApi(`/api/assessment/${sessionId}/lead-status`, { method: "PATCH", json });
    await settled();
    expect(JSON.stringify(slack.messages.at(-1))).toContain(`*Deal value*\\n${text}`);
  });

  it("says why it was lost, if that is known when it is sent", async () => {
    const slack = await connectedSlack();
    const { sessionId } = await completedLead();
    const move = (json: object) =>
      staffApi(`/api/assessment/${sessionId}/lead-status`, { method: "PATCH", json });
    await move({ leadStatus: "Lost", lostReason: "other", lostNote: "Sold <the> shop" });
    await settled();
    expect(JSON.stringify(slack.messages.at(-1))).toContain("*Reason*\\nOther: Sold &lt;the&gt; shop");
    await move({ leadStatus: "SQL" });
    await move({ leadStatus: "Lost" });
    await settled();
    expect(slack.messages).toHaveLength(4);
    for (const message of slack.messages.slice(2)) expect(JSON.stringify(message)).not.toContain("*Reason*");
  });

  it("says once who asks for a call; a click alone asks for none", async () => {
    const slack = await connectedSlack();
    const { sessionId } = await completedLead();
    const json = { sessionId, source: "strategy_hub" };
    await api("/api/assessment/track-booking-click", { json });
    for (let asked = 0; asked < 2; asked++) await askForCall(sessionId);
    expect(slack.messages.map(({ text }) => text)).toEqual([
      "New lead: Ada Lovelace · BPM",
      "Ada Lovelace requested a call · BPM",
    ]);
  });
});

describe("a Slack channel that takes nothing more", () => {
  it.each([
    ["no_service", 404],
    ["channel_is_archived", 410],
    ["invalid_token", 403],
    ["something new", 404],
  ])("is paused by %s (%i), keeps its rows and says why", async (word, status) => {
    const slack = await connectedSlack();
    slack.faults = [{ name: word, answer: async () => new Response(word, { status }) }];
    await completedLead();
    await completedLead();
    expect(slack.calls).toHaveLength(1);
    expect(await rows("select status, count(*) as n from outbox group by 1")).toEqual([
      { status: "pending", n: 2 },
    ]);
    const reason = word.includes(" ") ? `http_${status}` : word;
    expect(await only("select broken_reason from slack_installation")).toEqual({ broken_reason: reason });
    expect(await only("select channel, reason from channel_pauses")).toEqual({ channel: "slack", reason });
    await deliverDue(env, Date.now() + 48 * 3_600_000, ORIGIN);
    expect(slack.calls).toHaveLength(1);
  });

  it("goes on after a message that it refuses", async () => {
    const word = "invalid_blocks";
    const slack = await connectedSlack();
    slack.faults = [{ name: word, answer: async () => new Response(word, { status: 400 }) }];
    await completedLead();
    await completedLead();
    expect(await rows("select status, last_error from outbox order by id")).toEqual([
      { status: "dead", last_error: word },
      { status: "sent", last_error: null },
    ]);
    expect(await rows("select * from channel_pauses")).toEqual([]);
  });

  it("waits as long as Slack asks, all of it, and asks once", async () => {
    const slack = await connectedSlack();
    const wait = async () => new Response("ratelimited", { status: 429, headers: { "retry-after": "300" } });
    slack.faults = [{ name: "429", answer: wait }];
    await rows(
      `insert into outbox (dedupe_key, channel, kind, payload, created_at, due_at)
       select 'slack-test:' || value, 'slack', 'slack-test', '{}', 1, 1 from json_each('[1,2,3,4,5]')`,
    );
    const now = Date.now();
    await deliverDue(env, now, ORIGIN);
    expect(slack.calls).toHaveLength(1);
    const waiting = await rows("select attempts, lease_until from outbox order by id");
    expect(waiting.map(({ attempts }) => attempts)).toEqual([1, 0, 0, 0, 0]);
    expect(waiting.every(({ lease_until }) => lease_until === 0)).toBe(true);
    const held = await only("select channel, held_until from channel_states");
    expect(held?.["channel"]).toBe("slack");
    expect(Number(held?.["held_until"])).toBeGreaterThanOrEqual(now + 300_000);
    await deliverDue(env, now + 299_000, ORIGIN);
    expect(slack.calls).toHaveLength(1);
    await deliverDue(env, now + 700_000, ORIGIN);
    expect(slack.messages).toHaveLength(5);
  });

  it("is asked once while it asks to wait, however much waits behind", async () => {
    const slack = await connectedSlack();
    const wait = async () => new Response("ratelimited", { status: 429, headers: { "retry-after": "300" } });
    slack.faults = [{ name: "429", answer: wait }];
    await rows(
      `insert into outbox (dedupe_key, channel, kind, payload, created_at, due_at)
       select 'slack-test:' || value, 'slack', 'slack-test', '{}', 1, 1 from json_each(?)`,
      JSON.stringify(Array.from({ length: 35 }, (_, index) => index)),
    );
    const now = Date.now();
    await sweepOutbox(env, now);
    await sweepOutbox(env, now + 240_000);
    expect(slack.calls).toHaveLength(1);
    await sweepOutbox(env, now + 700_000);
    expect(slack.messages).toHaveLength(35);
  });

  it("says nothing against the one that took its place while it was asked", async () => {
    const slack = await connectedSlack();
    const answer = async () => {
      await rows(
        "update slack_installation set webhook_ciphertext = ?",
        await seal(env, "slack-webhook", slack.webhook),
      );
      return new Response("no_service", { status: 404 });
    };
    slack.faults = [{ name: "no_service", answer }];
    await completedLead();
    expect(await rows("select * from channel_pauses")).toEqual([]);
    expect(await only("select broken_reason from slack_installation")).toEqual({ broken_reason: null });
    await deliverDue(env, Date.now() + LATER, ORIGIN);
    expect(slack.messages).toHaveLength(1);
  });

  it("still is broken when a message gets through that was on its way before", async () => {
    const slack = await connectedSlack();
    let arrive: (answer: Response) => void = () => {};
    const late = new Promise<Response>((resolve) => {
      arrive = resolve;
    });
    const gone = async () => new Response("no_service", { status: 404 });
    slack.faults = [
      { name: "late", answer: () => late },
      { name: "gone", answer: gone },
    ];
    const first = completedLead();
    await expect.poll(() => slack.calls.length).toBe(1);
    await rows(
      `insert into outbox (dedupe_key, channel, kind, payload, created_at, due_at)
       values ('slack-test:1', 'slack', 'slack-test', '{}', 1, 1)`,
    );
    await deliverDue(env, Date.now(), ORIGIN);
    arrive(new Response("ok"));
    await first;
    expect(await rows("select status from outbox order by id")).toEqual([
      { status: "sent" },
      { status: "pending" },
    ]);
    expect(await only("select broken_reason from slack_installation")).toEqual({
      broken_reason: "no_service",
    });
    expect(await only("select reason from channel_pauses")).toEqual({ reason: "no_service" });
  });

  it("is left alone when its stored webhook is not Slack's, or cannot be read", async () => {
    const slack = await connectedSlack();
    await completedLead({}, { SLACK_ORIGIN: "http://localhost:9999" });
    expect(await only("select reason from channel_pauses")).toEqual({ reason: "webhook_unreadable" });
    await rows("delete from channel_pauses");
    await deliverDue({ ...env, ENCRYPTION_KEY: btoa("x".repeat(32)) }, Date.now() + LATER, ORIGIN);
    expect(await only("select reason from channel_pauses")).toEqual({ reason: "webhook_unreadable" });
    expect(slack.calls).toEqual([]);
  });
});

describe("a crash while a message is sent", () => {
  it("loses nothing, and is counted where it may have doubled", async () => {
    const slack = await connectedSlack();
    await completedLead({}, { SLACK_ORIGIN: "https://slack.com" });
    const crash = "update outbox set status = 'pending', sent_at = null, begun_at = ?, lease_until = ?";
    await rows(crash, Date.now(), Date.now() + 30_000);
    await deliverDue(env, Date.now(), ORIGIN);
    expect(slack.messages).toHaveLength(1);
    await deliverDue(env, Date.now() + 31_000, ORIGIN);
    expect(slack.messages).toHaveLength(2);
    expect(await only("select status, interrupted, attempts from outbox")).toEqual({
      status: "sent",
      interrupted: 1,
      attempts: 2,
    });
  });

  it("is not counted where the try never turned to its peer", async () => {
    await connectedSlack();
    await completedLead();
    await rows("update outbox set status = 'pending', begun_at = null, lease_until = 1");
    await deliverDue(env, Date.now(), ORIGIN);
    expect(await only("select status, interrupted from outbox")).toEqual({ status: "sent", interrupted: 0 });
  });

  it("sends nothing that was withdrawn after it was claimed", async () => {
    const slack = await connectedSlack();
    const insert = `insert into outbox (dedupe_key, channel, kind, payload, created_at, due_at)
      values (?, 'slack', 'slack-test', '{}', 1, 1)`;
    await rows(insert, "slack-test:1");
    await rows(insert, "slack-test:2");
    const withdraw = async () => {
      await rows("update outbox set status = 'cancelled' where dedupe_key = 'slack-test:2'");
      return new Response("ok");
    };
    slack.faults = [{ name: "withdraws the next", answer: withdraw }];
    await deliverDue(env, Date.now(), ORIGIN);
    expect(slack.calls).toHaveLength(1);
    expect(await rows("select status from outbox order by id")).toEqual([
      { status: "sent" },
      { status: "cancelled" },
    ]);
  });

  it("does not let an old sender overwrite what a newer one did", async () => {
    const slack = await connectedSlack();
    let fail: (error: Error) => void = () => {};
    const stuck = new Promise<Response>((_resolve, reject) => {
      fail = reject;
    });
    slack.faults = [{ name: "stuck", answer: () => stuck }];
    await rows(
      `insert into outbox (dedupe_key, channel, kind, payload, created_at, due_at)
       values ('slack-test:1', 'slack', 'slack-test', '{}', 1, 1)`,
    );
    const now = Date.now();
    const old = deliverDue(env, now, ORIGIN);
    await expect.poll(() => slack.calls.length).toBe(1);
    await deliverDue(env, now + LATER, ORIGIN);
    fail(new TypeError("reset"));
    await old;
    expect(await only("select status, last_error from outbox")).toEqual({ status: "sent", last_error: null });
  });
});
