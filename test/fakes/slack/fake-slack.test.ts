import { describe, expect, it } from "vitest";
import { FakeSlack } from "./fake-slack.ts";
import { slackSignature } from "./slack-press.ts";

const ORIGIN = "https://slack.com";
const CALLBACK = "https://funnel.example/api/slack/callback";
const ALL = ["incoming-webhook", "chat:write", "chat:write.public", "users:read", "users:read.email"];
const BUTTONS = {
  type: "actions",
  elements: [
    {
      type: "button",
      action_id: "claim",
      value: "7",
      text: { type: "plain_text", text: "I’ll call" },
    },
    {
      type: "static_select",
      action_id: "lost",
      placeholder: { type: "plain_text", text: "Lost" },
      options: [{ text: { type: "plain_text", text: "Price" }, value: "price" }],
    },
  ],
};

function slackWith(scopes = ALL): FakeSlack {
  const options = { origin: ORIGIN, clientId: "client", clientSecret: "secret", signingSecret: "signing" };
  const slack = new FakeSlack(options);
  slack.scopes = scopes;
  return slack;
}

type Answer = { ok: boolean; error?: string; ts?: string; user?: Record<string, unknown> };

async function call(slack: FakeSlack, method: string, given: unknown, token = slack.token) {
  const response = await slack.handle(
    new Request(`${ORIGIN}/api/${method}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify(given),
    }),
  );
  const answer: Answer = JSON.parse(await response.text());
  return { ...answer, status: response.status, retryAfter: response.headers.get("retry-after") };
}

const message = (text: string) => ({ channel: "C0001", text, blocks: [BUTTONS] });

describe("the API", () => {
  it("takes a message, changes it, and no longer finds one that somebody deleted", async () => {
    const slack = slackWith();
    const { ok, ts = "" } = await call(slack, "chat.postMessage", message("New lead"));
    expect(ok).toBe(true);
    expect(await call(slack, "chat.update", { ...message("Taken"), ts })).toMatchObject({ ok: true });
    expect(slack.messages).toMatchObject([{ ts, text: "Taken", edited: true }]);
    slack.channel.remove(ts);
    expect(await call(slack, "chat.update", { ...message("Won"), ts })).toMatchObject({
      error: "message_not_found",
    });
  });

  it("changes no message of a webhook", async () => {
    const slack = slackWith();
    const body = JSON.stringify({ text: "Hook", blocks: [] });
    await slack.handle(new Request(slack.webhook, { method: "POST", body }));
    const ts = slack.messages[0]?.ts ?? "";
    expect(await call(slack, "chat.update", { ...message("x"), ts })).toMatchObject({
      error: "cant_update_message",
    });
  });

  it.each([
    ["another token", (slack: FakeSlack) => slack.revoked.push(), "invalid_auth", "xoxb-other"],
    ["a revoked token", (slack: FakeSlack) => slack.revoked.push(slack.token), "token_revoked"],
    ["too few scopes", (slack: FakeSlack) => (slack.scopes = ["incoming-webhook"]), "missing_scope"],
    ["a channel that it is not in", (slack: FakeSlack) => (slack.scopes = ["chat:write"]), "not_in_channel"],
    ["a private channel", (slack: FakeSlack) => (slack.channel.isPrivate = true), "channel_not_found"],
    ["an archived channel", (slack: FakeSlack) => (slack.channel.isArchived = true), "is_archived"],
  ])("refuses a message by or to %s", async (_, arrange, error, token?) => {
    const slack = slackWith();
    arrange(slack);
    expect(await call(slack, "chat.postMessage", message("x"), token)).toMatchObject({ ok: false, error });
    expect(slack.messages).toEqual([]);
  });

  it("refuses two actions of one name, and a button without words", async () => {
    const [button] = BUTTONS.elements;
    for (const elements of [[button, button], [{ ...button, text: { type: "plain_text", text: "" } }]]) {
      const given = { ...message("x"), blocks: [{ type: "actions", elements }] };
      expect(await call(slackWith(), "chat.postMessage", given)).toMatchObject({ error: "invalid_blocks" });
    }
  });

  it("takes one message a second where it is told to, and says how long to wait", async () => {
    const slack = slackWith();
    let now = 5000;
    slack.channel.clock = () => now;
    expect(await call(slack, "chat.postMessage", message("1"))).toMatchObject({ ok: true });
    now += 999;
    expect(await call(slack, "chat.postMessage", message("2"))).toMatchObject({
      status: 429,
      retryAfter: "1",
      error: "ratelimited",
    });
    now += 1;
    expect(await call(slack, "chat.postMessage", message("2"))).toMatchObject({ ok: true });
  });

  it("tells an address only with the scope for it", async () => {
    const slack = slackWith();
    const user = async () => (await call(slack, "users.info", { user: "U0ADA" })).user;
    expect(await user()).toMatchObject({ team_id: "T0001", profile: { email: "ada@example.com" } });
    slack.scopes = ["users:read"];
    expect((await user())?.["profile"]).toEqual({ real_name: "Ada" });
    expect(await call(slack, "users.info", { user: "U0NOBODY" })).toMatchObject({ error: "user_not_found" });
  });

  it("gives the token the scopes that were asked for", async () => {
    const slack = slackWith([]);
    const asked = new URL(`${ORIGIN}/oauth/v2/authorize`);
    asked.searchParams.set("redirect_uri", CALLBACK);
    asked.searchParams.set("scope", ALL.join(","));
    const code = slack.decide(asked, "allow").searchParams.get("code") ?? "";
    const body = new URLSearchParams({ code, redirect_uri: CALLBACK });
    const headers = { authorization: `Basic ${btoa("client:secret")}` };
    const request = new Request(`${ORIGIN}/api/oauth.v2.access`, { method: "POST", headers, body });
    expect(await (await slack.handle(request)).json()).toMatchObject({ ok: true, scope: ALL.join(",") });
    expect(slack.scopes).toEqual(ALL);
    expect(slack.decide(asked, "cancel").searchParams.get("error")).toBe("access_denied");
  });
});

describe("a press", () => {
  async function posted() {
    const slack = slackWith();
    const { ts = "" } = await call(slack, "chat.postMessage", message("New lead"));
    const press = {
      url: "https://funnel.example/api/slack/actions",
      person: "U0ADA",
      ts,
      now: 1_700_000_000_500,
    };
    return { slack, press };
  }

  it("is signed over the body that it has", async () => {
    const { slack, press } = await posted();
    const request = await slack.press({ ...press, action: "claim" });
    const body = (await request?.text()) ?? "";
    expect(request?.headers.get("x-slack-request-timestamp")).toBe("1700000000");
    expect(request?.headers.get("x-slack-signature")).toBe(
      await slackSignature("signing", "1700000000", body),
    );
    const payload: unknown = JSON.parse(new URLSearchParams(body).get("payload") ?? "");
    expect(payload).toMatchObject({
      type: "block_actions",
      team: { id: "T0001" },
      user: { id: "U0ADA" },
      container: { message_ts: press.ts, channel_id: "C0001" },
      actions: [{ action_id: "claim", value: "7", action_ts: "1700000000.500000" }],
    });
  });

  it("of a select carries the option, and none that it does not have", async () => {
    const { slack, press } = await posted();
    const request = await slack.press({ ...press, action: "lost", option: "price" });
    expect(await request?.text()).toContain(encodeURIComponent('"selected_option":{'));
    expect(await slack.press({ ...press, action: "lost", option: "weather" })).toBeNull();
    expect(await slack.press({ ...press, action: "unknown" })).toBeNull();
  });

  it("is answered five times at most, to whoever pressed alone", async () => {
    const { slack, press } = await posted();
    const request = await slack.press({ ...press, action: "claim" });
    const payload: { response_url: string } = JSON.parse(
      new URLSearchParams(await request?.text()).get("payload") ?? "",
    );
    const respond = (body: unknown) =>
      slack.handle(new Request(payload.response_url, { method: "POST", body: JSON.stringify(body) }));
    for (let n = 1; n <= 5; n++) expect((await respond({ text: `answer ${n}` })).status).toBe(200);
    expect((await respond({ text: "answer 6" })).status).toBe(404);
    expect(slack.channel.ephemerals).toHaveLength(5);
    expect(slack.channel.ephemerals[0]).toEqual({ user: "U0ADA", ts: press.ts, text: "answer 1" });
  });
});

it("signs as Slack's own example", async () => {
  // docs.slack.dev/authentication/verifying-requests-from-slack
  const body =
    "token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V" +
    "&channel_name=foobar&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=" +
    "&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN" +
    "&trigger_id=398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c";
  expect(await slackSignature("8f742231b10e8888abcd99yyyzzz85a5", "1531420618", body)).toBe(
    "v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503",
  );
});
