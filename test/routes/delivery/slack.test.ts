import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { deliverDue } from "../../../worker/delivery/deliver-due.ts";
import { newSlackState } from "../../../worker/delivery/slack/slack-state.ts";
import type { FakeSlack } from "../../fakes/slack/fake-slack.ts";
import { settled, TEST_ORIGIN } from "../../setup/api.ts";
import { completedLead } from "../../setup/lead.ts";
import { connectedSlack, slackPeer, SLACK_VARS } from "../../setup/delivery/peers.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const CALLBACK = `${TEST_ORIGIN}/api/slack/callback`;

type Status = {
  available: boolean;
  authorizeUrl: string | null;
  connected: boolean;
  brokenReason: string | null;
};

const status = (vars: Partial<Env> = {}, who?: string) =>
  staffJson<Status>("/api/slack/status", { vars: { ...SLACK_VARS, ...vars }, ...(who && { who }) });

async function freshState(who?: string): Promise<string> {
  const { authorizeUrl } = await status({}, who);
  return new URL(authorizeUrl ?? "").searchParams.get("state") ?? "";
}

const callback = (query: Record<string, string>, who?: string, vars: Partial<Env> = {}) =>
  staffApi(`/api/slack/callback?${new URLSearchParams(query)}`, {
    vars: { ...SLACK_VARS, ...vars },
    ...(who && { who }),
  });

async function connect(slack: FakeSlack): Promise<Response> {
  return callback({ code: slack.issueCode(CALLBACK), state: await freshState() });
}

const endingOf = (answer: Response) => [answer.status, answer.headers.get("location")];

describe("the Slack card", () => {
  it("says that Slack is not set up, and what is missing", async () => {
    const complete = await status();
    expect(complete).toMatchObject({ available: true, connected: false });
    for (const vars of [
      { SLACK_CLIENT_ID: "" },
      { SLACK_CLIENT_SECRET: "" },
      { ENCRYPTION_KEY: "" },
      { ENCRYPTION_KEY: "dG9vIHNob3J0" },
      { SESSION_HMAC_KEY: "" },
    ]) {
      expect(await status(vars)).toMatchObject({ available: false, authorizeUrl: null, connected: false });
    }
    const refused = await callback({ code: "x", state: "x" }, undefined, { ENCRYPTION_KEY: "" });
    expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([503, "not_configured"]);
  });

  it("gives a link to Slack with a state of its own each time", async () => {
    const url = new URL((await status()).authorizeUrl ?? "");
    expect(url.origin + url.pathname).toBe("https://slack.com/oauth/v2/authorize");
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: SLACK_VARS.SLACK_CLIENT_ID,
      scope: "incoming-webhook",
      redirect_uri: CALLBACK,
    });
    expect(url.searchParams.get("state")).not.toBe(await freshState());
    expect(url.href).not.toMatch(/ada(@|%40)|example\.com/);
  });
});

