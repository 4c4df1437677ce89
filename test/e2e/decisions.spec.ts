import type { Page, Route } from "@playwright/test";
import { quizBody } from "../setup/quiz-body.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { createHub, openFold } from "./hub/hub-setup.ts";
import { expect, RELEASE, test } from "./journey.ts";

const OVER_LIMIT = { status: 429, headers: { "retry-after": "60" } };
const REFUSED = { code: "rate_limited", message: "Too many requests. Please wait a minute and try again." };
const SAID = "too many requests came from your network. Please try again in a minute.";

/** Calls to an address are over the limit until the journey lets them through. */
async function refuse(page: Page, address: string): Promise<() => void> {
  let isRefused = true;
  await page.route(address, (route: Route) =>
    isRefused ? route.fulfill({ ...OVER_LIMIT, json: REFUSED }) : route.fallback(),
  );
  return () => {
    isRefused = false;
  };
}

test.beforeEach(({ allowConsole }) => allowConsole(/status of 429/));

test("mail that was not stopped is not said to be, and can be stopped again", async ({ page, request }) => {
  const sessionId = await createHub(request, { emailConsent: true });
  const allow = await refuse(page, "**/api/assessment/email-consent");
  await page.goto(`/hub/${sessionId}`);
  await openFold(page, "Your data");
  const stop = page.getByRole("button", { name: "Stop emails" });
  await stop.click();
  await expect(page.getByText(`We couldn’t save this: ${SAID}`)).toBeVisible();
  await expect(page.getByText("You won’t get any more emails")).toBeHidden();
  await expectAccessible(page);
  allow();
  await stop.click();
  await expect(page.getByText("You won’t get any more emails about this hub.")).toBeVisible();
  await expect(page.getByText(SAID)).toBeHidden();
});

test(
  "data that was not erased is not said to be, and can be erased again",
  RELEASE,
  async ({ page, request, allowConsole }) => {
    allowConsole(/status of 404/);
    const sessionId = await createHub(request);
    const allow = await refuse(page, "**/api/hub/*/erase");
    await page.goto(`/hub/${sessionId}`);
    await openFold(page, "Your data");
    await page.getByRole("button", { name: "Erase my data" }).click();
    const dialog = page.getByRole("alertdialog");
    const erase = dialog.getByRole("button", { name: "Erase my data" });
    await erase.click();
    await expect(dialog.getByRole("alert")).toHaveText(`We couldn’t erase your data: ${SAID}`);
    allow();
    await erase.click();
    await expect(page.getByRole("heading", { name: "Your data has been erased" })).toBeVisible();
  },
);

test(
  "a privacy choice that was not saved says so, on the next page too, until it is",
  RELEASE,
  async ({ page, request }) => {
    const body = quizBody({ adConsent: true });
    await request.post("/api/assessment/submit", { data: body });
    const stored = async () => {
      const own = await (await request.get(`/api/hub/${body.sessionId}/export`)).json();
      return own.assessment.adConsent;
    };
    const allow = await refuse(page, "**/api/consent");
    await page.goto(`/hub/${body.sessionId}`);
    await page.getByRole("button", { name: "Your privacy choices" }).click();
    await page.getByRole("button", { name: "Do not share" }).click();
    const bar = page.getByRole("region", { name: "Privacy choice not saved" });
    await expect(bar.getByRole("alert")).toContainText(`We couldn’t save your privacy choice: ${SAID}`);
    await expectAccessible(page);
    expect(await stored()).toBe(1);

    await page.goto("/quiz");
    await expect(bar).toBeVisible();
    allow();
    await bar.getByRole("button", { name: "Try again" }).click();
    await expect(bar).toBeHidden();
    expect(await stored()).toBe(0);
  },
);
