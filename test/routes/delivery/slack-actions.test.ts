import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { pressPerson } from "../../../worker/slack-actions/finish-press.ts";
import { finishPresses } from "../../../worker/cron/run-due-jobs.ts";
import { openBudget } from "../../../worker/db/budget.ts";
import { openDb } from "../../../worker/db/client.ts";
import { findConnection } from "../../../worker/db/delivery/slack-installation.ts";
import { deleteOldPresses } from "../../../worker/db/delivery/slack-presses.ts";
import worker from "../../../worker/index.ts";
import type { FakeSlack } from "../../fakes/slack/fake-slack.ts";
import { signedPress } from "../../fakes/slack/slack-press.ts";
import { settled, TEST_ORIGIN } from "../../setup/api.ts";
import { askForCall } from "../../setup/ask-for-call.ts";
import { slowDatabase } from "../../setup/database/counting-database.ts";
import { rows } from "../../setup/database/rows.ts";
import { slackActionsOn, COCKPIT_VARS } from "../../setup/delivery/peers.ts";
import { completedLead, type StoredLead } from "../../setup/lead.ts";
import { randomCases } from "../../setup/random/random-cases.ts";
import { staffApi } from "../../setup/staff-api.ts";
import { unlimited } from "../../setup/unlimited.ts";

const VARS = { ...COCKPIT_VARS, RL_STAFF: unlimited };
const DOWN = { name: "down", answer: () => Promise.reject(new TypeError("down")) };
const NOBODY = { owner: null, lead_status: "MQL", last_outcome: null };

type Scene = { slack: FakeSlack; lead: StoredLead; ts: string };

/** A lead with a number, and its message in Slack. */
async function scene(): Promise<Scene> {
  const slack = await slackActionsOn();
  const lead = await completedLead({}, VARS);
  await askForCall(lead.sessionId, { vars: VARS });
  await settled();
  return { slack, lead, ts: slack.messages[0]?.ts ?? "" };
}

let clock = Date.now();
type Given = { person?: string; option?: string; now?: number; signedAt?: number };

async function request({ slack, ts }: Scene, action: string, given: Given = {}): Promise<Request> {
  const now = given.now ?? ++clock;
  const call = await slack.press({
    url: `${TEST_ORIGIN}/api/slack/actions`,
    person: given.person ?? "U0ADA",
    ts,
    action,
    now,
    signedAt: given.signedAt ?? Date.now(),
    ...(given.option !== undefined && { option: given.option }),
  });
  if (!call) throw new Error(`there is no ${action}`);
  return call;
}

async function send(call: Request, vars: Partial<Env> = {}): Promise<number> {
  const context = createExecutionContext();
  const answer = await worker.fetch(call, { ...env, ...VARS, ...vars }, context);
  await answer.text();
  await waitOnExecutionContext(context);
  return answer.status;
}

async function press(at: Scene, action: string, given: Given = {}): Promise<string[]> {
  at.slack.channel.ephemerals.length = 0;
  expect(await send(await request(at, action, given))).toBe(200);
  await settled();
  return at.slack.channel.ephemerals.map(({ text }) => text);
}

const stored = async (id: number) =>
  (await rows("select owner, lead_status, last_outcome from assessments where id = ?", id))[0];
const asGrace = (path: string, json: object) =>
  staffApi(path, { method: "POST", json, who: "grace@example.com", vars: VARS });

