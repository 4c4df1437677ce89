import { callTimeText } from "#domain/time/zoned-time";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { tellOfCalls } from "../../worker/cron/run-due-jobs.ts";
import { callToken } from "../../worker/crypto/call-token.ts";
import { openDb } from "../../worker/db/client.ts";
import { endPause } from "../../worker/db/delivery/channel-pauses.ts";
import { deliverAll, deliverDue } from "../../worker/delivery/deliver-due.ts";
import { startRun } from "../../worker/delivery/run.ts";
import type { FakeSlack } from "../fakes/slack/fake-slack.ts";
import { api, settled } from "../setup/api.ts";
import { askForCall, PHONE } from "../setup/ask-for-call.ts";
import { bookByWebhook, minutesAgo } from "../setup/book-by-webhook.ts";
import { rows } from "../setup/database/rows.ts";
import { slackActionsOn, COCKPIT_SCOPES, COCKPIT_VARS, connectedSlack } from "../setup/delivery/peers.ts";
import { completedLead } from "../setup/lead.ts";
import { staffApi, staffJson } from "../setup/staff-api.ts";

const ORIGIN = "https://bpm.example";
const VARS = { ...COCKPIT_VARS, APP_ORIGIN: ORIGIN };
const MINUTE_MS = 60_000;

const sweep = (after = 0) => deliverDue({ ...env, ...VARS }, Date.now() + after, ORIGIN);
const newLead = (changes = {}) => completedLead(changes, VARS);
const textOf = (slack: FakeSlack) => JSON.stringify(slack.messages);
const updates = (slack: FakeSlack) => slack.calls.filter((call) => call.endsWith("chat.update")).length;
const refused = (error: string) => ({
  name: error,
  answer: async () => Response.json({ ok: false, error }),
});

async function act(path: string, method: string, json: object = {}) {
  const answer = await staffApi(path, { method, json, vars: VARS, headers: { origin: ORIGIN } });
  expect(answer.status).toBe(200);
  await settled();
}

const claim = (id: number) => act(`/api/leads/${id}/claim`, "POST");

