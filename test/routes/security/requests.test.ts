import { describe, expect, it } from "vitest";
import { app } from "../../../worker/app.ts";
import { api } from "../../setup/api.ts";
import { asStaff } from "../../setup/as-staff.ts";
import { callerOf } from "../../setup/doors.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { mostOf } from "../../setup/most-of.ts";
import { quizBody } from "../../setup/quiz-body.ts";
import { rows } from "../../setup/database/rows.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const UNUSED = ["OPTIONS", "PROPFIND", "PURGE"];
/** Pages for people who follow a mail's link or send a form, with a policy of their own. */
const OWN_POLICY = new Set([
  "GET /api/booking/attend/:token",
  "POST /api/booking/attend/:token",
  "GET /api/unsubscribe/:token",
  "POST /api/unsubscribe/:token",
  "POST /api/waiting-list",
]);
const CACHED = new Set(["/api/tier-configs/:tier"]);

/** The paths of the API as the router has them, each with its methods. */
const paths = new Map<string, Set<string>>();
for (const { method, path } of app.routes) {
  if (method === "ALL" || !path.startsWith("/api/")) continue;
  paths.set(path, (paths.get(path) ?? new Set()).add(method));
}
/** A literal path also takes the methods of a pattern that it fits: `DELETE /assessment/:sessionId`. */
const all = [...paths].map(([path]) => {
  const alike = [...paths].filter(([other]) => fits(path, other));
  return { path, methods: new Set(alike.flatMap(([, methods]) => [...methods])) };
});

function fits(path: string, pattern: string): boolean {
  const parts = pattern.split("/");
  const own = path.split("/");
  return own.length === parts.length && parts.every((part, at) => part.startsWith(":") || part === own[at]);
}

const addressOf = (path: string) =>
  path
    .replace(":sessionId", freshSessionId())
    .replace(":mailId", crypto.randomUUID())
    .replace(":provider", "calendly")
    .replaceAll(/:[a-z]+/gi, "1");

const counts = () =>
  Promise.all(
    ["assessments", "outbox", "audit", "tombstones", "ad_events", "scoring_rules"].map((table) =>
      rows(`select count(*) as n from ${table}`),
    ),
  );

describe("methods", () => {
  it("that a path does not have are 405, and say which it has", async () => {
    const headers = await asStaff();
    for (const { path, methods } of all) {
      for (const method of [...METHODS, ...UNUSED].filter((one) => !methods.has(one))) {
        const answer = await api(addressOf(path), { method, headers });
        expect({ method, path, status: answer.status }).toEqual({ method, path, status: 405 });
        expect(new Set(answer.headers.get("allow")?.split(", "))).toEqual(methods);
      }
    }
  });

  it("that only read change nothing", async () => {
    const before = await counts();
    const headers = { ...(await asStaff()), "sec-fetch-site": "cross-site" };
    for (const { path, methods } of all) {
      for (const method of ["GET", "HEAD"]) {
        const answer = await api(addressOf(path), { method, headers, redirect: "manual" });
        if (!methods.has("GET")) expect({ path, status: answer.status }).toEqual({ path, status: 405 });
        await answer.body?.cancel();
      }
    }
    expect(await counts()).toEqual(before);
  });
});

describe("every answer of the API", () => {
  it("forbids storing, sniffing, framing, referring and indexing, and sets no cookie", async () => {
    for (const { path, methods } of all) {
      for (const method of methods) {
        const { headers } = await api(addressOf(path), { method, redirect: "manual" });
        const policy = headers.get("content-security-policy") ?? "";
        expect({
          path,
          type: headers.get("content-type")?.split(";")[0] ?? null,
          cache: headers.get("cache-control"),
          sniff: headers.get("x-content-type-options"),
          referrer: headers.get("referrer-policy"),
          robots: headers.get("x-robots-tag"),
          transport: headers.get("strict-transport-security"),
          resource: headers.get("cross-origin-resource-policy"),
          framed: policy.includes("frame-ancestors 'none'") && policy.startsWith("default-src 'none'"),
          cookie: headers.get("set-cookie"),
        }).toEqual({
          path,
          type: headers.has("location")
            ? null
            : OWN_POLICY.has(`${method} ${path}`)
              ? "text/html"
              : "application/json",
          cache: expect.stringMatching(CACHED.has(path) ? /^(no-store|public, max-age=60)$/ : /^no-store$/),
          sniff: "nosniff",
          referrer: "no-referrer",
          robots: "noindex",
          transport: "max-age=63072000; includeSubDomains",
          resource: "same-origin",
          framed: true,
          cookie: null,
        });
      }
    }
  });

  it("lets no other site read it, asked plainly or ahead", async () => {
    const evil = { origin: "https://evil.example", "access-control-request-method": "POST" };
    for (const { path } of all) {
      for (const method of ["OPTIONS", "GET"]) {
        const { headers } = await api(addressOf(path), { method, headers: evil, redirect: "manual" });
        const allowed = [...headers.keys()].filter((name) => name.startsWith("access-control-"));
        expect({ path, method, allowed }).toEqual({ path, method, allowed: [] });
      }
    }
  });
});

