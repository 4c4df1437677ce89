import { visitStepsSchema, type VisitSteps } from "#domain/steps/visit-steps";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

type Heard = (event: object) => void;
let heard: Record<string, Heard>;
let sent: Promise<VisitSteps>[];
let now: number;
let page: { hidden: boolean; isTouch: boolean; type: string; pathname: string };

/** A document of its own, with the counter loaded anew. */
async function counter() {
  vi.resetModules();
  return import("../../../web/lib/visit-steps.ts");
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
const quiz = (step: string, marks: string[], time?: number, was?: number) => ({
  door: "quiz",
  step,
  marks,
  ...(time !== undefined && { time }),
  ...(was !== undefined && { was }),
});

it("tells each step once, as the page closes, without the time it was hidden", async () => {
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
  expect(await Promise.all(sent)).toEqual([
    {
      device: "desktop",
      source: "facebook",
      steps: [
        quiz("quiz_opened", ["entered", "next"], 3),
        quiz("question_1", ["entered", "next", "error"], 9),
        quiz("question_2", ["entered", "back"], 1),
      ],
    },
  ]);
});

it("tells a phone's visit when it is hidden, and then only what is new", async () => {
  page.isTouch = true;
  const { enterStep, permitSteps } = await counter();
  permitSteps("direct");
  enterStep("quiz", "question_1");
  now += 2000;
  hide(true);
  hide(false);
  now += 6000;
  enterStep("quiz", "question_2");
  leave();
  const [first, second] = await Promise.all(sent);
  expect(first).toMatchObject({ device: "phone", steps: [quiz("question_1", ["entered"], 2)] });
  expect(second?.steps).toEqual([quiz("question_1", ["next"], 8, 2), quiz("question_2", ["entered"], 0)]);
});

it("counts nothing that the document before a reload has counted", async () => {
  page.type = "reload";
  const { enterStep, permitSteps, resumeSteps } = await counter();
  permitSteps("google");
  resumeSteps("quiz", "question_2");
  enterStep("quiz", "quiz_opened");
  enterStep("quiz", "question_2");
  now += 9000;
  enterStep("quiz", "question_3");
  leave();
  const [visit] = await Promise.all(sent);
  expect(visit?.steps).toEqual([quiz("question_2", ["next"]), quiz("question_3", ["entered"], 0)]);
});

it("begins at the landing page by itself, and knows the door it is left through", async () => {
  page.pathname = "/";
  class Link {
    closest = () => ({ pathname: "/chat" });
  }
  vi.stubGlobal("Element", Link);
  const { permitSteps } = await counter();
  permitSteps("facebook");
  now += 2000;
  heard["click"]?.({ target: new Link() });
  leave();
  const [visit] = await Promise.all(sent);
  expect(visit?.steps).toEqual([
    { door: "none", step: "landing", marks: ["entered"], time: 2 },
    { door: "chat", step: "landing", marks: ["next"] },
  ]);
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