describe("a message about a lead, where the workspace allows it", () => {
  it("is posted by the app, with the lead's own words, what is open, and buttons", async () => {
    const slack = await slackActionsOn();
    const { id, sessionId } = await newLead();
    expect(slack.messages).toMatchObject([{ from: "app", text: "New lead: Ada Lovelace · BPM" }]);
    const text = textOf(slack);
    for (const part of [
      "Open with: ",
      "In their words: ",
      "*Owner:* Nobody yet",
      '"claim"',
      '"lost"',
      '"sql"',
    ])
      expect(text).toContain(part);
    // Without a number there is no call to record.
    expect(text).not.toContain('"outcome"');
    expect(text).not.toContain(sessionId);
    expect(text).not.toContain("/hub");
    const [kept] = await rows("select assessment_id, channel, ts, kind from slack_messages");
    expect(kept).toEqual({
      assessment_id: id,
      channel: "C0001",
      ts: slack.messages[0]?.ts ?? "",
      kind: "slack-mql",
    });
  });

  it("shows what came of the lead, wherever that was done", async () => {
    const slack = await slackActionsOn();
    const { id, sessionId } = await newLead();
    await askForCall(sessionId, { vars: VARS });
    const path = `/api/assessment/${sessionId}/lead-status`;
    for (const [done, shown] of [
      [() => claim(id), "*Owner:* ada@example.com"],
      [
        () => act(path, "PATCH", { leadStatus: "Won", dealValue: 9000 }),
        "*Status:* Won\\n*Deal value:* $9,000",
      ],
      [
        () => act(path, "PATCH", { leadStatus: "Lost", lostReason: "price" }),
        "*Status:* Lost\\n*Reason:* Price",
      ],
    ] as const) {
      await done();
      for (const message of slack.messages) expect(JSON.stringify(message)).toContain(shown);
    }
    expect(slack.messages.map(({ text }) => text)).toEqual([
      "New lead: Ada Lovelace · BPM",
      "Ada Lovelace requested a call · BPM",
      "Ada Lovelace: MQL → Won · BPM",
      "Ada Lovelace: Won → Lost · BPM",
    ]);
    expect(textOf(slack)).not.toContain('"button"');
    expect(textOf(slack)).toContain(PHONE.slice(-4));
  });

  it("is read on a phone: who has the lead, what to say, what to press, and only then who the lead is", async () => {
    const slack = await slackActionsOn();
    const { id, sessionId } = await newLead();
    await askForCall(sessionId, { vars: VARS, body: { timeZone: "America/Edmonton" } });
    await rows("update assessments set next_action_at = due_at where id = ?", id);
    await sweep(MINUTE_MS);
    for (const { blocks } of slack.messages) {
      expect(blocks.map(({ type }) => type)).toEqual([
        "header",
        "section",
        "section",
        "actions",
        "section",
        "context",
      ]);
      const [, state = {}, , , , who = {}] = blocks;
      const labels = JSON.stringify(state).match(/\*[A-Z][a-z ]+:\*/g);
      expect(labels).toEqual(["*Status:*", "*Owner:*", "*Call due:*", "*Phone:*", "*Time zone:*"]);
      expect(JSON.stringify(state)).toContain(`<tel:${PHONE}|`);
      expect(JSON.stringify(who)).toMatch(/\*Email:\* .*\*Offer:\* /);
    }
    const path = `/api/assessment/${sessionId}/lead-status`;
    await act(path, "PATCH", { leadStatus: "Won", dealValue: 9000 });
    for (const { blocks } of slack.messages)
      expect(blocks.map(({ type }) => type)).toEqual(["header", "section", "section", "context"]);
    expect(textOf(slack)).not.toContain("Open with: ");
  });

  it("is changed once for several changes in a row", async () => {
    const slack = await slackActionsOn();
    const { id } = await newLead();
    await sweep(MINUTE_MS);
    await rows("delete from outbox");
    for (const note of ["one", "two", "three"])
      await rows("update assessments set admin_notes = ?, next_action = ? where id = ?", note, note, id);
    expect(await rows("select kind, status from outbox")).toEqual([
      { kind: "slack-update", status: "pending" },
    ]);
    const before = updates(slack);
    await sweep();
    expect(updates(slack) - before).toBe(1);
    expect(textOf(slack)).toContain("*Next step:* three");
  });

  it("shows the newest in the end, although a slower sender had read what was before", async () => {
    const slack = await slackActionsOn();
    const { id } = await newLead();
    await sweep(MINUTE_MS);
    await rows("update assessments set next_action = 'old' where id = ?", id);
    // While 'old' is under way, the lead changes and another sender shows that first.
    slack.faults = [
      {
        name: "slow",
        answer: async () => {
          await rows("update assessments set next_action = 'new' where id = ?", id);
          await sweep();
          expect(textOf(slack)).toContain("*Next step:* new");
          const [message] = slack.messages;
          if (message) message.blocks = [{ type: "section", text: { type: "mrkdwn", text: "old" } }];
          return Response.json({ ok: true });
        },
      },
    ];
    await sweep();
    expect(textOf(slack)).toContain("*Next step:* new");
  });

  it("misses nothing that happens while it is posted for the first time", async () => {
    const slack = await slackActionsOn();
    const handle = slack.handle.bind(slack);
    slack.handle = async (request) => {
      const isPost = request.url.endsWith("chat.postMessage");
      const answer = await handle(request);
      if (isPost) await rows("update assessments set next_action = 'Call Ada'");
      return answer;
    };
    await newLead();
    expect(textOf(slack)).toContain("*Next step:* Call Ada");
  });

  it("is not posted twice by a try that was cut off after it", async () => {
    const slack = await slackActionsOn();
    await newLead();
    await rows("update outbox set status = 'pending', sent_at = null, begun_at = 1, lease_until = 1");
    await sweep(MINUTE_MS);
    expect(slack.messages).toHaveLength(1);
    expect(await rows("select status from outbox where status <> 'sent'")).toEqual([]);
  });

  it("that somebody deleted is let go", async () => {
    const slack = await slackActionsOn();
    const { id } = await newLead();
    slack.channel.remove(slack.messages[0]?.ts ?? "");
    await claim(id);
    expect(slack.messages).toEqual([]);
    expect(await rows("select * from slack_messages")).toEqual([]);
    expect(
      await rows("select status, last_error from outbox where kind = 'slack-update' and status = 'dead'"),
    ).toEqual([]);
  });

  it("is posted once also if its place could not be kept", async () => {
    const slack = await slackActionsOn();
    await rows(
      "create trigger full_disk before insert on slack_messages begin select raise(abort, 'disk full'); end",
    );
    await newLead();
    await rows("drop trigger full_disk");
    await sweep(MINUTE_MS);
    expect(slack.messages).toHaveLength(1);
    expect(await rows("select status from outbox where kind = 'slack-mql'")).toEqual([{ status: "sent" }]);
  });

  it("follows a lost reason that is given after the move", async () => {
    const slack = await slackActionsOn();
    const { sessionId } = await newLead();
    const path = `/api/assessment/${sessionId}/lead-status`;
    await act(path, "PATCH", { leadStatus: "Lost" });
    await act(path, "PATCH", { lostReason: "timing", lostNote: null });
    expect(slack.messages).toHaveLength(2);
    for (const message of slack.messages)
      expect(JSON.stringify(message).match(/Reason:\* \w+/g)).toEqual(["Reason:* Timing"]);
  });

  it("says what became of the booked call, as staff decide it, in one line", async () => {
    const slack = await slackActionsOn();
    const { sessionId } = await newLead();
    const calls = () => slack.messages.map((message) => JSON.stringify(message).match(/\*Call:\* [^·]+/g));
    const startsAt = minutesAgo(40);
    const time = `· ${callTimeText(startsAt, "America/Edmonton", null)}`;
    const booking = await bookByWebhook(sessionId, { startsAt: minutesAgo(-60), vars: VARS });
    await settled();
    expect(calls()).toEqual([["*Call:* Booked "], ["*Call:* Booked "]]);
    await bookByWebhook(sessionId, { startsAt, at: minutesAgo(500), vars: VARS });
    await settled();
    for (const [outcome, words] of [
      ["held", "Held"],
      ["no_show", "Missed"],
      [null, "Held?"],
    ] as const) {
      await act(`/api/bookings/${booking}/outcome`, "POST", { outcome });
      for (const call of calls()) expect(call).toEqual([`*Call:* ${words} `]);
      for (const message of slack.messages) expect(JSON.stringify(message)).toContain(`${words} ${time}`);
    }
    expect(textOf(slack)).not.toContain('"held"');
  });

  it("warns that the call of a lost lead is still booked, until it is over or canceled", async () => {
    const slack = await slackActionsOn();
    const { sessionId } = await newLead();
    const warned = () => slack.messages.map((message) => JSON.stringify(message).includes("Still booked."));
    await bookByWebhook(sessionId, { startsAt: minutesAgo(-60), vars: VARS });
    await settled();
    expect(warned()).toEqual([false, false]);
    const lost = { leadStatus: "Lost", lostReason: "price" };
    await act(`/api/assessment/${sessionId}/lead-status`, "PATCH", lost);
    expect(new Set(warned())).toEqual(new Set([true]));
    await act(`/api/assessment/${sessionId}/lead-status`, "PATCH", { leadStatus: "SQL" });
    expect(new Set(warned())).toEqual(new Set([false]));
    await bookByWebhook(sessionId, { startsAt: minutesAgo(40), at: minutesAgo(500), vars: VARS });
    await act(`/api/assessment/${sessionId}/lead-status`, "PATCH", lost);
    expect(new Set(warned())).toEqual(new Set([false]));
  });

  it("says that the lead will be at its call, as long as that call is ahead", async () => {
    const slack = await slackActionsOn();
    const { sessionId } = await newLead();
    const startsAt = minutesAgo(-60);
    const booking = await bookByWebhook(sessionId, { startsAt, vars: VARS });
    await settled();
    expect(textOf(slack)).not.toContain("Will be there");
    const path = `/api/booking/attend/${await callToken(env, "attend", booking)}?at=${startsAt}`;
    expect((await api(path, { method: "POST", vars: VARS })).status).toBe(200);
    await settled();
    expect(slack.messages).toHaveLength(2);
    for (const message of slack.messages) expect(JSON.stringify(message)).toContain(" · Will be there");
    await bookByWebhook(sessionId, { startsAt: startsAt + 60 * MINUTE_MS, at: Date.now(), vars: VARS });
    await settled();
    expect(textOf(slack)).not.toContain("Will be there");
  });

  it("warns of a call that the page of a lost lead alone knows of", async () => {
    const slack = await slackActionsOn();
    const { sessionId } = await newLead();
    const json = { sessionId, source: "strategy_hub" };
    await api("/api/assessment/track-booked", { json, vars: VARS });
    const path = `/api/assessment/${sessionId}/lead-status`;
    await act(path, "PATCH", { leadStatus: "SQL" });
    for (const message of slack.messages) {
      expect(JSON.stringify(message)).toContain("*Call:* Says it is booked");
      expect(JSON.stringify(message)).not.toContain("Still booked.");
    }
    await act(path, "PATCH", { leadStatus: "Lost", lostReason: "price" });
    for (const message of slack.messages)
      expect(JSON.stringify(message)).toContain("*Call:* Says it is booked · :warning: Still booked.");
  });

  it("asks half an hour after a booked call began whether it was held, once, though nothing changed", async () => {
    const slack = await slackActionsOn();
    const { sessionId } = await newLead();
    const startsAt = minutesAgo(-60);
    await bookByWebhook(sessionId, { startsAt, vars: VARS });
    await settled();
    const at = async (time: number) => {
      const told = await tellOfCalls(openDb(env.DB, "first-primary").db, time);
      await deliverDue({ ...env, ...VARS }, time, ORIGIN);
      return told;
    };
    expect(await at(startsAt + 29 * MINUTE_MS)).toBe(0);
    expect(textOf(slack)).not.toContain("Held?");
    expect(await at(startsAt + 30 * MINUTE_MS)).toBe(1);
    for (const message of slack.messages) expect(JSON.stringify(message)).toContain("*Call:* Held? · ");
    const before = updates(slack);
    expect(await at(startsAt + 31 * MINUTE_MS)).toBe(0);
    expect(updates(slack)).toBe(before);
  });

  it("is neither in the lead's timeline nor in the list of deliveries each time it changes", async () => {
    await slackActionsOn();
    const { id } = await newLead();
    await claim(id);
    expect(await rows("select 1 from outbox where kind = 'slack-update'")).not.toEqual([]);
    expect(JSON.stringify(await staffJson(`/api/leads/${id}`))).not.toContain("slack-update");
    expect(JSON.stringify(await staffJson("/api/deliveries"))).not.toContain("slack-update");
  });
});

