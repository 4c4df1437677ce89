import { env } from "cloudflare:workers";
import { expect, it, onTestFinished } from "vitest";
import { app } from "../../../worker/app.ts";
import { chatObject } from "../../chat/chat-client.ts";
import { api, settled } from "../../setup/api.ts";
import { asStaff } from "../../setup/as-staff.ts";
import { allowConsole } from "../../setup/runtime/console-guard.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { completedLead } from "../../setup/lead.ts";
import { connectedSlack, mailPeer, MAIL_VARS, metaPeer, META_VARS } from "../../setup/delivery/peers.ts";
import { quizBody } from "../../setup/quiz-body.ts";
import { rows } from "../../setup/database/rows.ts";
import { standInFor } from "../../setup/delivery/stand-in.ts";

const SECRET = "ada@example.com at /secret/place";
const fails = (): never => {
  throw new Error(SECRET);
};
const DB = { withSession: fails, prepare: fails, batch: fails, exec: fails, dump: fails };
const CHAT_SESSIONS: Partial<DurableObjectNamespace> = { getByName: fails, get: fails, idFromName: fails };
const limiter: RateLimit = { limit: () => Promise.reject(new Error(SECRET)) };
const limiters = Object.keys(env).filter((name) => name.startsWith("RL_"));
const broken: [string, Record<string, unknown>][] = [
  ["the database", { DB }],
  ["the chats", { CHAT_SESSIONS }],
  ["the limiters", Object.fromEntries(limiters.map((name) => [name, limiter]))],
  ["everything", { DB, CHAT_SESSIONS, ASSETS: { fetch: fails } }],
];
const BODIES: Record<string, unknown> = {
  "/api/assessment/submit": quizBody(),
  "/api/consent": { sessionId: freshSessionId(), ads: true },
  "/api/chat/init": { sessionId: freshSessionId(), message: "Hi" },
  "/api/chat/message": { sessionId: freshSessionId(), message: "Hi" },
};
const endpoints = [
  ...new Map(
    app.routes
      .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
      .map(({ method, path }) => [`${method} ${path}`, { method, path }]),
  ).values(),
];

it.each(broken)("with %s away every call still answers, in JSON, and tells nothing", async (_what, vars) => {
  allowConsole();
  const headers = { ...(await asStaff()), "content-type": "application/json" };
  const seen = new Set<number>();
  for (const { method, path } of endpoints) {
    const address = path.replace(":sessionId", freshSessionId()).replaceAll(/:[a-z]+/gi, "1");
    const body = method === "GET" ? {} : { body: JSON.stringify(BODIES[path] ?? {}) };
    const answer = await api(address, { method, headers, redirect: "manual", ...body, vars });
    const text = await answer.text();
    seen.add(answer.status);
    expect(`${path} ${text}`).not.toContain(SECRET);
    expect(`${path} ${text}`).not.toMatch(/\n\s+at /);
    if (answer.status < 500) continue;
    const type = answer.headers.get("content-type");
    expect({ path, type, text }).toEqual({
      path,
      type: expect.stringContaining("application/json"),
      text: expect.stringMatching(/^\{"code":"(internal|not_configured)"/),
    });
  }
  expect(seen.size).toBeGreaterThan(1);
});

it("a lead is stored with all that it causes, or not at all", async () => {
  allowConsole(/unhandled/);
  const vars = { ...META_VARS, ...MAIL_VARS, EMAIL: mailPeer().binding };
  metaPeer();
  const body = quizBody({ emailConsent: true, adConsent: true });
  const submit = () => api("/api/assessment/submit", { json: body, vars });
  await rows("create trigger full_disk before insert on outbox begin select raise(abort, 'disk full'); end");
  expect((await submit()).status).toBe(500);
  for (const table of ["assessments", "ad_events", "outbox", "assessment_search"]) {
    expect(await rows(`select count(*) as n from ${table}`)).toEqual([{ n: 0 }]);
  }
  await rows("drop trigger full_disk");
  expect((await submit()).status).toBe(200);
  expect(await rows("select count(*) as n from assessments")).toEqual([{ n: 1 }]);
});

it("the Worker asks nobody on the network but the peers that were set up", async () => {
  const slack = await connectedSlack();
  metaPeer();
  const asked: string[] = [];
  const others = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    asked.push(new URL(input instanceof Request ? input.url : String(input)).host);
    return others(input, init);
  };
  const evil = "https://169.254.169.254.evil.example/latest/meta-data";
  const vars = { ...META_VARS, ...MAIL_VARS, EMAIL: mailPeer().binding, BOOKING_URL: evil };
  const lead = await completedLead(
    { businessUrl: evil, name: evil, emailConsent: true, adConsent: true },
    vars,
  );
  const offer = { tier: 4, pdfLink: evil, name: evil, sortOrder: 1, description: "", features: [] };
  await api("/api/tier-configs", {
    json: { ...offer, investment: "", discount: 0, isActive: 1 },
    headers: await asStaff(),
  });
  await api(`/api/hub/${lead.sessionId}`);
  await settled();
  expect(slack.messages).toHaveLength(1);
  expect(new Set(asked)).toEqual(new Set(["hooks.slack.com", "graph.facebook.com"]));
});

it("a model that sends us elsewhere is not followed", async () => {
  const asked: [string, string][] = [];
  standInFor("https://model.example", async (request) => {
    asked.push([request.url, request.redirect]);
    return new Response(null, { status: 307, headers: { location: "https://evil.example/" } });
  });
  const vars = { OPENAI_API_KEY: "key", OPENAI_BASE_URL: "https://model.example/v1", OPENAI_MODEL: "m" };
  Object.assign(env, vars);
  onTestFinished(
    () => void Object.assign(env, { OPENAI_API_KEY: "", OPENAI_BASE_URL: "", OPENAI_MODEL: "" }),
  );
  const json = { sessionId: freshSessionId(), message: "my own business" };
  const answer = await api("/api/chat/message", { json });
  expect(await answer.text()).toContain('"done":true');
  await chatObject(json.sessionId).analyze();
  expect(asked.length).toBeGreaterThan(0);
  for (const [url, redirect] of asked) {
    expect(url).toMatch(/^https:\/\/model\.example\/v1\//);
    expect(redirect).toBe("manual");
  }
});
