import type { Page } from "@playwright/test";
import { field } from "../chat/chat-walk.ts";
import { expect, RELEASE, test } from "../journey.ts";

const begun: [path: string, begins: (page: Page) => ReturnType<Page["getByRole"]>][] = [
  ["/quiz", (page) => page.getByRole("radiogroup")],
  ["/chat", field],
];

test("a press on quiz and chat counts from the first paint on", RELEASE, async ({ page }) => {
  for (const [path, begins] of begun) {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto(path, { waitUntil: "commit" });
    await page.getByRole("button", { name: "Start Assessment" }).click();
    release();
    await expect(begins(page)).toBeVisible();
  }
});