describe("flood guards", () => {
  const over = { limit: () => Promise.resolve({ success: false }) };
  const json = (sessionId: string, more: object = {}) => ({ json: { sessionId, ...more } });
  const id = freshSessionId();
  const guarded: [string, keyof Env, string, object][] = [
    ["submit, by address", "RL_SUBMIT_ADDRESS", "/api/assessment/submit", { json: quizBody() }],
    ["submit, by session", "RL_SUBMIT_SESSION", "/api/assessment/submit", { json: quizBody() }],
    ["complete", "RL_SUBMIT_ADDRESS", "/api/assessment/complete", json(id)],
    ["chat/init", "RL_EVENTS_ADDRESS", "/api/chat/init", json(id, { message: "Hi" })],
    ["chat/message", "RL_CHAT_ADDRESS", "/api/chat/message", json(id, { message: "Hi" })],
    ["chat/analyze", "RL_STATUS_SESSION", "/api/chat/analyze", json(id)],
    ["chat/analyze, by address", "RL_STATUS_ADDRESS", "/api/chat/analyze", json(id)],
    ["chat status, by address", "RL_STATUS_ADDRESS", `/api/chat/${id}/status`, {}],
    ["chat status", "RL_STATUS_SESSION", `/api/chat/${id}/status`, {}],
    [
      "collected",
      "RL_STATUS_SESSION",
      `/api/chat/${id}/collected`,
      { method: "PATCH", json: { field: "name", value: "A" } },
    ],
    ["the hub's data", "RL_HUB_ADDRESS", `/api/hub/${id}`, {}],
    ["the hub's export", "RL_HUB_ADDRESS", `/api/hub/${id}/export`, {}],
    ["the hub's erasure", "RL_DECISION_ADDRESS", `/api/hub/${id}/erase`, { method: "POST" }],
    [
      "consent to mail",
      "RL_DECISION_ADDRESS",
      "/api/assessment/email-consent",
      json(id, { emailConsent: false }),
    ],
    [
      "a request for a call",
      "RL_CALL_ADDRESS",
      "/api/assessment/request-call",
      json(id, { phone: "+14035550123", callConsent: true }),
    ],
    ["what became of it", "RL_STATUS_SESSION", `/api/assessment/${id}/call`, {}],
    ["its withdrawal", "RL_DECISION_ADDRESS", `/api/assessment/${id}/withdraw-call`, { method: "POST" }],
    ["consent to ads", "RL_DECISION_ADDRESS", "/api/consent", json(id, { ads: false })],
    ["a new link", "RL_DECISION_ADDRESS", `/api/hub/${id}/request-link`, { method: "POST" }],
    ["staff", "RL_STAFF", "/api/auth/user", {}],
  ];

  it("stand before each of them, say when to come back, and let nothing through", async () => {
    const before = await counts();
    for (const [name, limiter, path, init] of guarded) {
      const answer = await api(path, { ...init, headers: await asStaff(), vars: { [limiter]: over } });
      expect({ name, status: answer.status, after: answer.headers.get("retry-after") }).toEqual({
        name,
        status: 429,
        after: "60",
      });
      expect(await answer.json()).toMatchObject({ code: "rate_limited" });
    }
    const dropped = await api("/api/assessment/track-booking-view", {
      ...json(id),
      vars: { RL_EVENTS_ADDRESS: over },
    });
    expect(await dropped.json()).toEqual({ ok: true, dropped: true });
    expect(await counts()).toEqual(before);
  });

  it("count by the address that the edge saw, whatever the caller claims", async () => {
    const keys: string[] = [];
    const RL_HUB_ADDRESS = {
      limit: ({ key }: { key: string }) => {
        keys.push(key);
        return Promise.resolve({ success: true });
      },
    };
    for (const claimed of ["198.51.100.1", "198.51.100.2"]) {
      const headers = {
        "cf-connecting-ip": "203.0.113.7",
        "x-forwarded-for": claimed,
        "x-real-ip": claimed,
        "true-client-ip": claimed,
        forwarded: `for=${claimed}`,
      };
      await api(`/api/hub/${id}`, { headers, vars: { RL_HUB_ADDRESS } });
    }
    expect(keys).toEqual(["203.0.113.7", "203.0.113.7"]);
  });

  it("of a model fail closed, of a lead open", async () => {
    const broken = { limit: () => Promise.reject(new Error("down")) };
    const vars = { RL_SUBMIT_ADDRESS: broken, RL_SUBMIT_SESSION: broken, RL_HUB_ADDRESS: broken };
    const body = quizBody();
    expect((await api("/api/assessment/submit", { json: body, vars })).status).toBe(200);
    expect((await api(`/api/hub/${body.sessionId}`, { vars })).status).toBe(200);
    // The model is on the network, and a request to it would fail this test.
    const model = { OPENAI_API_KEY: "key", OPENAI_BASE_URL: "https://model.example/v1", OPENAI_MODEL: "m" };
    const answer = await api("/api/chat/message", {
      ...json(freshSessionId(), { message: "my own business" }),
      vars: { ...model, RL_CHAT_ADDRESS: broken },
    });
    expect(await answer.text()).toContain('"done":true');
  });
});