describe("a workspace that does not let the app post", () => {
  it.each(["not_in_channel", "channel_not_found"])(
    "has the message by webhook without buttons after %s, until the app is invited",
    async (error) => {
      const slack = await slackActionsOn();
      slack.faults = [refused(error)];
      await newLead();
      expect(slack.messages).toMatchObject([{ from: "webhook", text: "New lead: Ada Lovelace · BPM" }]);
      expect(textOf(slack)).not.toContain('"actions"');
      const status = () => staffJson("/api/slack/status", { vars: VARS });
      expect(await status()).toMatchObject({ buttons: "invite" });
      await newLead();
      expect(slack.messages[1]).toMatchObject({ from: "app" });
      expect(await status()).toMatchObject({ buttons: "on" });
    },
  );

  it("or was connected before keeps its webhook, and is told to reconnect", async () => {
    const slack = await connectedSlack();
    await newLead();
    expect(slack.messages).toMatchObject([{ from: "webhook" }]);
    const status = (vars = {}) => staffJson("/api/slack/status", { vars: { ...VARS, ...vars } });
    expect(await status()).toMatchObject({ buttons: "connect" });
    expect(await status({ SLACK_SIGNING_SECRET: "" })).toMatchObject({ buttons: "off" });
    const { authorizeUrl } = await staffJson<{ authorizeUrl: string }>("/api/slack/status", { vars: VARS });
    expect(new URL(authorizeUrl).searchParams.get("scope")).toBe(COCKPIT_SCOPES.join(","));
  });

  it.each(["token_revoked", "invalid_auth", "account_inactive", "is_archived", "missing_scope"])(
    "is paused by %s, its messages kept",
    async (error) => {
      const slack = await slackActionsOn();
      slack.faults = [refused(error)];
      await newLead();
      await newLead();
      expect(slack.calls).toHaveLength(1);
      expect(await rows("select reason from channel_pauses")).toEqual([{ reason: error }]);
      expect(await rows("select status, count(*) as n from outbox group by 1")).toEqual([
        { status: "pending", n: 2 },
      ]);
    },
  );

  it("because its token was revoked in the middle goes on once it is connected again", async () => {
    const slack = await slackActionsOn();
    const { id } = await newLead();
    slack.revoked.push(slack.token);
    await claim(id);
    expect(textOf(slack)).toContain("*Owner:* Nobody yet");
    expect(await rows("select reason from channel_pauses")).toEqual([{ reason: "token_revoked" }]);
    slack.revoked.length = 0;
    await endPause(openDb(env.DB, "first-primary").db, "slack", Date.now());
    await sweep();
    expect(textOf(slack)).toContain("*Owner:* ada@example.com");
  });

  it("whose channel is archived is told of, and its changes hold nothing up", async () => {
    const slack = await slackActionsOn();
    const { id } = await newLead();
    slack.channel.isArchived = true;
    await claim(id);
    expect(await rows("select status, last_error from outbox where status <> 'sent'")).toEqual([
      { status: "dead", last_error: "is_archived" },
    ]);
    expect(await rows("select * from channel_pauses")).toEqual([]);
  });

  it("wants a moment before it changes one, and has it", async () => {
    const slack = await slackActionsOn();
    const { id } = await newLead();
    await rows("delete from outbox");
    await rows("update assessments set next_action = 'Call Ada' where id = ?", id);
    const headers = { "retry-after": "2" };
    const busy = async () => Response.json({ ok: false, error: "ratelimited" }, { status: 429, headers });
    slack.faults = [{ name: "429", answer: busy }];
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    await deliverAll(startRun({ ...env, ...VARS }, Date.now(), { wait }));
    expect(waits).toEqual([2000]);
    expect(textOf(slack)).toContain("*Next step:* Call Ada");
  });

  it("is asked again when it said it would be, and a refused message is dead", async () => {
    const slack = await slackActionsOn();
    const headers = { "retry-after": "30" };
    const busy = async () => Response.json({ ok: false, error: "ratelimited" }, { status: 429, headers });
    slack.faults = [{ name: "429", answer: busy }];
    await newLead();
    await sweep(29_000);
    expect(slack.calls).toHaveLength(1);
    slack.faults = [refused("invalid_blocks")];
    await sweep(10 * MINUTE_MS);
    expect(await rows("select status, last_error from outbox where kind = 'slack-mql'")).toEqual([
      { status: "dead", last_error: "invalid_blocks" },
    ]);
  });
});

