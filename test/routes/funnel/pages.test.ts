import { describe, expect, it } from "vitest";
import { api, settled } from "../../setup/api.ts";
import { allowConsole } from "../../setup/runtime/console-guard.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { quizBody } from "../../setup/quiz-body.ts";
import { rows } from "../../setup/database/rows.ts";

const fails = (): never => {
  throw new Error("secret of ada@example.com");
};
/** The deployed files, in place of which every document is this one. */
const DOCUMENT =
  '<style>a{}</style><div data-rendering="frame"><!--frame--><p>the document</p><!--/frame--></div><script>__HUB_DATA__</script>';
const ASSETS = { fetch: async () => new Response(DOCUMENT) };
const vars = { ASSETS, META_PIXEL_ID: "123" } as unknown as Partial<Env>;
const withVars = (more: Record<string, unknown>) => ({ ...vars, ...more }) as unknown as Partial<Env>;

const page = (path: string, init: Parameters<typeof api>[1] = {}) =>
  api(path, { vars, redirect: "manual", ...init });

function expectHubPage(answer: Response): void {
  expect({
    type: answer.headers.get("content-type"),
    robots: answer.headers.get("x-robots-tag"),
    referrer: answer.headers.get("referrer-policy"),
    cache: answer.headers.get("cache-control"),
    csp: answer.headers.get("content-security-policy"),
  }).toEqual({
    type: "text/html; charset=UTF-8",
    robots: "noindex, nofollow, noarchive",
    referrer: "no-referrer",
    cache: "no-store",
    csp: expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'$/),
  });
  expect(answer.headers.get("content-security-policy")).not.toContain("facebook");
}

it("every page tells its script the server's time", async () => {
  const before = Date.now();
  for (const path of ["/", "/quiz", "/chat", "/terms", "/404", `/hub/${freshSessionId()}`]) {
    const told = (await page(path)).headers.get("server-timing");
    const at = Number(/^sent;dur=(\d+)$/.exec(told ?? "")?.[1]);
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
  }
});

it.each([
  ["/Quiz?utm_source=fb", "/quiz?utm_source=fb"],
  ["/ADMIN?tab=sales&q=Ada", "/admin?tab=sales&q=Ada"],
  ["/Privacy-Policy/", "/privacy-policy"],
  ["/%71uiz", "/quiz"],
])("sends %s on to %s in one hop", async (asked, own) => {
  const answer = await page(asked);
  expect([answer.status, answer.headers.get("location")]).toEqual([308, own]);
});

it("sends every writing of a hub's address on to the hub's own, before anything is read", async () => {
  const id = freshSessionId();
  const DB = { withSession: fails, prepare: fails };
  const limiter = { limit: fails };
  for (const asked of [
    `/HUB/${id}`,
    `/hub/${id.toUpperCase()}`,
    `/hub/${id}/`,
    `/%68ub/${id}`,
    `/hub//${id}`,
    `/HUB/${id}/plan`,
    `/hub/${id}/Plan`,
    `/hub/${id.toUpperCase()}/plan/`,
    `/hub/${id}/%70lan`,
    `/hub/${id}//plan`,
  ]) {
    const answer = await page(`${asked}?utm_source=fb`, { vars: withVars({ DB, RL_HUB_ADDRESS: limiter }) });
    expect({ asked, status: answer.status }).toEqual({ asked, status: 308 });
    const own = /plan|%70lan/i.test(asked) ? `/hub/${id}/plan` : `/hub/${id}`;
    expect(answer.headers.get("location")).toBe(`${own}?utm_source=fb`);
    expectHubPage(answer);
  }
});

it.each(["/hub/a%2Fb", "/hub/a%2Fb/plan", "/hub/%2e%2e%2fadmin", "/hub/%252F", "/hub/%FF"])(
  "has nothing at %s, and no failure",
  async (path) => {
    const answer = await page(path);
    expect(answer.status).toBe(404);
    expectHubPage(answer);
  },
);

/** The pages of a hub, below its address. */
const HUB_PAGES = ["", "/plan"];

async function completedSession(): Promise<string> {
  const body = quizBody();
  await api("/api/assessment/submit", { json: body });
  return body.sessionId;
}

const visitsAndEvents = async () => [
  await rows("select first_hub_visit_at from assessments"),
  await rows("select name from ad_events where name = 'HubPageView'"),
];

