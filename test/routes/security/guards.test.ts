import { env } from "cloudflare:workers";
import { describe, expect, inject, it } from "vitest";
import { OWNER_ACTS, ownersOnly } from "#domain/settings/owner-acts";
import { app } from "../../../worker/app.ts";
import { refusedTokens } from "../../fakes/access/forged-tokens.ts";
import { api } from "../../setup/api.ts";
import { asStaff, testIssuer } from "../../setup/as-staff.ts";
import { readRoutes } from "../../tools/routes/read-routes.ts";
import {
  isForPrograms,
  isForStaff,
  limitersOf,
  oneMethodEach,
  whoMay,
} from "../../tools/routes/worker-route.ts";

/**
 * What anyone may call (contract 5, and the two doors of contract 8), and the limiter that counts it by
 * address. Everything else is staff's.
 */
const PUBLIC: Record<string, keyof Env> = {
  "GET /api/config": "RL_CONFIG_ADDRESS",
  "GET /api/v1/openapi.json": "RL_SITE_ADDRESS",
  "GET /api/health": "RL_SITE_ADDRESS",
  "GET /api/tier-configs/:tier": "RL_SITE_ADDRESS",
  "GET /api/plans/:plan/:tier": "RL_SITE_ADDRESS",
  "POST /api/assessment/track-quiz-start": "RL_EVENTS_ADDRESS",
  "POST /api/assessment/progress": "RL_EVENTS_ADDRESS",
  "POST /api/assessment/submit": "RL_SUBMIT_ADDRESS",
  "POST /api/assessment/complete": "RL_SUBMIT_ADDRESS",
  "POST /api/assessment/continue": "RL_SUBMIT_ADDRESS",
  "POST /api/assessment/track-booking-click": "RL_EVENTS_ADDRESS",
  "POST /api/assessment/track-booking-view": "RL_EVENTS_ADDRESS",
  "POST /api/assessment/track-booked": "RL_EVENTS_ADDRESS",
  "POST /api/assessment/extra": "RL_DECISION_ADDRESS",
  "POST /api/assessment/track-visit": "RL_EVENTS_ADDRESS",
  "POST /api/assessment/email-consent": "RL_DECISION_ADDRESS",
  "POST /api/assessment/request-call": "RL_CALL_ADDRESS",
  "GET /api/assessment/:sessionId/call": "RL_STATUS_ADDRESS",
  "GET /api/assessment/:sessionId/booked-call": "RL_HUB_ADDRESS",
  "POST /api/assessment/:sessionId/withdraw-call": "RL_DECISION_ADDRESS",
  "POST /api/consent": "RL_DECISION_ADDRESS",
  "POST /api/events": "RL_EVENTS_ADDRESS",
  "POST /api/steps": "RL_STEPS_ADDRESS",
  "POST /api/page-failures": "RL_STEPS_ADDRESS",
  "POST /api/chat/init": "RL_EVENTS_ADDRESS",
  "POST /api/chat/message": "RL_CHAT_ADDRESS",
  "POST /api/chat/analyze": "RL_STATUS_ADDRESS",
  "GET /api/chat/:sessionId/status": "RL_STATUS_ADDRESS",
  "PATCH /api/chat/:sessionId/collected": "RL_STATUS_ADDRESS",
  "GET /api/hub/:sessionId": "RL_HUB_ADDRESS",
  "POST /api/hub/:sessionId/request-link": "RL_DECISION_ADDRESS",
  "GET /api/hub/:sessionId/export": "RL_HUB_ADDRESS",
  "POST /api/hub/:sessionId/erase": "RL_DECISION_ADDRESS",
  "POST /api/booking/webhook/:provider": "RL_WEBHOOK_ADDRESS",
  "GET /api/meta/leads": "RL_WEBHOOK_ADDRESS",
  "GET /api/booking/attend/:token": "RL_SITE_ADDRESS",
  "POST /api/booking/attend/:token": "RL_SITE_ADDRESS",
  "GET /api/booking/calendar/:token": "RL_SITE_ADDRESS",
  "GET /api/unsubscribe/:token": "RL_SITE_ADDRESS",
  "POST /api/unsubscribe/:token": "RL_SITE_ADDRESS",
  "POST /api/waiting-list": "RL_DECISION_ADDRESS",
  "GET /api/login": "RL_SITE_ADDRESS",
  "GET /api/logout": "RL_SITE_ADDRESS",
  "GET /hub/:sessionId": "RL_HUB_ADDRESS",
  "GET /hub/:sessionId/plan": "RL_HUB_ADDRESS",
  "GET /media/:hash": "RL_SITE_ADDRESS",
  "GET /preview/:token": "RL_HUB_ADDRESS",
  "GET /preview/:token/*": "RL_HUB_ADDRESS",
  "GET /preview/:token/booking": "RL_HUB_ADDRESS",
  "GET /preview/:token/mails/:mail": "RL_HUB_ADDRESS",
  "POST /api/preview/:token/score": "RL_HUB_ADDRESS",
};

