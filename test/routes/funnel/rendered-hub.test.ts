import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "../../setup/api.ts";
import { allowConsole } from "../../setup/runtime/console-guard.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { QUIZ_ANSWERS, quizBody } from "../../setup/quiz-body.ts";
import { samplePlan, sampleWords } from "../../setup/content/sample-words.ts";
import { rows } from "../../setup/database/rows.ts";

/** Its time is the browser's to write. */
const CLOSED = /This hub closed on[\s\S]*?<time dateTime="1970-01-01T00:00:00\.001Z"><\/time>/;
const FRAME = "<p>the frame</p>";
const DOCUMENT = `<style>a{}</style><div id="root" data-rendering="frame"><!--frame-->${FRAME}<!--/frame--></div><script type="application/json" id="hub-data">__HUB_DATA__</script>`;
const vars = {
  ASSETS: { fetch: async () => new Response(DOCUMENT) },
  BOOKING_URL: "https://booking.example/call",
} as unknown as Partial<Env>;

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, "log").mockImplementation((line: string) => void said.push(line));
});
afterEach(() => void vi.restoreAllMocks());

async function completed(changes: Record<string, unknown> = {}): Promise<string> {
  const body = quizBody(changes);
  expect((await api("/api/assessment/submit", { json: body })).status).toBe(200);
  return body.sessionId;
}

async function open(sessionId: string, below = "") {
  const answer = await api(`/hub/${sessionId}${below}`, { vars });
  const text = await answer.text();
  const [, rendering = "", html = "", data = ""] =
    /data-rendering="(\w+)">(.*)<\/div><script type="application\/json" id="hub-data">(.*)<\/script>$/s.exec(
      text,
    ) ?? [];
  return { status: answer.status, rendering, html, data: JSON.parse(data) as Record<string, unknown> };
}

/** Whole: nothing left for the browser to fill in, and nothing that the policy would refuse. */
function expectWhole({ rendering, html }: { rendering: string; html: string }): void {
  expect(rendering).toBe("whole");
  expect(html).not.toContain(FRAME);
  expect(html).not.toMatch(/<!--\$[?!]|<template|<script| style=/);
}

it("renders an open hub whole, and from the data that comes along", async () => {
  const page = await open(await completed());
  expect(page.status).toBe(200);
  expectWhole(page);
  for (const text of [
    "Hi Ada!",
    "Optimize &amp; Scale",

    "Leads got expensive",
    "Book Free Call",
  ]) {
    expect(page.html).toContain(text);
  }
  expect(page.html).toMatch(/>\d+h \d+m \d+s</);
  expect(page.data).toMatchObject({ state: "ok", hub: { name: "Ada Lovelace" } });
});

it.for([
  [
    { businessType: "clients", goal: "scale" },
    "Your Meta ads strategy is ready",
    /You said:|short of your target/,
  ],
  [
    { revenue: "10k-50k", targetRevenue: "$500K" },
    "Your target takes more than a bigger budget",
    "You’re more than $450K a month short of your target.",
  ],
] as const)("renders a hub that knows hardly anything: %o", async ([answers, finding, more]) => {
  const sessionId = await completed();
  await rows(
    "update assessments set name = null, answers = ? where session_id = ?",
    JSON.stringify(answers),
    sessionId,
  );
  const page = await open(sessionId);
  expectWhole(page);
  const words = wordsOf(page.html);
  expect(words).toContain("Hi there!");
  expect(words).toContain(finding);
  if (typeof more === "string") expect(words).toContain(more);
  else expect(words).not.toMatch(more);
});

it("renders what loads later in the browser too: how coaching works, and the way to the calendar", async () => {
  const sessionId = await completed({ answers: { ...QUIZ_ANSWERS, q2_situation: "coaching" } });
  const page = await open(sessionId);
  expectWhole(page);
  // After the program, and before the calendar.
  expect(page.html).toMatch(/DGM Coaching[^]*How coaching works[^]*Book your free strategy call/);
  expect(page.html).toContain("Open the calendar in a new tab");
  // Loaded by now, and rendered another way.
  const again = await open(sessionId);
  const timeless = (html: string) => html.replace(/>\d+h \d+m \d+s</, "");
  expect(timeless(again.html)).toBe(timeless(page.html));
});

it("renders the plan of a hub as well", async () => {
  const page = await open(await completed(), "/plan");
  expect(page.status).toBe(200);
  expectWhole(page);
  expect(page.html).toContain("Your 7-day plan");
  expect(page.html).toContain("Day 7");
});