describe("a button in Slack", () => {
  it("claims the lead, and its message says so", async () => {
    const at = await scene();
    expect(await press(at, "claim")).toEqual([]);
    expect(await stored(at.lead.id)).toMatchObject({ owner: "ada@example.com" });
    expect(JSON.stringify(at.slack.messages)).toContain("*Owner:* ada@example.com");
    expect(JSON.stringify(at.slack.messages)).not.toContain('"claim"');
    expect(await rows("select who, action from audit where action = 'claim'")).toEqual([
      { who: "ada@example.com", action: "claim" },
    ]);
    expect(await rows("select response_ciphertext from slack_presses where done_at is null")).toEqual([]);
  });

  it("takes effect at once, also while Slack shows nothing new", async () => {
    const at = await scene();
    const handle = at.slack.handle.bind(at.slack);
    at.slack.handle = async (call) =>
      call.url.includes("/api/chat.") ? new Response(null, { status: 503 }) : handle(call);
    await send(await request(at, "claim"));
    expect(await stored(at.lead.id)).toMatchObject({ owner: "ada@example.com" });
  });

  it.each([DOWN, { name: "502", answer: async () => new Response(null, { status: 502 }) }])(
    "takes effect at once also if Slack fails once when it is asked who pressed: $name",
    async (fault) => {
      const at = await scene();
      at.slack.faults = [fault];
      await send(await request(at, "claim"));
      expect(await stored(at.lead.id)).toMatchObject({ owner: "ada@example.com" });
    },
  );

  it("records an outcome, moves the lead, and sets the next call", async () => {
    const at = await scene();
    expect(await press(at, "outcome", { option: "voicemail" })).toEqual([]);
    expect(await press(at, "sql")).toEqual([]);
    const before = Date.now();
    expect(await press(at, "in-2-hours")).toEqual([]);
    expect(await stored(at.lead.id)).toEqual({
      owner: "ada@example.com",
      lead_status: "SQL",
      last_outcome: "voicemail",
    });
    const [next] = await rows("select next_action_at as at from assessments");
    expect(Number(next?.["at"])).toBeGreaterThanOrEqual(before + 2 * 3_600_000 - 1000);
    expect(await press(at, "lost", { option: "price" })).toEqual([]);
    expect(await rows("select to_status, lost_reason, changed_by from status_history order by id")).toEqual([
      { to_status: "SQL", lost_reason: null, changed_by: "ada@example.com" },
      { to_status: "Lost", lost_reason: "price", changed_by: "ada@example.com" },
    ]);
  });

  it("clicked twice is one call, and nothing is said of the second", async () => {
    const at = await scene();
    const [first, second] = [
      await request(at, "outcome", { option: "no_answer" }),
      await request(at, "outcome", { option: "no_answer" }),
    ];
    const other = await request(at, "outcome", { option: "reached" });
    const late = await request(at, "outcome", { option: "no_answer" });
    await Promise.all([send(first), send(second)]);
    expect(await rows("select outcome from calls")).toEqual([{ outcome: "no_answer" }]);
    expect(at.slack.channel.ephemerals).toEqual([]);
    await send(other);
    await rows("update calls set at = at - 11000");
    await send(late);
    const again = "Another call to this lead was recorded in the meantime.";
    expect(at.slack.channel.ephemerals.map(({ text }) => text)).toEqual([again, again]);
    expect(await rows("select outcome from calls")).toEqual([{ outcome: "no_answer" }]);
  });

  it("says that the lead has changed if it is Lost for another reason", async () => {
    const at = await scene();
    const [price, again, timing] = [
      await request(at, "lost", { option: "price" }),
      await request(at, "lost", { option: "price" }),
      await request(at, "lost", { option: "timing" }),
    ];
    await send(price);
    await send(again);
    expect(at.slack.channel.ephemerals).toEqual([]);
    await send(timing);
    expect(at.slack.channel.ephemerals).toHaveLength(1);
    expect(await rows("select lost_reason from assessments")).toEqual([{ lost_reason: "price" }]);
  });

  it("asks for the note of another reason on the lead's page", async () => {
    const at = await scene();
    const [told] = await press(at, "lost", { option: "other" });
    expect(told).toContain(`/admin?lead=${at.lead.id}|`);
    expect(await stored(at.lead.id)).toEqual(NOBODY);
  });

  it("says who was faster, with the dashboard's own conflicts", async () => {
    const at = await scene();
    const old = structuredClone(at.slack.messages[0]?.blocks ?? []);
    const stale = () => Object.assign(at.slack.messages[0] ?? {}, { blocks: structuredClone(old) });
    await asGrace(`/api/leads/${at.lead.id}/claim`, {});
    await settled();
    stale();
    expect(await press(at, "claim")).toEqual([
      expect.stringMatching(
        /^grace@example\.com has this lead since \w{3}, \w{3} \d+, \d{4}, \d+:\d\d [AP]M Edmonton time\. Nothing was changed\.$/,
      ),
    ]);
    const call = { callId: crypto.randomUUID(), afterCall: null, outcome: "no_answer" };
    await asGrace(`/api/leads/${at.lead.id}/calls`, call);
    await settled();
    stale();
    expect(await press(at, "outcome", { option: "reached" })).toEqual([
      "Another call to this lead was recorded in the meantime.",
    ]);
    await staffApi(`/api/assessment/${at.lead.sessionId}/lead-status`, {
      method: "PATCH",
      json: { leadStatus: "Won" },
      who: "grace@example.com",
      vars: VARS,
    });
    await settled();
    stale();
    expect(await press(at, "sql")).toEqual([expect.stringContaining("changed this lead in the meantime")]);
    expect(await stored(at.lead.id)).toEqual({
      owner: "grace@example.com",
      lead_status: "Won",
      last_outcome: "no_answer",
    });
  });

  it("of a lead that was erased says so", async () => {
    const at = await scene();
    const call = await request(at, "claim");
    await rows("delete from assessments");
    await send(call);
    expect(at.slack.channel.ephemerals.map(({ text }) => text)).toEqual(["This lead was erased."]);
  });
});

