import { createRemoteJWKSet, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LoopbackServer } from "../loopback-server.ts";
import { startAccessServer } from "./access-server.ts";
import { newSigningKey } from "./signing-key.ts";

const APP = "http://localhost:4321";

let server: LoopbackServer;

beforeAll(async () => {
  const key = await newSigningKey();
  server = await startAccessServer({ port: 0, key, staffDomain: "example.com", appUrl: APP });
});
afterAll(() => server.close());

function login(query: { host?: string; kid?: string; redirect_url?: string } = {}): URL {
  const { host = "localhost:4321", kid = "the-app", redirect_url = "/api/login" } = query;
  const url = new URL(`/cdn-cgi/access/login/${encodeURIComponent(host)}`, server.url);
  if (kid) url.searchParams.set("kid", kid);
  url.searchParams.set("redirect_url", redirect_url);
  return url;
}

function signIn(url: URL, email = "ada@example.com"): Promise<Response> {
  return fetch(url, { method: "POST", redirect: "manual", body: new URLSearchParams({ email }) });
}

describe("signing in", () => {
  it("gives the app's host a token that its published keys verify", async () => {
    const response = await signIn(login());
    const cookie = response.headers.get("set-cookie") ?? "";
    const token = /^CF_Authorization=([^;]+);/.exec(cookie)?.[1] ?? "";
    const keys = createRemoteJWKSet(new URL("/cdn-cgi/access/certs", server.url));
    const { payload } = await jwtVerify(token, keys, {
      issuer: server.url,
      audience: "the-app",
      algorithms: ["RS256"],
    });

    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(`${APP}/api/login`);
    expect(cookie).toContain("HttpOnly");
    expect(cookie).toContain("SameSite=Lax");
    expect(payload).toMatchObject({ email: "ada@example.com", type: "app" });
  });

  it("returns to the app when the host comes without its port", async () => {
    const response = await signIn(login({ host: "localhost" }));
    expect(response.headers.get("location")).toBe(`${APP}/api/login`);
  });

  it("asks again when it gets no address", async () => {
    const response = await signIn(login(), "ada <script>");
    expect(response.status).toBe(400);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(await response.text()).toContain("ada &lt;script&gt;");
  });

  it.each([
    { host: "evil.test" },
    { host: "localhost@evil.test" },
    { host: "localhost.evil.test" },
    { redirect_url: "//evil.test" },
    { redirect_url: "/\\evil.test" },
    { redirect_url: "https://evil.test" },
    { kid: "" },
  ])("sends nobody elsewhere: %o", async (query) => {
    const response = await signIn(login(query));
    expect(response.status).toBe(400);
    expect(response.headers.get("set-cookie")).toBeNull();
  });
});

it("signs out by clearing the cookie, with the way back", async () => {
  const response = await fetch(new URL("/cdn-cgi/access/logout", server.url));
  expect(response.headers.get("set-cookie")).toMatch(/^CF_Authorization=;.*Max-Age=0/);
  expect(await response.text()).toContain(`href="${APP}"`);
});