/** Each plan by the answers that lead to it. */
const PLANS = [
  ["no-funnel", 1, { q4_funnel: "no-funnel" }],
  ["weak-funnel", 3, { q2_situation: "tried-failed", q4_funnel: "not-converting", q5_goal: "scale" }],
  ["new-account", 1, { q2_situation: "haven't-run-ads", q3_adSpend: "under-100" }],
  ["failed-try", 2, { q2_situation: "tried-failed", q3_adSpend: "100-300" }],
  ["swings", 4, {}],
  ["costly-days", 5, { q2_situation: "coaching", q3_adSpend: "3000-plus" }],
  ["unsteady-funnel", 5, { q2_situation: "coaching" }],
  ["own-hours", 5, { q2_situation: "working-handoff", q4_funnel: "converting" }],
  ["small-budget", 1, { q2_situation: "working-handoff", q3_adSpend: "under-100", q4_funnel: "converting" }],
  ["second-eyes", 5, { q2_situation: "coaching", q4_funnel: "converting" }],
] as const;

/** What is read on a page. Below it come all the words that the site has. */
const wordsOf = (html: string) =>
  (/<main.*<\/main>/s.exec(html)?.[0] ?? "")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

it.for(PLANS)("renders every line of the plan against %s", async ([id, tier, changes]) => {
  const plan = samplePlan(id, tier);
  const { html } = await open(await completed({ answers: { ...QUIZ_ANSWERS, ...changes } }), "/plan");
  const words = wordsOf(html);
  for (const line of [plan.title, ...plan.why]) expect(words).toContain(line);
  for (const { title } of plan.today) expect(words).toContain(title);
  for (const { text } of plan.week) expect(words).toContain(text);
  expect(words).not.toContain(sampleWords.plan.forClients);
});

it("tells somebody who works for clients whose week it is", async () => {
  const answers = { ...QUIZ_ANSWERS, q1_businessType: "clients" };
  const { html } = await open(await completed({ answers }), "/plan");
  expect(wordsOf(html)).toContain(sampleWords.plan.forClients);
});

it("leaves what is local to the browser: when the window ends, in a zone that is not ours", async () => {
  const { html } = await open(await completed());
  expect(html).not.toMatch(/<time|UTC|GMT/);
});

it("renders an expired hub, and nothing of what it was", async () => {
  const sessionId = await completed();
  await rows("update assessments set hub_expires_at = 1 where session_id = ?", sessionId);
  const page = await open(sessionId);
  expect(page.status).toBe(410);
  expectWhole(page);
  expect(page.html).toContain("Strategy Not Found");
  expect(page.html).toContain("Send me a new link");
  expect(page.html).not.toMatch(/Ada|Optimize/);
  expect(page.html).toMatch(CLOSED);
});

it("says when an expired hub closed above a call that is ahead, too", async () => {
  const sessionId = await completed();
  await api("/api/assessment/track-booked", { json: { sessionId, source: "strategy_hub" } });
  await rows("update assessments set hub_expires_at = 1 where session_id = ?", sessionId);
  const page = await open(sessionId);
  expectWhole(page);
  expect(page.html).toContain("Your call is booked");
  expect(page.html).toMatch(CLOSED);
});

it.each([freshSessionId(), "nobody", "%3Cscript%3E", "%"])("renders the hub that is not: %s", async (id) => {
  const page = await open(id);
  expect(page.status).toBe(404);
  expectWhole(page);
  expect(page.html).toContain("Strategy Not Found");
  expect(page.html).toMatch(/<a[^>]* href="\/"[^>]*>(?:<[^>]+>)*Take Assessment/);
  expect(wordsOf(page.html)).not.toContain("Send me a new link");
});

it("takes nothing that a visitor wrote for a mark of the document, or for markup", async () => {
  const name = "__HUB_DATA__<!--frame-->$&</script>";
  const { html, data } = await open(await completed({ name }));
  expect(html).toContain("__HUB_DATA__&lt;!--frame--&gt;$&amp;&lt;/script&gt;");
  expect(data).toMatchObject({ hub: { name } });
});

it("sends the frame with the data when rendering fails, and says so without naming the hub", async () => {
  allowConsole(/page_not_rendered/);
  const logged = vi.spyOn(console, "error");
  const sessionId = await completed();
  // An offer that the page cannot draw.
  await rows("update tier_configs set features = '[null]' where tier = 4");
  const page = await open(sessionId);
  expect([page.status, page.rendering, page.html]).toEqual([200, "frame", FRAME]);
  expect(page.data).toMatchObject({ state: "ok", hub: { name: "Ada Lovelace" } });
  const lines = logged.mock.calls.flat().join("\n");
  expect(lines).toContain("page_not_rendered");
  expect(lines + said.join("\n")).not.toContain(sessionId);
});