/** Signed by whoever calls: counted by person, once the signature is known to be right. */
const SIGNED = new Set(["POST /api/slack/actions", "POST /api/meta/leads"]);

/** What answers every method alike: visitors' pages, which the edge keeps, and the words for what is not there. */
const PAGES = ["/", "/quiz", "/chat", "/privacy-policy", "/terms", "/hub/:sessionId", "/hub/:sessionId/plan"]
  .concat("/*", "/api/*", "/media/*")
  .map((path) => `ALL ${path}`);

/** These ask for an owner only when they are about others' leads, or about several messages. */
const SOMETIMES_OWNERS = new Set(["POST /api/desk/hand-over", "POST /api/deliveries/resend"]);

type Route = { method: string; path: string };

const routes = readRoutes();
/** What programs call with a key is tried in `keys.test.ts` and `doors/key-guards.test.ts`. */
const endpoints = oneMethodEach(routes.filter((route) => !isForPrograms(route))).map(
  (route): [string, Route] => [route.name, route],
);
const staffRoutes = endpoints
  .filter(([name]) => !(name in PUBLIC) && !SIGNED.has(name))
  .map(([, route]) => route);

const pathOf = ({ path }: Route) =>
  path.replace(":sessionId", crypto.randomUUID()).replaceAll(/:[a-z]+/gi, "1");

const call = (route: Route, headers: Record<string, string>, vars?: Partial<Env>) =>
  api(pathOf(route), {
    method: route.method,
    headers: { "content-type": "application/json", ...headers },
    ...(route.method !== "GET" && { body: "{}" }),
    ...(vars && { vars }),
  });

/** The team's key server answers with an error. */
function refuseKeys(team: string): void {
  const others = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.startsWith(team) ? new Response("down", { status: 500 }) : others(input, init);
  };
}

describe("the router", () => {
  it("has no public route that is not on the list, and none on the list that is gone", () => {
    const open = routes
      .filter((route) => !isForStaff(route) && !isForPrograms(route))
      .map(({ name }) => name);
    expect(open.toSorted()).toEqual([...Object.keys(PUBLIC), ...SIGNED, ...PAGES].toSorted());
    expect(staffRoutes.length).toBeGreaterThan(2);
  });

  it("counts each public call by its limiter, and has no staff call counted by address", () => {
    const counted = routes.filter((route) => limitersOf(route).length > 0);
    expect(Object.fromEntries(counted.map((route) => [route.name, limitersOf(route)]))).toEqual(
      Object.fromEntries(Object.entries(PUBLIC).map(([name, limiter]) => [name, [limiter]])),
    );
  });

  it("takes from programs only what they sign, each by a check before the route", () => {
    const signed = routes.filter((route) => whoMay(route).startsWith("signed"));
    expect(Object.fromEntries(signed.map((route) => [route.name, whoMay(route)]))).toEqual({
      "POST /api/booking/webhook/:provider": "signed (booking provider)",
      "POST /api/meta/leads": "signed (Meta)",
      "POST /api/slack/actions": "signed (Slack)",
    });
  });

  it("asks for staff before it asks for an owner, as `OWNER_ACTS` says", () => {
    const ofOwners = routes.filter(({ guards }) => guards.some(({ kind }) => kind === "owner"));
    for (const { guards } of ofOwners) expect(guards.map(({ kind }) => kind)).toEqual(["staff", "owner"]);
    const inTable = Object.entries(OWNER_ACTS).flatMap(([act, { calls }]) =>
      calls.map((name): [string, string] => [name, `owner (${act})`]),
    );
    const always = inTable.filter(([name]) => !SOMETIMES_OWNERS.has(name));
    expect(Object.fromEntries(ofOwners.map((route) => [route.name, whoMay(route)]))).toEqual(
      Object.fromEntries(always),
    );
  });

  it("says for every address of the API which methods it takes", async () => {
    const apiRoutes = endpoints.map(([, route]) => route).filter(({ path }) => path.startsWith("/api/"));
    for (const route of apiRoutes) {
      const answer = await api(pathOf(route), { method: "OPTIONS" });
      expect({ ...route, status: answer.status, allow: answer.headers.get("allow") }).toEqual({
        ...route,
        status: 405,
        allow: expect.stringMatching(new RegExp(`\\b${route.method}\\b`)),
      });
    }
  });
});