describe("connecting", () => {
  it("stores the webhook sealed, strips the channel's #, and never gives it out", async () => {
    const slack = slackPeer();
    expect(endingOf(await connect(slack))).toEqual([
      302,
      "/admin?tab=settings&section=general&slack=connected",
    ]);
    expect(await status()).toMatchObject({
      connected: true,
      teamName: "Acme",
      channelName: "leads",
      configurationUrl: "https://acme.slack.com/services/B0001",
      brokenReason: null,
    });
    const stored = JSON.stringify(await rows("select * from slack_installation, audit"));
    expect(stored).not.toContain("hooks.slack.com");
    expect(stored).not.toContain(slack.token);
    expect(JSON.stringify(await status())).not.toMatch(/xoxb|hooks\.slack/);
    expect(await rows("select who, action from audit")).toEqual([
      { who: "ada@example.com", action: "connect" },
    ]);
  });

  it("lets the messages go that waited for it", async () => {
    const slack = await connectedSlack();
    slack.faults = [{ name: "gone", answer: async () => new Response("no_service", { status: 404 }) }];
    await completedLead();
    expect(await status()).toMatchObject({ connected: true, brokenReason: "no_service" });
    expect(slack.messages).toEqual([]);
    await connect(slack);
    await settled();
    expect(slack.messages).toHaveLength(1);
    expect(await status()).toMatchObject({ brokenReason: null });
  });

  it.each([
    ["none", ""],
    ["another's", "00000000-0000-4000-8000-000000000000.9999999999999.".concat("0".repeat(64))],
    ["nonsense", "../../x"],
  ])("refuses a state that is %s, before Slack hears of it", async (_what, state) => {
    const slack = slackPeer();
    const answer = await callback({ code: slack.issueCode(CALLBACK), state });
    expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([400, "invalid_request"]);
    expect(slack.calls).toEqual([]);
    expect(await rows("select * from slack_installation")).toEqual([]);
  });

  it("refuses a colleague's state, and one that was changed", async () => {
    const slack = slackPeer();
    const state = await freshState("grace@example.com");
    expect((await callback({ code: slack.issueCode(CALLBACK), state })).status).toBe(400);
    const longer = state.replace(/\.(\d{13})\./, (_all, time) => `.${Number(time) + 1}.`);
    expect((await callback({ code: "x", state: longer }, "grace@example.com")).status).toBe(400);
    expect(slack.calls).toEqual([]);
  });

  it("takes a state once, also of many at once", async () => {
    const slack = slackPeer();
    const state = await freshState();
    const code = () => slack.issueCode(CALLBACK);
    const answers = await Promise.all(Array.from({ length: 5 }, () => callback({ code: code(), state })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([302, 400, 400, 400, 400]);
    expect(slack.calls).toEqual(["POST /api/oauth.v2.access"]);
  });

  it("takes a state for an hour", async () => {
    const slack = slackPeer();
    const madeAt = (minutesAgo: number) =>
      newSlackState(env, "ada@example.com", Date.now() - minutesAgo * 60_000);
    const early = await callback({ code: slack.issueCode(CALLBACK), state: (await madeAt(59)) ?? "" });
    expect(endingOf(early)).toEqual([302, "/admin?tab=settings&section=general&slack=connected"]);
    slack.calls.length = 0;
    const late = await callback({ code: slack.issueCode(CALLBACK), state: (await madeAt(60)) ?? "" });
    expect(endingOf(late)).toEqual([302, "/admin?tab=settings&section=general&slack=expired"]);
    expect(slack.calls).toEqual([]);
  });

  it("goes back to the card when it was denied", async () => {
    const slack = slackPeer();
    const denied = await callback({ error: "access_denied", state: await freshState() });
    expect(endingOf(denied)).toEqual([302, "/admin?tab=settings&section=general&slack=denied"]);
    expect(slack.calls).toEqual([]);
  });

  it.each<[string, Record<string, unknown>]>([
    ["no webhook", { incoming_webhook: undefined }],
    ["a webhook elsewhere", { incoming_webhook: { url: "https://evil.example/services/x" } }],
    ["a webhook by http", { incoming_webhook: { url: "http://hooks.slack.com/services/x" } }],
    [
      "a webhook of a name like Slack's",
      { incoming_webhook: { url: "https://hooks.slack.com.evil.example/x" } },
    ],
    ["a webhook with user info", { incoming_webhook: { url: "https://hooks.slack.com@evil.example/x" } }],
    ["a webhook at another port", { incoming_webhook: { url: "https://hooks.slack.com:8443/x" } }],
    ["a refusal", { ok: false, error: "invalid_code" }],
    ["nonsense", { ok: "yes" }],
  ])("ends as failed when Slack's answer has %s", async (_what, access) => {
    const slack = slackPeer();
    slack.access = access;
    expect(endingOf(await connect(slack))).toEqual([302, "/admin?tab=settings&section=general&slack=failed"]);
    expect(await rows("select * from slack_installation")).toEqual([]);
  });

  it.each(["invalid_client_id", "bad_client_secret", "bad_redirect_uri", "invalid_scope"])(
    "says that the settings are wrong when Slack's answer is %s, which trying again does not mend",
    async (error) => {
      const slack = slackPeer();
      slack.access = { ok: false, error };
      expect(endingOf(await connect(slack))).toEqual([
        302,
        "/admin?tab=settings&section=general&slack=misconfigured",
      ]);
      expect(await rows("select * from slack_installation")).toEqual([]);
    },
  );

  it.each<[string, Record<string, unknown>, string]>([
    ["an organisation's", { team: null, enterprise: { name: "Acme Group" } }, "Acme Group"],
    ["nobody's", { team: null, enterprise: null }, "Slack"],
    ["one without a name", { team: { id: "T1" } }, "Slack"],
  ])("takes %s installation, which names no team", async (_what, access, teamName) => {
    const slack = slackPeer();
    slack.access = access;
    expect(endingOf(await connect(slack))).toEqual([
      302,
      "/admin?tab=settings&section=general&slack=connected",
    ]);
    expect(await status()).toMatchObject({ connected: true, teamName, channelName: "leads" });
  });

  it("keeps no page about the installation that is not Slack's", async () => {
    const slack = slackPeer();
    const hook = { url: slack.webhook, channel: "#leads" };
    for (const page of [
      "javascript:alert(1)",
      "https://evil.example/",
      "https://acme.slack.com.evil.example/",
    ]) {
      slack.access = { incoming_webhook: { ...hook, configuration_url: page } };
      await connect(slack);
      expect(await status()).toMatchObject({ connected: true, configurationUrl: null });
    }
  });

  it("ends as failed when Slack cannot be reached or makes no sense", async () => {
    const slack = slackPeer();
    for (const answer of [
      () => Promise.reject(new TypeError("refused")),
      async () => new Response("<html>", { status: 500 }),
      async () => new Response("", { status: 302, headers: { location: "https://evil.example" } }),
    ]) {
      slack.faults = [{ name: "down", answer }];
      expect(endingOf(await connect(slack))).toEqual([
        302,
        "/admin?tab=settings&section=general&slack=failed",
      ]);
    }
  });

  it("stands in on another origin take only that origin's webhooks", async () => {
    const vars = { SLACK_ORIGIN: "http://localhost:9876" };
    const { authorizeUrl } = await status(vars);
    expect(authorizeUrl).toMatch(/^http:\/\/localhost:9876\/oauth\/v2\/authorize/);
  });
});

describe("disconnecting", () => {
  it("forgets the workspace first, then tells Slack", async () => {
    const slack = await connectedSlack();
    const answer = await staffJson("/api/slack/disconnect", { method: "POST", vars: SLACK_VARS });
    expect(answer).toEqual({ ok: true, revoked: true });
    expect(slack.revoked).toEqual([slack.token]);
    expect(await status()).toMatchObject({ connected: false });
    const again = await staffApi("/api/slack/disconnect", { method: "POST", vars: SLACK_VARS });
    expect(again.status).toBe(409);
  });

  it("is done even when Slack does not answer", async () => {
    const slack = await connectedSlack();
    slack.faults = [{ name: "down", answer: () => Promise.reject(new TypeError("down")) }];
    const answer = await staffJson("/api/slack/disconnect", { method: "POST", vars: SLACK_VARS });
    expect(answer).toEqual({ ok: true, revoked: false });
    expect(await rows("select * from slack_installation")).toEqual([]);
  });

  it("keeps what is unsent for the next workspace", async () => {
    const slack = await connectedSlack();
    slack.faults = [{ name: "500", answer: async () => new Response("", { status: 500 }) }];
    await completedLead();
    await staffApi("/api/slack/disconnect", { method: "POST", vars: SLACK_VARS });
    await completedLead();
    await deliverDue(env, Date.now() + 3_600_000);
    expect(slack.messages).toEqual([]);
    await connect(slack);
    await settled();
    expect(slack.messages).toHaveLength(1);
  });
});

describe("the test message", () => {
  const send = () => staffApi("/api/slack/test", { method: "POST", vars: SLACK_VARS });

  it("is sent at once", async () => {
    const slack = await connectedSlack();
    expect(await (await send()).json()).toEqual({ ok: true });
    expect(slack.messages.map(({ text }) => text)).toEqual(["Test message: Slack is connected · BPM"]);
    expect(JSON.stringify(slack.messages)).toContain("pipeline moves for BPM will be posted here");
    expect(await rows("select kind, status from outbox")).toEqual([{ kind: "slack-test", status: "sent" }]);
  });

  it("says honestly that it did not go through, and does not come later", async () => {
    const slack = await connectedSlack();
    slack.faults = [{ name: "500", answer: async () => new Response("rollup_error", { status: 500 }) }];
    const answer = await send();
    expect([answer.status, await answer.json()]).toEqual([
      502,
      { code: "upstream_failed", message: "Slack did not accept the message (rollup_error)." },
    ]);
    await deliverDue(env, Date.now() + 3_600_000);
    expect(slack.messages).toEqual([]);
  });

  it("ends a pause when it goes through", async () => {
    const slack = await connectedSlack();
    slack.faults = [
      { name: "gone", answer: async () => new Response("channel_is_archived", { status: 410 }) },
    ];
    await completedLead();
    expect(await status()).toMatchObject({ brokenReason: "channel_is_archived" });
    expect((await send()).status).toBe(200);
    await settled();
    expect(slack.messages).toHaveLength(2);
    expect(await status()).toMatchObject({ brokenReason: null });
  });

  it("needs a workspace", async () => {
    slackPeer();
    expect((await send()).status).toBe(409);
  });
});
