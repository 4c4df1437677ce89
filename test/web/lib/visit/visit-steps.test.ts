import { visitStepsSchema, type VisitSteps } from "#domain/figures/steps/visit-steps";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

type Heard = (event: object) => void;
let heard: Record<string, Heard>;
let sent: Promise<VisitSteps>[];
let now: number;
let page: { hidden: boolean; isTouch: boolean; type: string; pathname: string };

/** A document of its own, with the counter loaded anew. */
async function counter() {
  vi.resetModules();
  return import("../../../../web/lib/visit/visit-steps.ts");
}

beforeEach(() => {
  [heard, sent, now] = [{}, [], 0];
  page = { hidden: false, isTouch: false, type: "navigate", pathname: "/quiz" };
  const addEventListener = (name: string, listener: Heard) => (heard[name] = listener);
  vi.stubGlobal("addEventListener", addEventListener);
  vi.stubGlobal("document", {
    addEventListener,
    get hidden() {
      return page.hidden;
    },
  });
  vi.stubGlobal("location", {
    get pathname() {
      return page.pathname;
    },
  });
  vi.stubGlobal("performance", { now: () => now, getEntriesByType: () => [{ type: page.type }] });
  vi.stubGlobal("matchMedia", () => ({ matches: page.isTouch }));
  vi.stubGlobal("screen", { width: 390, height: 844 });
  vi.stubGlobal("navigator", {
    sendBeacon: (url: string, body: Blob) => {
      if (url !== "/api/steps" || body.type !== "application/json") throw new Error(`${url} ${body.type}`);
      sent.push(body.text().then((text) => visitStepsSchema.parse(JSON.parse(text))));
      return true;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const hide = (hidden: boolean) => {
  page.hidden = hidden;
  heard["visibilitychange"]?.({});
};
const leave = () => heard["pagehide"]?.({});
const stay = (step: string, time: number, changes: object = {}) => ({ door: "quiz", step, time, ...changes });

it("tells each coming to a step, as the page closes, without the time it was hidden", async () => {
  const { enterNext, enterStep, permitSteps, stepFailed } = await counter();
  permitSteps("facebook");
  enterStep("quiz", "quiz_opened");
  now += 3000;
  enterStep("quiz", "question_1");
  stepFailed();
  now += 4000;
  hide(true);
  now += 60_000;
  hide(false);
  now += 5000;
  enterNext("question_2");
  now += 1000;
  enterNext("question_1");
  expect(sent).toEqual([]);
  leave();
  leave();
  const stays = [
    stay("quiz_opened", 3000),
    stay("question_1", 9000, { hasFailed: true }),
    stay("question_2", 1000),
    stay("question_1", 0),
  ];
  expect(await Promise.all(sent)).toEqual([{ device: "desktop", source: "facebook", stays, told: [] }]);
});

it("tells a phone's visit when it is hidden, and later also what has been told", async () => {
  page.isTouch = true;
  const { enterStep, permitSteps } = await counter();
  permitSteps("direct");
  enterStep("quiz", "question_1");
  now += 2000;
  hide(true);
  leave();
  hide(false);
  now += 6000;
  enterStep("quiz", "question_2");
  leave();
  const [first, second, ...more] = await Promise.all(sent);
  expect(first).toMatchObject({ device: "phone", stays: [stay("question_1", 2000)], told: [] });
  expect(second).toMatchObject({
    stays: [stay("question_1", 8000), stay("question_2", 0)],
    told: [stay("question_1", 2000)],
  });
  expect(more).toEqual([]);
});

it("tells a phone's visit once, however often it is hidden, unless it has gone on", async () => {
  page.isTouch = true;
  const { enterStep, permitSteps } = await counter();
  permitSteps("direct");
  enterStep("quiz", "question_1");
  for (let times = 0; times < 3; times++) {
    now += 2000;
    hide(true);
    hide(false);
  }
  leave();
  expect(await Promise.all(sent)).toMatchObject([{ stays: [stay("question_1", 2000)] }]);
});

it("tells up to which step the document before a reload has counted", async () => {
  page.type = "reload";
  const { enterStep, permitSteps, resumeSteps } = await counter();
  permitSteps("google");
  resumeSteps("quiz", "question_2");
  enterStep("quiz", "quiz_opened");
  enterStep("quiz", "question_2");
  leave();
  const [visit] = await Promise.all(sent);
  expect(visit).toMatchObject({
    resumed: { door: "quiz", step: "question_2" },
    stays: [stay("quiz_opened", 0), stay("question_2", 0)],
  });
});

class Link {
  pathname: string;
  constructor(pathname: string) {
    this.pathname = pathname;
  }
  closest = () => this;
}

it("begins at the landing page by itself, and knows the first door it is left through", async () => {
  page.pathname = "/";
  vi.stubGlobal("Element", Link);
  const { permitSteps } = await counter();
  permitSteps("facebook");
  now += 2000;
  for (const path of ["/terms", "/chat", "/quiz"]) heard["click"]?.({ target: new Link(path) });
  leave();
  const [visit] = await Promise.all(sent);
  expect(visit?.stays).toEqual([{ door: "none", step: "landing", time: 2000, wentTo: "chat" }]);
});

it("counts nothing of a landing page that somebody goes back to", async () => {
  [page.pathname, page.type] = ["/", "back_forward"];
  const { permitSteps } = await counter();
  permitSteps("facebook");
  expect(heard).toEqual({});
});

it("tells no more than the server takes", async () => {
  const { enterStep, permitSteps } = await counter();
  permitSteps("facebook");
  for (let turn = 0; turn < 70; turn++) {
    enterStep("quiz", "question_1");
    enterStep("quiz", "question_2");
  }
  leave();
  const [visit] = await Promise.all(sent);
  expect(visit?.stays).toHaveLength(100);
});

it("sends nothing before it may, after a no, or of a robot", async () => {
  const visit = await counter();
  visit.enterStep("quiz", "quiz_opened");
  leave();
  visit.permitSteps("email");
  visit.permitSteps(null);
  leave();
  visit.permitSteps("email");
  visit.stopCounting();
  leave();
  expect(sent).toEqual([]);
});
