import type { APIRequestContext, Page } from "@playwright/test";
import { QUIZ_ANSWERS } from "../../setup/quiz-body.ts";
import { expect, test } from "../journey.ts";
import { createHub, expireHub } from "./hub-setup.ts";

const COACHING = { answers: { ...QUIZ_ANSWERS, q2_situation: "coaching" } };

/** Every state of a hub: how to get there, and what its heading says. */
const STATES = {
  open: { make: (_page: Page, request: APIRequestContext) => createHub(request), says: "Hi Ada!" },
  coaching: {
    make: (_page: Page, request: APIRequestContext) => createHub(request, COACHING),
    says: "Hi Ada!",
  },
  expired: {
    make: async (page: Page, request: APIRequestContext) => {
      const sessionId = await createHub(request);
      await expireHub(page, sessionId);
      return sessionId;
    },
    says: "Strategy Not Found",
  },
  unknown: { make: async () => crypto.randomUUID() as string, says: "Strategy Not Found" },
} as const;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Keeps the app's code back until it is released. The document's own script, which waits for it, arrives. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/app-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

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

  for (const [state, { make, says }] of Object.entries(STATES)) {
    test(`a hub is read: ${state}`, async ({ page, request, allowConsole }) => {
      allowConsole(/status of 4(04|10)/);
      await page.goto(`/hub/${await make(page, request)}`);
      await expect(heading(page)).toContainText(says);
      await expect(page.getByRole("link", { name: "Privacy Policy" })).toBeVisible();
      if (state === "coaching") await expect(page.getByText("How coaching works")).toBeVisible();
      if (says === "Hi Ada!") await expect(page.getByText(/^\d+h \d+m \d+s$/)).toBeVisible();
    });
  }
});

for (const place of [
  { locale: "de-DE", timezoneId: "Asia/Kolkata" },
  { locale: "ar-EG", timezoneId: "Pacific/Kiritimati" },
  { locale: "en-US", timezoneId: "UTC" },
]) {
  test.describe(`in ${place.timezoneId}, ${place.locale}`, () => {
    test.use(place);

    for (const [state, { make, says }] of Object.entries(STATES)) {
      test(`the browser takes the page over as it is: ${state}`, async ({ page, request, allowConsole }) => {
        allowConsole(/status of 4(04|10)/);
        const release = await holdApp(page);
        await page.goto(`/hub/${await make(page, request)}`);
        await expect(heading(page)).toContainText(says);
        await page.evaluate("document.fonts.ready");
        const before = await shifts(page);
        await page.evaluate('document.querySelector("h1").wasThere = true');
        release();
        // What React reports of a hydration that failed would be an error on the console.
        await expect
          .poll(() =>
            page.evaluate(
              "Object.keys(document.querySelector('h1')).some((key) => key.startsWith('__react'))",
            ),
          )
          .toBe(true);
        if (says === "Hi Ada!") {
          const format = `{ weekday: "long", month: "long", day: "numeric", hour: "numeric", minute: "2-digit", timeZoneName: "short" }`;
          const local = `new Date(document.querySelector("time").dateTime).toLocaleString("${place.locale}", { ...${format}, timeZone: "${place.timezoneId}" })`;
          await expect(page.getByRole("time")).toHaveText(await page.evaluate<string>(local));
        }
        expect(await page.evaluate('document.querySelector("h1").wasThere')).toBe(true);
        expect(await shifts(page)).toBe(before);
      });
    }
  });
}

test("a button pressed before the app is there does what it says once it is", async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 410/);
  const sessionId = await createHub(request);
  let release = await holdApp(page);
  await page.goto(`/hub/${sessionId}`);
  await page.getByRole("button", { name: "View Strategy Resource" }).click();
  release();
  await expect(page.getByRole("alert")).toContainText("Resource Not Available");

  await expireHub(page, sessionId);
  release = await holdApp(page);
  await page.goto(`/hub/${sessionId}`);
  await page.getByRole("button", { name: "Send me a new link" }).click();
  release();
  await expect(page.getByText("We have your request and will send you a new link.")).toBeVisible();
});

test("a hub that the document does not know, but this browser was given, is fetched", async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  const sessionId = await createHub(request);
  const last = {
    sessionId,
    offerTier: 4,
    hubExpiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    answers: QUIZ_ANSWERS,
    timestamp: Date.now(),
  };
  await page.goto("/terms");
  await page.evaluate(`localStorage.setItem("last-assessment", ${JSON.stringify(JSON.stringify(last))})`);
  // What a replica that has not heard of it answers.
  await page.route("**/hub/*", async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const unknown = new URL(`/hub/${crypto.randomUUID()}`, route.request().url());
    await route.fulfill({ response: await route.fetch({ url: unknown.href }) });
  });
  await page.goto(`/hub/${sessionId}`);
  await expect(heading(page)).toContainText("Hi Ada!");
  await expect(page).toHaveTitle(/Your strategy hub/);
});
