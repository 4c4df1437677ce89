import { describe, expect, it } from "vitest";
import { app } from "../../../worker/app.ts";
import { api } from "../../setup/api.ts";
import { asStaff } from "../../setup/as-staff.ts";
import { callerOf } from "../../setup/doors.ts";
import { allowConsole } from "../../setup/runtime/console-guard.ts";
import { mostOf } from "../../setup/most-of.ts";
import { quizBody } from "../../setup/quiz-body.ts";
import { unlimited } from "../../setup/unlimited.ts";

const bodyRoutes = [
  ...new Map(
    app.routes
      .filter(({ method, path }) => !["GET", "ALL"].includes(method) && path.startsWith("/api/"))
      .map(({ method, path }) => [`${method} ${path}`, { method, path }]),
  ).values(),
];
/** Calls without a body, so that nothing of one can be wrong. */
const BODYLESS =
  /\/(request-link|withdraw-call|erase|recalculate-score|disconnect|rebuild|test|release|refresh|check|restore|try-address|no-answer|rotate|again|content\/previews)$/;
/** A signature comes before what it signs, assistants speak a protocol of their own, mail programs and a page without scripts post a form, a picture is no text; their own tests have each. */
const NOT_JSON_FIRST =
  /\/(content\/files|v1\/mcp|webhook\/:provider|slack\/actions|meta\/leads|attend\/:token|unsubscribe\/:token|waiting-list)$/;
const withBody = bodyRoutes.filter(
  ({ method, path }) => method !== "DELETE" && !BODYLESS.test(path) && !NOT_JSON_FIRST.test(path),
);

const pathOf = (path: string) => path.replace(":sessionId", crypto.randomUUID()).replaceAll(/:[a-z]+/gi, "1");

async function send(route: { method: string; path: string }, body: BodyInit, type = "application/json") {
  const headers = { "content-type": type, ...(await callerOf(route.path)) };
  const vars = { RL_CALL_ADDRESS: unlimited };
  const answer = await api(pathOf(route.path), { method: route.method, headers, body, vars });
  return { status: answer.status, type: answer.headers.get("content-type"), body: await answer.json() };
}

/** What no route with a body takes. */
const NO_BODIES: [what: string, body: string][] = [
  ["malformed JSON", "{"],
  ["an empty body", ""],
  ["an array", "[]"],
  ["null", "null"],
  ["a deep body", "[".repeat(10_000) + "]".repeat(10_000)],
  ["wrong types", '{"sessionId":{"$ne":1},"tier":[],"key":1,"rules":"x","cursor":{},"takeOver":"yes"}'],
];

// One test a route, for each one begins with an empty database.
it.each(withBody)("$method $path refuses what is no body of its own", async (route) => {
  for (const [what, body] of NO_BODIES) {
    const answer = await send(route, body);
    expect({ what, ...answer }).toMatchObject({
      what,
      status: 400,
      type: expect.stringContaining("application/json"),
      body: { code: "invalid_request", message: expect.any(String) },
    });
  }
  for (const type of ["text/plain", "application/x-www-form-urlencoded", ""]) {
    expect({ sent: type, ...(await send(route, "{}", type)) }).toMatchObject({
      status: 415,
      body: { code: "unsupported_media_type" },
    });
  }
  const large = JSON.stringify({ filler: "x".repeat(mostOf(route.path)) });
  expect(await send(route, large)).toMatchObject({ status: 413, body: { code: "too_large" } });
});

describe("errors", () => {
  it("limits public bodies to 32 KiB, whatever their stated length", async () => {
    const body = new Blob([JSON.stringify(quizBody({ filler: "x".repeat(33 * 1024) }))]).stream();
    const answer = await api("/api/assessment/submit", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect(answer.status).toBe(413);
  });

  it.each(["/api/assessment/submit", "/api/tier-configs", "/api/booking/webhook/calendly"])(
    "answers a body that breaks off with 400: %s",
    async (path) => {
      const broken = () =>
        new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode('{"sessionId":')),
          pull: (controller) => controller.error(new Error("gone")),
        });
      const headers = { "content-type": "application/json", ...(await asStaff()) };
      const vars = { BOOKING_WEBHOOK_SECRET: "secret" };
      for (const stated of [{}, { "content-length": "500" }]) {
        const sent = { method: "POST", headers: { ...headers, ...stated }, body: broken() };
        const answer = await api(path, { ...sent, vars });
        expect([answer.status, await answer.json()]).toMatchObject([400, { code: "invalid_request" }]);
      }
    },
  );

  it.each(["/api/nothing", "/api/assessment", "/api/hub", "/api/"])(
    "answers %s with JSON 404",
    async (path) => {
      const answer = await api(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: "not_found" });
    },
  );

  it("answers another method with 405 and what is allowed", async () => {
    const answer = await api("/api/consent", { method: "PUT" });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("POST");
    expect(await answer.json()).toMatchObject({ code: "method_not_allowed" });
  });

  it("tells nothing of a failure inside but a reference", async () => {
    allowConsole(/unhandled|settings_not_read/);
    const DB = {
      withSession: () => {
        throw new Error("secret of ada@example.com");
      },
    };
    const answer = await api("/api/health", { vars: { DB } as unknown as Partial<Env> });
    expect(answer.status).toBe(500);
    const text = await answer.text();
    expect(JSON.parse(text)).toEqual({
      code: "internal",
      message: expect.stringMatching(/Reference: [0-9a-f-]{36}$/),
    });
    expect(text).not.toContain("secret");
  });

  it.each([
    ["/api/hub/not-a-session", 400],
    ["/api/hub/00000000-0000-1000-8000-000000000000", 400],
    ["/api/tier-configs/abc", 400],
    ["/api/tier-configs/99", 404],
  ])("answers %s with %i", async (path, status) => {
    expect((await api(path)).status).toBe(status);
  });
});
