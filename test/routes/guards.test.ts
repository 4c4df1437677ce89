import { env } from "cloudflare:workers";
import { describe, expect, inject, it } from "vitest";
import { app } from "../../worker/app.ts";
import { requireAdmin } from "../../worker/http/require-admin.ts";
import { refusedTokens } from "../fakes/access/forged-tokens.ts";
import { api } from "../setup/api.ts";
import { asStaff, testIssuer } from "../setup/as-staff.ts";

/** What anyone may call (contract 5, and the two doors of contract 8). Everything else is staff's. */
const PUBLIC = new Set([
  "GET /api/config",
  "GET /api/health",
  "GET /api/tier-configs/:tier",
  "POST /api/assessment/track-quiz-start",
  "POST /api/assessment/progress",
  "POST /api/assessment/submit",
  "POST /api/assessment/complete",
  "POST /api/assessment/track-booking-click",
  "POST /api/assessment/track-booking-view",
  "POST /api/assessment/email-consent",
  "POST /api/consent",
  "POST /api/events",
  "POST /api/chat/init",
  "POST /api/chat/message",
  "POST /api/chat/analyze",
  "GET /api/chat/:sessionId/status",
  "PATCH /api/chat/:sessionId/collected",
  "GET /api/hub/:sessionId",
  "POST /api/hub/:sessionId/request-link",
  "GET /api/hub/:sessionId/export",
  "POST /api/hub/:sessionId/erase",
  "POST /api/booking/webhook/:provider",
  "GET /api/unsubscribe/:token",
  "POST /api/unsubscribe/:token",
  "GET /api/login",
  "GET /api/logout",
  "GET /hub/:sessionId",
]);

type Route = { method: string; path: string };

const endpoints = [
  ...new Map(
    app.routes
      .filter(({ method }) => method !== "ALL")
      .map(({ method, path }): [string, Route] => [`${method} ${path}`, { method, path }]),
  ),
];
const staffRoutes = endpoints.filter(([name]) => !PUBLIC.has(name)).map(([, route]) => route);

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
    const guarded = new Set(
      app.routes
        .filter(({ handler }) => handler === requireAdmin)
        .map(({ method, path }) => `${method} ${path}`),
    );
    const open = endpoints.map(([name]) => name).filter((name) => !guarded.has(name));
    expect(open.toSorted()).toEqual([...PUBLIC].toSorted());
    expect(staffRoutes.length).toBeGreaterThan(2);
  });
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
  const team = `http://127.0.0.1:${staffRoutes.indexOf(route) + 1}`;
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
