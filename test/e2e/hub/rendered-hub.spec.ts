import type { APIRequestContext, Page } from "@playwright/test";
import { QUIZ_ANSWERS } from "../../setup/quiz-body.ts";
import { expect, test } from "../journey.ts";
import { changeHubDocument, createHub, expectTakenOver, expireHub } from "./hub-setup.ts";

type Maker = (page: Page, request: APIRequestContext) => Promise<string>;

async function makeExpired(page: Page, request: APIRequestContext): Promise<string> {
  const sessionId = await createHub(request);
  await expireHub(page, sessionId);
  return sessionId;
}
const makeOpen: Maker = (_page, request) => createHub(request);
const makeCoaching: Maker = (_page, request) =>
  createHub(request, { answers: { ...QUIZ_ANSWERS, q2_situation: "coaching" } });
const makeNone: Maker = async () => crypto.randomUUID();

/** The pages of a hub in every state. */
const STATES: Record<string, { make: Maker; below?: string; isMissing?: true }> = {
  "a hub": { make: makeOpen },
  "a hub of the coaching tier": { make: makeCoaching },
  "an expired hub": { make: makeExpired, isMissing: true },
  "no hub": { make: makeNone, isMissing: true },
  "a plan": { make: makeOpen, below: "/plan" },
  "the plan of an expired hub": { make: makeExpired, below: "/plan", isMissing: true },
};

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function open(page: Page, request: APIRequestContext, state: string): Promise<void> {
  const { make, below = "", isMissing = false } = STATES[state] ?? { make: makeNone };
  await page.goto(`/hub/${await make(page, request)}${below}`);
  const missing = page.getByRole("heading", { level: 1, name: "Strategy Not Found" });
  await expect(heading(page)).toBeVisible();
  await expect(missing).toBeVisible({ visible: isMissing });
}

/** Keeps the app's code back until it is released. The document's own script, which waits for it, arrives. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    /\/assets\/app-[^/]*\.js$/,
    async (route) => {
      await released;
      await route.continue();
    },
    { times: 1 },
  );
  return release;
}

/** When the hub ends, as this browser says it. */
const END_HERE = `new Date(document.querySelector("time").dateTime).toLocaleString(undefined, {
  weekday: "short", month: "short", day: "numeric", hour: "numeric", minute: "2-digit", timeZoneName: "short",
})`;

/** How far the page's content has moved by itself so far. */
function shifts(page: Page): Promise<number> {
  return page.evaluate(`new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) sum += value;
    }).observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
  })`);
}

test.describe("without any script", () => {
  test.use({ javaScriptEnabled: false });

  test("a hub and its plan are read", async ({ page, request }) => {
    await open(page, request, "a hub of the coaching tier");
    await expect(page.getByRole("link", { name: "Privacy Policy" })).toBeVisible();
    await expect(page.getByText(/^\d+h \d+m \d+s$/)).toBeVisible();
    await expect(page.getByText("How coaching works")).toBeVisible();
    await open(page, request, "a plan");
    await expect(page.getByRole("link", { name: "Privacy Policy" })).toBeVisible();
  });
});

/** Opens a page of a hub, whose content neither moves nor is made anew once the app has come. */
async function expectTakenOverAsItIs(page: Page, request: APIRequestContext, state: string): Promise<void> {
  const release = await holdApp(page);
  await open(page, request, state);
  await page.evaluate("document.fonts.ready");
  const before = await shifts(page);
  await page.evaluate('document.querySelector("h1").wasThere = true');
  release();
  // React would report a hydration that failed as an error on the console.
  await expectTakenOver(page);
  if (state === "a hub") {
    const end = page.getByRole("time").first();
    await expect(end).toBeVisible();
    await expect(end).toHaveText(await page.evaluate<string>(END_HERE));
  }
  expect(await page.evaluate('document.querySelector("h1").wasThere')).toBe(true);
  expect(await shifts(page)).toBe(before);
}

for (const { states, ...place } of [
  { locale: "ar-EG", timezoneId: "Pacific/Kiritimati", states: Object.keys(STATES) },
  // These two say a time; the others read the same everywhere.
  { locale: "de-DE", timezoneId: "Asia/Kolkata", states: ["an expired hub"] },
  { locale: "en-US", timezoneId: "UTC", states: ["a hub"] },
]) {
  test.describe(`in ${place.timezoneId}, ${place.locale}`, () => {
    test.use(place);

    test("the browser takes over every page of a hub as it is", async ({ page, request, allowConsole }) => {
      allowConsole(/status of 4(04|10)/);
      for (const state of states) {
        await test.step(state, () => expectTakenOverAsItIs(page, request, state));
      }
    });
  });
}

test("what is pressed before the app is there counts, and what the document lacks is fetched", async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of (404|410|500)/);
  const sessionId = await createHub(request);

  await test.step("a button pressed before the app is there does what it says once it is", async () => {
    let release = await holdApp(page);
    await page.goto(`/hub/${sessionId}`);
    await page.getByRole("button", { name: "View Strategy Resource" }).click();
    release();
    await expect(page.getByRole("alert")).toContainText("Resource Not Available");
    const expired = await makeExpired(page, request);
    release = await holdApp(page);
    await page.goto(`/hub/${expired}`);
    await page.getByRole("button", { name: "Send me a new link" }).click();
    release();
    await expect(page.getByText("We have your request. We’ll get back to you.")).toBeVisible();
  });

  await test.step("a hub that the document does not know, but this browser was given, is fetched", async () => {
    const last = {
      sessionId,
      offerTier: 4,
      hubExpiresAt: new Date(Date.now() + 3_600_000).toISOString(),
      answers: QUIZ_ANSWERS,
      timestamp: Date.now(),
    };
    await page.evaluate((kept) => localStorage.setItem("last-assessment", kept), JSON.stringify(last));
    // What a replica that has not heard of it answers.
    await page.route("**/hub/*", async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const unknown = new URL(`/hub/${crypto.randomUUID()}`, route.request().url());
      await route.fulfill({ response: await route.fetch({ url: unknown.href }) });
    });
    await page.goto(`/hub/${sessionId}`);
    await expect(page.getByRole("heading", { name: "Optimize & Scale" })).toBeVisible();
    await expect(page).toHaveTitle(/Your strategy hub/);
    await page.unrouteAll();
  });

  await test.step("a hub whose document came without its data asks once, for its booked call too, and so has its plan", async () => {
    const data = { sessionId, source: "strategy_hub" };
    expect((await request.post("/api/assessment/track-booked", { data })).ok()).toBe(true);
    await changeHubDocument(page, () => "", 500);
    const asked: string[] = [];
    page.on("request", (sent) => {
      if (sent.url().includes(`/hub/${sessionId}`)) asked.push(new URL(sent.url()).pathname);
    });
    const answered = page.waitForResponse(`**/api/hub/${sessionId}`);
    await page.goto(`/hub/${sessionId}`);
    await answered;
    await expectTakenOver(page);
    await expect(page.getByText("Hi Ada!")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Your call is booked" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Book Free Call" })).toHaveCount(0);
    await page.getByRole("link", { name: "Open my 7-day plan" }).click();
    await expect(page.getByText("Day 7")).toBeVisible();
    expect(asked).toEqual([`/hub/${sessionId}`, `/api/hub/${sessionId}`]);
  });
});