describe("somebody who may not", () => {
  it.each(["U0GUEST", "U0OUTSIDE", "U0NOMAIL", "U0FOREIGN", "U0LEFT"])(
    "is told so alone, and nothing changes: %s",
    async (person) => {
      const at = await scene();
      expect(await press(at, "claim", { person })).toEqual([
        "Only staff of this company can do that. Nothing was changed.",
      ]);
      expect(at.slack.channel.ephemerals[0]?.user).toBe(person);
      expect(await stored(at.lead.id)).toEqual(NOBODY);
      expect(await rows("select 1 from audit where entity = 'assessment'")).toEqual([]);
    },
  );

  it("presses where the token was revoked, or lacks a scope, and is told to reconnect", async () => {
    const at = await scene();
    at.slack.scopes = ["incoming-webhook", "chat:write"];
    // Another person than before, as who Ada is may still be known.
    const lacking = await press(at, "claim", { person: "U0GRACE" });
    expect(lacking).toEqual([expect.stringContaining("connected again")]);
    at.slack.revoked.push(at.slack.token);
    expect(await press(at, "claim", { person: "U0GRACE" })).toEqual([
      expect.stringContaining("connected again"),
    ]);
    expect(await stored(at.lead.id)).toEqual(NOBODY);
  });
});

describe("somebody who leaves", () => {
  it("can press for a minute more, and no longer", async () => {
    const { slack } = await scene();
    const { db } = openDb(env.DB, "first-primary");
    const connection = await findConnection(db);
    if (!connection) throw new Error("Slack is not connected.");
    const who = (after: number) =>
      pressPerson({ ...env, ...VARS }, connection, { teamId: "T0001", userId: "U0GRACE" }, after);
    const start = Date.now() + 3_600_000;
    expect(await who(start)).toEqual({ email: "grace@example.com" });
    Object.assign(slack.people.find(({ id }) => id === "U0GRACE") ?? {}, { deleted: true });
    expect(await who(start + 59_000)).toEqual({ email: "grace@example.com" });
    expect(await who(start + 61_000)).toEqual({ refused: expect.stringContaining("Only staff") });
  });
});