/** Every limiter by address, each refusing; `asked` gets which it was and whom it was asked about. */
function fullLimiters(asked: string[]): Partial<Env> {
  const names = Object.keys(env).filter((name) => /^RL_\w+_ADDRESS$/.test(name));
  const full = (name: string): RateLimit => ({
    limit: async ({ key }) => {
      asked.push(`${name} ${key}`);
      return { success: false };
    },
  });
  return Object.fromEntries(names.map((name) => [name, full(name)]));
}

describe("a public route", () => {
  it.each(endpoints.filter(([name]) => name in PUBLIC))(
    "%s is counted by address before anything else, an IPv6 network as one",
    async (name, route) => {
      const asked: string[] = [];
      const headers = { "cf-connecting-ip": "2001:DB8:0:7::abcd" };
      const answer = await call(route, headers, fullLimiters(asked));
      expect(asked).toEqual([`${PUBLIC[name]} 2001:db8:0:7::/64`]);
      if (answer.status === 200) expect(await answer.json()).toEqual({ ok: true, dropped: true });
      else expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
      // Over the limit, only what nobody decided or asked for is answered as if nothing were wrong.
      expect(answer.status === 200).toBe(
        ["RL_EVENTS_ADDRESS", "RL_STEPS_ADDRESS"].includes(PUBLIC[name] ?? "") &&
          route.path !== "/api/chat/init",
      );
    },
  );
});

async function expectUnauthorized(route: Route): Promise<void> {
  const answer = await call(route, {});
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({
    code: "unauthorized",
    message: expect.stringContaining("Unauthorized"),
  });
}

/** Forged once for all routes: the keys of others that it needs take their time. */
let forgeries: Awaited<ReturnType<typeof refusedTokens>> | undefined;

async function expectForgeriesRefused(route: Route): Promise<void> {
  const { key } = inject("access");
  const forged = (forgeries ??= await refusedTokens({
    ...testIssuer(),
    publicKey: key.publicKey,
    staffDomain: "example.com",
  }));
  expect(forged.length).toBeGreaterThan(13);
  for (const { name, token, status } of forged) {
    const byHeader = await call(route, { "cf-access-jwt-assertion": token });
    expect({ name, status: byHeader.status }).toEqual({ name, status });
    const byCookie = await call(route, { cookie: `CF_Authorization=${token}` });
    expect({ name, status: byCookie.status }).toEqual({ name, status });
  }
}

async function expectUnavailable(route: Route, headers: Record<string, string>): Promise<void> {
  const unset = await call(route, headers, { ACCESS_AUD: "" });
  expect([unset.status, await unset.json()]).toEqual([
    503,
    expect.objectContaining({ code: "access_not_configured" }),
  ]);
  // Each route has its own unreachable team: jose remembers a failure for a while.
  const team = `http://127.0.0.1:${1000 + staffRoutes.indexOf(route)}`;
  refuseKeys(team);
  const down = await call(route, headers, { ACCESS_TEAM_DOMAIN: team });
  expect([down.status, await down.json()]).toEqual([
    503,
    expect.objectContaining({ code: "access_unavailable" }),
  ]);
}

/** An issuer without TLS counts for nobody outside this machine. */
async function expectLoopbackOnly(route: Route, headers: Record<string, string>): Promise<void> {
  const request = new Request(`https://funnel.example${pathOf(route)}`, {
    method: route.method,
    headers: { "content-type": "application/json", ...headers },
    ...(route.method !== "GET" && { body: "{}" }),
  });
  expect((await app.request(request, undefined, env)).status).toBe(503);
}