describe("a decision of a person over the limit", () => {
  const over = { limit: () => Promise.resolve({ success: false }) };

  it("is refused and stored later, never dropped, whatever else came from the address", async () => {
    const body = quizBody({ emailConsent: true, adConsent: true });
    await api("/api/assessment/submit", { json: body });
    const withdraw = (vars: Partial<Env>) =>
      api("/api/assessment/email-consent", {
        json: { sessionId: body.sessionId, emailConsent: false },
        vars,
      });
    const refused = await withdraw({ RL_DECISION_ADDRESS: over });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    const consent = () => rows("select email_consent is not null as given from assessments");
    expect(await consent()).toEqual([{ given: 1 }]);
    // Somebody's flood of events is not in the way.
    expect(await (await withdraw({ RL_EVENTS_ADDRESS: over })).json()).toEqual({ ok: true });
    expect(await consent()).toEqual([{ given: 0 }]);
  });

  it("says on the page of a mail's link that nothing was done yet", async () => {
    const answer = await api(`/api/unsubscribe/${"ab".repeat(32)}`, {
      method: "POST",
      vars: { RL_SITE_ADDRESS: over },
    });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(await answer.text()).toContain("You’re not unsubscribed yet");
  });
});

/** Programs of mail services and a page without scripts post a form, bookings are signed as they come, and assistants have a protocol of their own. */
const OTHER_BODIES = new Set([
  "POST /api/booking/attend/:token",
  "POST /api/content/files",
  "POST /api/unsubscribe/:token",
  "POST /api/waiting-list",
  "POST /api/booking/webhook/:provider",
  "POST /api/slack/actions",
  "POST /api/meta/leads",
  "POST /api/v1/mcp",
]);
const writes = [...paths].flatMap(([path, methods]) =>
  [...methods]
    .filter((method) => method !== "GET" && !OTHER_BODIES.has(`${method} ${path}`))
    .map((method) => ({ method, path })),
);

describe("a body that is not JSON", () => {
  it.each(writes)(
    "is refused by $method $path, needed or not, and changes nothing",
    async ({ method, path }) => {
      const caller = await callerOf(path);
      const before = await counts();
      const send = (type: string, body: string) =>
        api(addressOf(path), { method, body, headers: { ...caller, "content-type": type } });
      for (const type of [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=a",
      ]) {
        const answer = await send(type, "{}");
        expect([answer.status, await answer.json()]).toEqual([
          415,
          expect.objectContaining({ code: "unsupported_media_type" }),
        ]);
      }
      expect((await send("application/json", "{")).status).toBe(400);
      expect((await send("application/json", `"${"x".repeat(mostOf(path))}"`)).status).toBe(413);
      expect(await counts()).toEqual(before);
    },
  );
});

describe("control characters in a query", () => {
  const read = [...paths].filter(([, methods]) => methods.has("GET")).map(([path]) => path);
  const staffRead = read.filter((path) =>
    /assessments$|summary|export\.csv|pipeline|deliveries|audit|bookings/.test(path),
  );

  it.each(staffRead)("are refused by GET %s before anything is answered", async (path) => {
    const headers = await callerOf(path);
    for (const text of ["%00", "a%00b", "%1b[31m", "a%0ab", "%7f"]) {
      for (const name of ["search", "cursor", "anything"]) {
        const answer = await api(`${path}?${name}=${text}`, { headers });
        expect([answer.status, await answer.json()]).toEqual([
          400,
          {
            code: "invalid_request",
            message: expect.any(String),
            issues: [expect.objectContaining({ path: name })],
          },
        ]);
      }
    }
  });
});

describe("a name that is SQL", () => {
  it.each(["' OR 1=1--", "x'); drop table assessments;--", '"; select * from audit;--'])(
    "%s is a name, and a search for it finds it alone",
    async (name) => {
      await api("/api/assessment/submit", { json: quizBody() });
      await api("/api/assessment/submit", { json: quizBody({ name }) });
      const headers = await asStaff();
      const found = await api(`/api/assessments?search=${encodeURIComponent(name)}`, { headers });
      expect(await found.json()).toEqual([expect.objectContaining({ name })]);
    },
  );
});
