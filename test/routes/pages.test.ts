import { expect, it } from "vitest";
import { api } from "../setup/api.ts";
import { allowConsole } from "../setup/console-guard.ts";
import { freshSessionId } from "../setup/fresh-session-id.ts";
import { quizBody } from "../setup/quiz-body.ts";
import { rows } from "../setup/rows.ts";

const fails = (): never => {
  throw new Error("secret of ada@example.com");
};
/** The deployed files, in place of which every document is this one. */
const ASSETS = {
  fetch: async () => new Response("<style>a{}</style><p>the document</p><script>__HUB_DATA__</script>"),
};
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
  ]) {
    const answer = await page(asked, { vars: withVars({ DB, RL_HUB_ADDRESS: limiter }) });
    expect({ asked, status: answer.status }).toEqual({ asked, status: 308 });
    expect(answer.headers.get("location")).toBe(`/hub/${id}`);
    expectHubPage(answer);
  }
});

it("renders a hub at its own address", async () => {
  const body = quizBody();
  await api("/api/assessment/submit", { json: body });
  const answer = await page(`/hub/${body.sessionId}`);
  expect(answer.status).toBe(200);
  expectHubPage(answer);
  expect(await answer.text()).toContain('"name":"Ada Lovelace"');
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
    "/hub/%",
  ]) {
    const answer = await page(path);
    expect({ path, status: answer.status }).toEqual({ path, status: 404 });
    expectHubPage(answer);
  }
});

it("answers another method with a page that says which", async () => {
  const answer = await page(`/hub/${freshSessionId()}`, { method: "POST" });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET"]);
  expectHubPage(answer);
});

it("answers over the limit with the hub's page, which asks again by itself", async () => {
  const limiter = { limit: async () => ({ success: false }) };
  const answer = await page(`/hub/${freshSessionId()}`, { vars: withVars({ RL_HUB_ADDRESS: limiter }) });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
  expectHubPage(answer);
  expect(await answer.text()).toContain("<p>the document</p><script></script>");
});

it("answers a failure with the hub's page, and tells nothing of it", async () => {
  allowConsole(/unhandled/);
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