describe.each(HUB_PAGES)("a hub's page at /hub/{id}%s", (below) => {
  it("comes with the hub's data, and opening it is no visit", async () => {
    const sessionId = await completedSession();
    const answer = await page(`/hub/${sessionId}${below}`);
    expect(answer.status).toBe(200);
    expectHubPage(answer);
    expect(await answer.text()).toContain('"name":"Ada Lovelace"');
    await settled();
    expect(await visitsAndEvents()).toEqual([[{ first_hub_visit_at: null }], []]);
  });

  it("answers HEAD as it answers GET, without the page", async () => {
    const answer = await page(`/hub/${await completedSession()}${below}`, { method: "HEAD" });
    expect(answer.status).toBe(200);
    expectHubPage(answer);
    expect(await answer.text()).toBe("");
  });

  it("is 410 past the hub's expiry, and tells nothing of it but that", async () => {
    const sessionId = await completedSession();
    await rows("update assessments set hub_expires_at = ? where session_id = ?", Date.now() - 1, sessionId);
    const answer = await page(`/hub/${sessionId}${below}`);
    expect(answer.status).toBe(410);
    expectHubPage(answer);
    const text = await answer.text();
    expect(text).toContain('{"state":"expired"');
    expect(text).not.toContain("Ada");
  });

  it("is 404 for an unknown hub, one not completed, and what is no id", async () => {
    const started = freshSessionId();
    await api("/api/assessment/track-quiz-start", { json: { sessionId: started } });
    for (const id of [freshSessionId(), started, "nobody"]) {
      const answer = await page(`/hub/${id}${below}`);
      expect({ id, status: answer.status }).toEqual({ id, status: 404 });
      expectHubPage(answer);
      expect(await answer.text()).toContain('{"state":"not_found"');
    }
    expect(await rows("select count(*) as n from assessments")).toEqual([{ n: 1 }]);
  });

  it("answers another method with a page that says which", async () => {
    const answer = await page(`/hub/${freshSessionId()}${below}`, { method: "POST" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET"]);
    expectHubPage(answer);
  });

  it("answers over the limit with the hub's page, which asks again by itself", async () => {
    const limiter = { limit: async () => ({ success: false }) };
    const vars429 = withVars({ RL_HUB_ADDRESS: limiter });
    const answer = await page(`/hub/${freshSessionId()}${below}`, { vars: vars429 });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
    expectHubPage(answer);
    expect(await answer.text()).toContain("<p>the document</p></div><script></script>");
  });
});

it("gives the plan a document of its own", async () => {
  const asked: string[] = [];
  const files = {
    fetch: async (url: URL) => {
      asked.push(url.pathname);
      return new Response("<script>__HUB_DATA__</script>");
    },
  };
  const own = withVars({ ASSETS: files });
  await page(`/hub/${freshSessionId()}/plan`, { vars: own });
  await page(`/hub/${freshSessionId()}/plan`, { vars: own, method: "POST" });
  expect(asked).toEqual(["/hub/plan", "/hub/plan"]);
});

it("renders what a visitor wrote as it is, and never as markup", async () => {
  const body = quizBody({ name: "Ada $& $1 $$ </script>" });
  await api("/api/assessment/submit", { json: body });
  const answer = await page(`/hub/${body.sessionId}`);
  expect(await answer.text()).toContain('"name":"Ada $& $1 $$ \\u003c/script>"');
});

it("answers an unknown hub, and what lies below one, with a page of the hub's policy", async () => {
  for (const path of [
    `/hub/${freshSessionId()}`,
    "/hub/nobody",
    "/hub/",
    `/hub/${freshSessionId()}/x`,
    `/hub/${freshSessionId()}/plan/x`,
    "/hub/%",
  ]) {
    const answer = await page(path);
    expect({ path, status: answer.status }).toEqual({ path, status: 404 });
    expectHubPage(answer);
  }
});

it("answers a failure with the hub's page, and tells nothing of it", async () => {
  allowConsole(/unhandled|content_not_read|settings_not_read/);
  const DB = { withSession: fails, prepare: fails };
  const answer = await page(`/hub/${freshSessionId()}`, { vars: withVars({ DB }) });
  expect(answer.status).toBe(500);
  expectHubPage(answer);
  const text = await answer.text();
  expect(text).toContain("<p>the document</p>");
  expect(text).not.toContain("secret");
});

it.each([
  ["cannot be read", { fetch: fails }],
  ["are not there", { fetch: async () => new Response("no", { status: 404 }) }],
])("answers with a page also when the deployed files %s", async (_how, files) => {
  allowConsole(/unhandled/);
  const answer = await page(`/hub/${freshSessionId()}`, { vars: withVars({ ASSETS: files }) });
  expect(answer.status).toBe(500);
  expectHubPage(answer);
  expect(await answer.text()).toMatch(/<h1>Please try again<\/h1>.*Reference: [0-9a-f-]{36}<\/p>/);
});

it("keeps the API's errors JSON, under any writing of its paths", async () => {
  const answer = await page("/api/nope/");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "application/json"]);
  expect((await page("/API/health")).status).toBe(404);
  expect(await rows("select count(*) as n from assessments")).toEqual([{ n: 0 }]);
});
