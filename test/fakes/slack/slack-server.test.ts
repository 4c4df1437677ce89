import { describe, expect, it } from "vitest";
import { listenOnLoopback, readBody } from "../loopback-server.ts";
import { startSlackServer } from "./slack-server.ts";

const BUTTONS = {
  type: "actions",
  elements: [{ type: "button", action_id: "claim", text: { type: "plain_text", text: "I’ll call" } }],
};
const OPTIONS = { port: 0, clientId: "id", clientSecret: "secret", signingSecret: "signing" };

function server(appUrl = "http://localhost:9") {
  return startSlackServer({ ...OPTIONS, appUrl, staffDomain: "example.com" });
}

function authorizeUrl(origin: string, redirectUri: string): URL {
  const query = { redirect_uri: redirectUri, state: "the-state", scope: "incoming-webhook,chat:write" };
  return new URL(`/oauth/v2/authorize?${new URLSearchParams(query)}`, origin);
}

const decide = (url: URL, answer: string) =>
  fetch(url, { method: "POST", body: new URLSearchParams({ answer }), redirect: "manual" });

async function tokenOf(origin: string): Promise<string> {
  const back = "http://localhost:9/api/slack/callback";
  const allowed = await decide(authorizeUrl(origin, back), "allow");
  const code = new URL(allowed.headers.get("location") ?? "").searchParams.get("code") ?? "";
  const exchanged = await fetch(new URL("/api/oauth.v2.access", origin), {
    method: "POST",
    headers: { authorization: `Basic ${btoa("id:secret")}` },
    body: new URLSearchParams({ code, redirect_uri: back }),
  });
  const { access_token: token }: { access_token: string } = JSON.parse(await exchanged.text());
  return token;
}

async function post(origin: string): Promise<string> {
  const response = await fetch(new URL("/api/chat.postMessage", origin), {
    method: "POST",
    headers: { authorization: `Bearer ${await tokenOf(origin)}`, "content-type": "application/json" },
    body: JSON.stringify({ channel: "C0001", text: "New lead", blocks: [BUTTONS] }),
  });
  // The scope of public channels was not asked for.
  expect(await response.json()).toMatchObject({ ok: false, error: "not_in_channel" });
  const hooked = await fetch(new URL("/services/T0001/B0001/secret-hook-part", origin), {
    method: "POST",
    body: JSON.stringify({ text: "New lead", blocks: [BUTTONS] }),
  });
  expect(hooked.status).toBe(200);
  const view: { messages: { ts: string }[] } = JSON.parse(
    await (await fetch(new URL("/channel.json", origin))).text(),
  );
  return view.messages[0]?.ts ?? "";
}

describe("the Slack stand-in", () => {
  it("asks before the app is added, and goes back with what was decided", async () => {
    const { url, close } = await server();
    const asked = authorizeUrl(url, "http://localhost:9/api/slack/callback");
    expect(await (await fetch(asked)).text()).toContain("Send messages, and change its own");
    for (const [answer, name] of [
      ["allow", "code"],
      ["cancel", "error"],
    ] as const) {
      const back = new URL((await decide(asked, answer)).headers.get("location") ?? "");
      expect(back.searchParams.get("state")).toBe("the-state");
      expect(back.searchParams.has(name)).toBe(true);
    }
    await close();
  });

  it("still takes the token of whoever connected before it was started", async () => {
    const { url, close } = await server();
    const response = await fetch(new URL("/api/chat.postMessage", url), {
      method: "POST",
      headers: { authorization: "Bearer xoxb-fake-token", "content-type": "application/json" },
      body: JSON.stringify({ channel: "C0001", text: "New lead" }),
    });
    expect(await response.json()).toMatchObject({ ok: true });
    await close();
  });

  it("sends nobody to another machine", async () => {
    const { url, close } = await server();
    const elsewhere = authorizeUrl(url, "https://evil.example/callback");
    expect((await fetch(elsewhere)).status).toBe(400);
    expect((await decide(elsewhere, "allow")).status).toBe(400);
    await close();
  });

  it("brings a press to the app, signed, and says what came of it", async () => {
    const received = Promise.withResolvers<{ path: string; signature: string; body: string }>();
    const app = await listenOnLoopback(0, async (request, response) => {
      const signature = String(request.headers["x-slack-signature"]);
      received.resolve({ path: request.url ?? "", signature, body: await readBody(request) });
      response.writeHead(200).end();
    });
    const { url, close } = await server(app.url);
    const ts = await post(url);
    const body = JSON.stringify({ person: "U0ADA", ts, action: "claim" });
    const answered = await fetch(new URL("/press", url), { method: "POST", body });
    expect(await answered.json()).toEqual({ status: 200 });
    const call = await received.promise;
    expect(call.path).toBe("/api/slack/actions");
    expect(call.signature).toMatch(/^v0=[0-9a-f]{64}$/);
    expect(new URLSearchParams(call.body).get("payload")).toContain('"claim"');
    await close();
    await app.close();
  });
});