describe("an erased lead's message", () => {
  const erase = (sessionId: string) => act(`/api/assessment/${sessionId}/erase`, "POST");
  const isErased = (slack: FakeSlack) =>
    slack.messages.length === 1 && slack.messages[0]?.text === "This lead was erased · BPM";

  it("is overwritten by a row that knows nothing of the lead", async () => {
    const slack = await slackActionsOn();
    const { sessionId } = await newLead();
    const ts = slack.messages[0]?.ts;
    await erase(sessionId);
    expect(isErased(slack)).toBe(true);
    expect(textOf(slack)).not.toContain("Ada");
    expect(await rows("select * from slack_messages")).toEqual([]);
    const [row] = await rows("select assessment_id, payload from outbox where kind = 'slack-erased'");
    expect(row?.["assessment_id"]).toBeNull();
    expect(JSON.parse(String(row?.["payload"]))).toEqual({
      channel: "C0001",
      ts,
      sentAt: expect.any(Number),
    });
  });

  it("is tried until it is done, however long Slack is away", async () => {
    const slack = await slackActionsOn();
    const { sessionId } = await newLead();
    slack.faults = Array.from({ length: 12 }, () => refused("internal_error"));
    await erase(sessionId);
    for (let hours = 7; !isErased(slack) && hours < 240; hours += 7) await sweep(hours * 60 * MINUTE_MS);
    expect(isErased(slack)).toBe(true);
  });

  it("is overwritten also if the lead was being shown, or told of, at that moment", async () => {
    const slack = await slackActionsOn();
    const { sessionId, id } = await newLead();
    await sweep(MINUTE_MS);
    await rows("update assessments set next_action = 'x' where id = ?", id);
    slack.faults = [
      {
        name: "erased meanwhile",
        answer: async () => {
          await erase(sessionId);
          const [message] = slack.messages;
          if (message) message.text = "Ada again";
          return Response.json({ ok: true });
        },
      },
    ];
    await sweep();
    expect(isErased(slack)).toBe(true);
    slack.messages.length = 0;
    const handle = slack.handle.bind(slack);
    slack.handle = async (request) => {
      const isPost = request.url.endsWith("chat.postMessage");
      const answer = await handle(request);
      if (isPost) await rows("delete from assessments");
      return answer;
    };
    await newLead();
    await sweep(MINUTE_MS);
    expect(isErased(slack)).toBe(true);
  });

  it("is overwritten once more when no sender that knew the lead can be alive", async () => {
    const slack = await slackActionsOn();
    const { sessionId } = await newLead();
    await erase(sessionId);
    const [message] = slack.messages;
    // A sender that was cut off had sent this, and looked no more.
    if (message) message.text = "New lead: Ada Lovelace";
    await sweep(MINUTE_MS);
    expect(isErased(slack)).toBe(true);
  });

  it("by webhook is listed for deletion by hand, and so is one in a channel of before", async () => {
    const slack = await connectedSlack();
    const first = await newLead();
    await erase(first.sessionId);
    const dead = () =>
      rows(
        "select last_error, json_extract(payload, '$.channel') as channel from outbox where kind = 'slack-erased' and status = 'dead'",
      );
    expect(await dead()).toEqual([{ last_error: "delete_by_hand", channel: "leads" }]);
    expect(JSON.stringify(await staffJson("/api/deliveries?status=dead"))).toContain("delete_by_hand");
    await rows("delete from outbox");
    await rows("delete from slack_installation");
    slack.messages.length = 0;
    await slackActionsOnAgain(slack);
    const second = await newLead();
    await rows("update slack_messages set channel = 'C0OLD'");
    await erase(second.sessionId);
    expect((await dead())[0]).toEqual({ last_error: "channel_not_found", channel: "C0OLD" });
    expect(await rows("select * from channel_pauses")).toEqual([]);
  });
});

/** The same workspace, connected anew with everything. */
async function slackActionsOnAgain(slack: FakeSlack): Promise<void> {
  const other = await slackActionsOn();
  other.handle = slack.handle.bind(slack);
  slack.scopes = COCKPIT_SCOPES;
}