describe("a call to /api/slack/actions", () => {
  it("is answered after one round trip to D1, whatever the rest takes", async () => {
    const at = await scene();
    const call = await request(at, "claim");
    const answered = Promise.withResolvers<void>();
    const context = createExecutionContext();
    // Slow for ever, but for the first: an answer that waited for a second would never come.
    const DB = slowDatabase(1, answered.promise);
    const answer = await worker.fetch(call, { ...env, ...VARS, DB }, context);
    expect(answer.status).toBe(200);
    await answer.text();
    expect(await stored(at.lead.id)).toEqual(NOBODY);
    answered.resolve();
    await waitOnExecutionContext(context);
    expect(await stored(at.lead.id)).toMatchObject({ owner: "ada@example.com" });
  });

  const OLD = 5 * 60_000 + 2000;

  it.each<[string, (at: Scene) => Promise<Request>]>([
    ["too old", (at) => request(at, "claim", { signedAt: Date.now() - OLD })],
    ["of the future", (at) => request(at, "claim", { signedAt: Date.now() + OLD })],
    [
      "signed with another secret",
      (at) => {
        at.slack.signingSecret = "another";
        return request(at, "claim");
      },
    ],
    [
      "changed after it was signed",
      async (at) => {
        const call = await request(at, "claim");
        const body = (await call.text()).replace("U0ADA", "U0EVE");
        return new Request(call.url, { method: "POST", headers: call.headers, body });
      },
    ],
    [
      "not signed",
      (at) =>
        request(at, "claim").then(({ url }) => new Request(url, { method: "POST", body: "payload={}" })),
    ],
  ])("that is %s is refused, and nothing is stored", async (_what, make) => {
    const at = await scene();
    expect(await send(await make(at))).toBe(401);
    expect(await rows("select * from slack_presses")).toEqual([]);
    expect(await stored(at.lead.id)).toEqual(NOBODY);
  });

  it("is refused without a secret, and counted by person only once it is known to be Slack's", async () => {
    const at = await scene();
    expect(await send(await request(at, "claim"), { SLACK_SIGNING_SECRET: "" })).toBe(503);
    const asked: string[] = [];
    const full: RateLimit = {
      limit: async ({ key }) => {
        asked.push(key);
        return { success: false };
      },
    };
    at.slack.signingSecret = "another";
    expect(await send(await request(at, "claim"), { RL_STAFF: full })).toBe(401);
    expect(asked).toEqual([]);
    at.slack.signingSecret = VARS.SLACK_SIGNING_SECRET;
    expect(await send(await request(at, "claim"), { RL_STAFF: full })).toBe(429);
    expect(asked).toEqual(["slack:T0001:U0ADA"]);
  });

  it("that comes again is done once", async () => {
    const at = await scene();
    const call = await request(at, "outcome", { option: "no_answer" });
    const again = call.clone();
    expect([await send(call), await send(again)]).toEqual([200, 200]);
    expect(await rows("select outcome from calls")).toEqual([{ outcome: "no_answer" }]);
    expect(at.slack.channel.ephemerals).toEqual([]);
  });

  it("is known for a day, and then forgotten", async () => {
    const at = await scene();
    await press(at, "claim");
    const { db } = openDb(env.DB, "first-primary");
    const day = 24 * 3_600_000;
    expect(await deleteOldPresses(db, Date.now() + day - 60_000)).toBe(0);
    expect(await deleteOldPresses(db, Date.now() + day)).toBe(1);
    expect(await rows("select * from slack_presses")).toEqual([]);
  });

  it("answers no address but Slack's", async () => {
    const at = await scene();
    const call = await request(at, "claim", { person: "U0GUEST" });
    const body = new URLSearchParams(new TextDecoder().decode(await call.arrayBuffer()));
    const payload = JSON.parse(body.get("payload") ?? "");
    payload.response_url = "https://hooks.slack.com.evil.example/x";
    // Anything asked of another host would fail this test.
    expect(await send(await signedPress(call.url, payload, VARS.SLACK_SIGNING_SECRET, Date.now()))).toBe(200);
    expect(await rows("select response_ciphertext from slack_presses")).toEqual([
      { response_ciphertext: null },
    ]);
    expect(at.slack.channel.ephemerals).toEqual([]);
  });

  it("is finished by the cron where it was cut off, once, and given up after half an hour", async () => {
    const at = await scene();
    at.slack.faults = [DOWN, DOWN];
    const errors = console.error;
    console.error = () => {};
    await send(await request(at, "outcome", { option: "reached", person: "U0GRACE" }));
    console.error = errors;
    expect(await rows("select outcome from calls")).toEqual([]);
    const cron = { ...env, ...VARS };
    expect(await finishPresses(cron, Date.now(), openBudget(env.DB))).toBe(0);
    expect(await finishPresses(cron, Date.now() + 60_000, openBudget(env.DB))).toBe(1);
    // As if it had been cut off right before it was marked as done.
    await rows("update slack_presses set done_at = null, lease_until = 0");
    expect(await finishPresses(cron, Date.now() + 60_000, openBudget(env.DB))).toBe(1);
    expect(await rows("select outcome, called_by from calls")).toEqual([
      { outcome: "reached", called_by: "grace@example.com" },
    ]);
    expect(at.slack.channel.ephemerals).toEqual([]);
    await rows("update slack_presses set done_at = null, lease_until = 0");
    await rows("delete from calls");
    expect(await finishPresses(cron, Date.now() + 3_600_000, openBudget(env.DB))).toBe(1);
    expect(await rows("select * from calls")).toEqual([]);
  });
});

describe("many at once", () => {
  it("many double clicks, and the dashboard against them: one effect each", async () => {
    const at = await scene();
    const lead = `/api/leads/${at.lead.id}`;
    const rounds = randomCases(25);
    for (let round = 0; round < rounds; round++) {
      await rows("update assessments set owner = null, owner_since = null, last_call_id = null");
      await rows("delete from calls");
      await rows("delete from outbox");
      const [message] = at.slack.messages;
      await rows("update assessments set updated_at = updated_at + 1");
      await worker.scheduled({ scheduledTime: Date.now(), cron: "", noRetry: () => {} }, { ...env, ...VARS });
      await expect.poll(() => JSON.stringify(message)).toContain('"claim"');
      const doubles = await Promise.all(
        Array.from({ length: 40 }, async (_one, index) => {
          const action = index % 2 === 0 ? ["claim"] : ["outcome", "no_answer"];
          const [name = "", option] = action;
          const call = await request(at, name, option === undefined ? {} : { option });
          return [call, call.clone()];
        }),
      );
      const call = { callId: crypto.randomUUID(), afterCall: null, outcome: "voicemail" };
      await Promise.all([
        ...doubles.flat().map((one) => send(one)),
        asGrace(`${lead}/claim`, {}),
        asGrace(`${lead}/calls`, call),
      ]);
      await settled();
      expect(await rows("select count(*) as n from calls")).toEqual([{ n: 1 }]);
      const [owner] = await rows("select owner from assessments");
      expect(["ada@example.com", "grace@example.com"]).toContain(owner?.["owner"]);
    }
    expect(await rows("select count(*) as n from slack_presses where done_at is not null")).toEqual([
      { n: 40 * rounds },
    ]);
  });
});
