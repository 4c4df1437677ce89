import type { Page, Route } from "@playwright/test";
import { quizBody } from "../setup/quiz-body.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openFold } from "./hub/hub-setup.ts";
import { expect, RELEASE, test } from "./journey.ts";

const OVER_LIMIT = { status: 429, headers: { "retry-after": "60" } };
const REFUSED = { code: "rate_limited", message: "Too many requests. Please wait a minute and try again." };
const SAID = "too many requests came from your network. Please try again in a minute.";

/** Calls to an address that say this are over the limit until the journey lets them through. */
async function refuse(page: Page, address: string, what = /^/): Promise<() => void> {
  let isRefused = true;
  await page.route(address, (route: Route) =>
    isRefused && what.test(route.request().postData() ?? "")
      ? route.fulfill({ ...OVER_LIMIT, json: REFUSED })
      : route.fallback(),
  );
  return () => {
    isRefused = false;
  };
}

test.beforeEach(({ allowConsole }) => allowConsole(/status of 429/));

test(
  "mail, a privacy choice and an erasure that were not saved are not said to be, on the next page too, until they are",
  RELEASE,
  async ({ page, request, allowConsole }) => {
    allowConsole(/status of 404/);
    const body = quizBody({ adConsent: true });
    await request.post("/api/assessment/submit", { data: body });
    const bar = page.getByRole("region", { name: "Privacy choice not saved" });
    const allowMail = await refuse(page, "**/api/assessment/email-consent", /"emailConsent":false/);
    const allowChoice = await refuse(page, "**/api/consent");
    const allowErasure = await refuse(page, "**/api/hub/*/erase");
    await page.goto(`/hub/${body.sessionId}`);

    await test.step("mail", async () => {
      await openFold(page, "Your data");
      await page.getByRole("button", { name: "Email me the link" }).click();
      await expect(page.getByText("Thanks. The link is on its way.")).toBeVisible();
      const stop = page.getByRole("button", { name: "Stop emails" });
      await stop.click();
      await expect(page.getByText(`We couldn’t save this: ${SAID}`)).toBeVisible();
      await expect(page.getByText("You won’t get any more emails")).toBeHidden();
      await expectAccessible(page);
      allowMail();
      await stop.click();
      await expect(page.getByText("You won’t get any more emails about this hub.")).toBeVisible();
      await expect(page.getByText(SAID)).toBeHidden();
    });

    await test.step("a privacy choice", async () => {
      const stored = async () => {
        const own = await (await request.get(`/api/hub/${body.sessionId}/export`)).json();
        return own.assessment.adConsent;
      };
      await page.getByRole("button", { name: "Your privacy choices" }).click();
      await page.getByRole("button", { name: "Do not share" }).click();
      await expect(bar.getByRole("alert")).toContainText(`We couldn’t save your privacy choice: ${SAID}`);
      await expectAccessible(page);
      expect(await stored()).toBe(1);
      await page.goto("/quiz");
      await expect(bar).toBeVisible();
      allowChoice();
      await bar.getByRole("button", { name: "Try again" }).click();
      await expect(bar).toBeHidden();
      expect(await stored()).toBe(0);
    });

    await test.step("an erasure", async () => {
      await page.goto(`/hub/${body.sessionId}`);
      await openFold(page, "Your data");
      await page.getByRole("button", { name: "Erase my data" }).click();
      const dialog = page.getByRole("alertdialog");
      await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(page.getByText("Hi Ada!")).toBeVisible();
      await page.getByRole("button", { name: "Erase my data" }).click();
      const erase = dialog.getByRole("button", { name: "Erase my data" });
      await erase.click();
      await expect(dialog.getByRole("alert")).toHaveText(`We couldn’t erase your data: ${SAID}`);
      allowErasure();
      await erase.click();
      await expect(page.getByRole("heading", { name: "Your data has been erased" })).toBeFocused();
      await page.reload();
      await expect(page.getByRole("heading", { name: "Strategy Not Found" })).toBeVisible();
    });
  },
);