async function expectOwnOriginOnly(route: Route, headers: Record<string, string>): Promise<void> {
  const other = { ...headers, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  expect((await call(route, other)).status).toBe(403);
  expect((await call(route, { ...headers, "sec-fetch-site": "same-site" })).status).toBe(403);
}

// One test a route, for each one begins with an empty database.
it.each(staffRoutes)(
  "$method $path refuses strangers, every forged token, an Access that is away and other sites",
  async (route) => {
    const headers = await asStaff();
    await expectUnauthorized(route);
    await expectForgeriesRefused(route);
    if (route.method !== "GET") await expectOwnOriginOnly(route, headers);
    await expectLoopbackOnly(route, headers);
    await expectUnavailable(route, headers);
  },
);

/** What an owner is asked for in some cases only, in such a case. */
const BULK: Record<string, unknown> = {
  "POST /api/desk/hand-over": { from: "lin@example.com", to: "ada@example.com" },
  "POST /api/deliveries/resend": { ids: [1, 2] },
};

describe("the table of what only owners may do", () => {
  const vars = { OWNER_EMAILS: "grace@example.com" };
  const refusals = new Map<string, string>(
    Object.entries(OWNER_ACTS).flatMap(([, { words, calls }]) =>
      calls.map((name): [string, string] => [name, `Only grace@example.com may ${words}.`]),
    ),
  );
  const ask = async (name: string, route: Route, body: unknown, who: string) => {
    const answer = await api(pathOf(route), {
      method: route.method,
      headers: { "content-type": "application/json", ...(await asStaff(who)) },
      ...(route.method !== "GET" && { body: JSON.stringify(body ?? BULK[name] ?? {}) }),
      vars,
    });
    const text = await answer.text();
    return answer.status === 403 ? text : "";
  };

  it.each(staffRoutes)("is kept by $method $path", async (route) => {
    const name = `${route.method} ${route.path}`;
    const refusal = refusals.get(name);
    const answer = await ask(name, route, null, "ada@example.com");
    if (refusal === undefined) expect(answer).not.toContain("grace@example.com");
    else expect(answer).toContain(`Forbidden: ${refusal}`);
    expect(await ask(name, route, null, "grace@example.com")).not.toContain("Forbidden");
  });

  it("names no call that is not there", () => {
    const names = new Set(staffRoutes.map(({ method, path }) => `${method} ${path}`));
    expect([...refusals.keys()].filter((name) => !names.has(name))).toEqual([]);
    expect(ownersOnly("slack", ["a@example.com", "b@example.com"])).toBe(
      "Only a@example.com, b@example.com may connect or disconnect Slack.",
    );
  });

  it.each([
    ["POST /api/desk/hand-over", { from: "Ada@example.com", to: "lin@example.com" }],
    ["POST /api/deliveries/resend", { ids: [1] }],
  ])("leaves to everybody what is their own or one: %s", async (name, body) => {
    const route = staffRoutes.find(({ method, path }) => `${method} ${path}` === name);
    if (!route) throw new Error(name);
    expect(await ask(name, route, body, "ada@example.com")).toBe("");
  });

  it("counts a whole channel as several messages", async () => {
    const route = { method: "POST", path: "/api/deliveries/resend" };
    expect(await ask("", route, { channel: "email" }, "ada@example.com")).toContain("grace@example.com");
  });
});

describe("the doors", () => {
  it("tells who is signed in, by header or cookie", async () => {
    const headers = await asStaff("Ada@Example.com");
    const user = { email: "ada@example.com" };
    expect(await (await api("/api/auth/user", { headers })).json()).toEqual(user);
    const cookie = `CF_Authorization=${headers["cf-access-jwt-assertion"]}`;
    expect(await (await api("/api/auth/user", { headers: { cookie } })).json()).toEqual(user);
  });

  it("says to whom the dashboard belongs", async () => {
    const answer = await api("/api/auth/user", { headers: await asStaff("eve@evil.test") });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({
      code: "forbidden",
      message: "Forbidden: Access denied. Admin access is restricted to @example.com emails only.",
    });
    expect(answer.headers.get("x-signed-in-as")).toBe("eve%40evil.test");
  });

  it("sends the signed-in to the dashboard and others to the team's sign-in", async () => {
    const inside = await api("/api/login", { headers: await asStaff(), redirect: "manual" });
    expect([inside.status, inside.headers.get("location")]).toEqual([302, "/admin"]);
    const outside = await api("/api/login?next=//evil.example", { redirect: "manual" });
    expect(outside.status).toBe(302);
    const target = new URL(outside.headers.get("location") ?? "");
    expect(target.origin).toBe(new URL(inject("access").url).origin);
    expect(target.pathname).toBe("/cdn-cgi/access/login/localhost:8787");
    expect(target.searchParams.get("kid")).toBe(env.ACCESS_AUD);
    expect(target.searchParams.get("redirect_url")).toBe("/api/login");
  });

  it("signs out at the issuer where that is on loopback", async () => {
    const answer = await api("/api/logout", { redirect: "manual" });
    expect(answer.headers.get("location")).toBe(
      `${new URL(inject("access").url).origin}/cdn-cgi/access/logout`,
    );
    const vars = { ACCESS_TEAM_DOMAIN: "https://acme.cloudflareaccess.com" };
    const edge = await api("/api/logout", { redirect: "manual", vars });
    expect(edge.headers.get("location")).toBe("/cdn-cgi/access/logout");
  });
});
