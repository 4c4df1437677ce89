import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { Content } from "#domain/content/content";
import { beforeEach, describe, expect, it } from "vitest";
import worker from "../../../worker/index.ts";
import { ownContent } from "../../setup/content/own-content.ts";
import { publishContent } from "../../setup/content/publish-content.ts";
import { quizBody } from "../../setup/quiz-body.ts";
import { staffApi } from "../../setup/staff-api.ts";
import { api } from "../../setup/api.ts";

/** What the build wrote. */
const DOCUMENT =
  '<head><!--said--><title>As built</title><!--/said--></head><div id="root" data-rendering="frame"><!--frame-->' +
  '<p>as built</p><!--/frame--></div><script type="application/json" id="page-content">{"built":1}</script>' +
  '<script type="application/json" id="hub-data">__HUB_DATA__</script>';

const HOST = `${crypto.randomUUID()}.localhost`;

let trips = 0;
/** The database, of which every round trip is counted. */
const counted = {
  withSession: (constraint: string) => {
    trips += 1;
    return env.DB.withSession(constraint);
  },
};

const isolate = () =>
  ({ ...env, DB: counted, ASSETS: { fetch: async () => new Response(DOCUMENT) } }) as unknown as Env;

async function open(own: Env, path: string) {
  const context = createExecutionContext();
  const answer = await worker.fetch(new Request(`http://${HOST}${path}`), own, context);
  const text = await answer.text();
  await waitOnExecutionContext(context);
  const [, content = "null"] = /id="page-content">(.*?)<\/script>/s.exec(text) ?? [];
  return { status: answer.status, text, content: JSON.parse(content) };
}

const publish = (change: (content: Content) => void) => publishContent(ownContent(change));

/** Somebody whose results go up and down, in tier 4. */
async function completed(): Promise<string> {
  const body = quizBody();
  expect((await api("/api/assessment/submit", { json: body })).status).toBe(200);
  return body.sessionId;
}

beforeEach(() => {
  trips = 0;
});

describe("a hub", () => {
  it("says what is published, and quotes answers in the words that they are chosen by", async () => {
    await publish((content) => {
      content.hub.steps.heading = "What you do now";
      content.results.roadblocks.swings.title = "Your weeks don’t add up";
      content.results.names.situation = "Where you are";
      for (const option of content.quiz.questions.situation.options)
        if (option.value === "yo-yo") option.label = "My weeks go up and down";
    });
    const { status, text } = await open(isolate(), `/hub/${await completed()}`);
    expect(status).toBe(200);
    for (const words of [
      "What you do now",
      "Your weeks don’t add up",
      "Where you are",
      "My weeks go up and down",
    ])
      expect(text).toContain(words);
    expect(text).not.toContain("as built");
  });

  it("brings along the one plan that it shows, for the one program, and none of the others", async () => {
    await publish((content) => {
      const { swings } = content.plans;
      swings.today = swings.today.map((step, index) => ({ ...step, title: `Own step ${index + 1}` }));
      swings.tiers[4].title = "Own headline";
    });
    const sessionId = await completed();
    const own = isolate();
    for (const path of [`/hub/${sessionId}`, `/hub/${sessionId}/plan`]) {
      const { content } = await open(own, path);
      expect(Object.keys(content.plans)).toEqual(["swings"]);
      expect(Object.keys(content.plans.swings.tiers)).toEqual(["4"]);
      // All twelve are more than ten times as much.
      expect(JSON.stringify(content).length).toBeLessThan(25_000);
    }
    const { text } = await open(own, `/hub/${sessionId}/plan`);
    for (const words of ["Own step 3", "Own headline"]) expect(text).toContain(words);
  });

  it("costs a warm isolate the one trip that the hub itself costs, and its plan none", async () => {
    await publish((content) => void (content.plan.above = "Seven days"));
    const sessionId = await completed();
    const own = isolate();
    await open(own, `/hub/${sessionId}`);
    for (const [path, cost] of [
      [`/hub/${sessionId}`, 1],
      [`/hub/${sessionId}/plan`, 1],
      ["/api/plans/swings/4", 0],
    ] as const) {
      trips = 0;
      expect((await open(own, path)).status).toBe(200);
      expect([path, trips]).toEqual([path, cost]);
    }
  });
});

describe("a plan that a page asks for", () => {
  it("is the published one, with the texts of its program", async () => {
    await publish((content) => void (content.plans.general.tiers[5].day7.text = "Rest."));
    const answer = await open(isolate(), "/api/plans/general/7");
    expect(answer.status).toBe(200);
    const plan = JSON.parse(answer.text);
    expect(Object.keys(plan).toSorted()).toEqual(["title", "today", "week", "why"]);
    expect(plan.week).toHaveLength(7);
    expect(plan.week[6].text).toBe("Rest.");
  });

  it.each(["unheard-of/4", "toString/4", "swings/x", "swings/-1"])("is refused as %s", async (path) => {
    const { status, text } = await open(isolate(), `/api/plans/${path}`);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ code: "invalid_request" });
  });
});

describe("before it is published", () => {
  it.each([
    [
      "a plan's step",
      "plans.swings.today.1.text",
      (c: Content) => void (c.plans.swings.today[1] = { title: "A", minutes: "5", text: " " }),
    ],
    [
      "a gap without its figure",
      "results.finding.gap",
      (c: Content) => void (c.results.finding.gap = "You’re short."),
    ],
    [
      "a placeholder of another place",
      "hub.steps.heading",
      (c: Content) => void (c.hub.steps.heading = "{count} steps"),
    ],
    [
      "a roadblock that is too long",
      "results.roadblocks.swings.title",
      (c: Content) => void (c.results.roadblocks.swings.title = "x".repeat(65)),
    ],
  ])("%s is named where it stands", async (_what, path, change) => {
    const json = { document: ownContent(change) };
    expect((await staffApi("/api/content/draft", { method: "PATCH", json })).status).toBe(200);
    const answer = await staffApi("/api/content/check", { method: "POST" });
    const { problems }: { problems: { path: string }[] } = await answer.json();
    expect(problems.map((problem) => problem.path)).toEqual([path]);
  });
});
