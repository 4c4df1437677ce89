import { expectAccessible } from "../expect-accessible.ts";
import { expect, test } from "../journey.ts";
import { openDashboard } from "./admin-setup.ts";

const GUIDES = {
  "?tab=ads": "How to read Ads",
  "?tab=analytics&view=steps": "How to read the map",
  "?tab=calls": "How first calls work",
  "?tab=settings&section=privacy": "When the database fills",
};

test("what a screen's words mean stands behind a press, by keyboard too", async ({ page }) => {
  for (const [address, title] of Object.entries(GUIDES)) {
    await openDashboard(page, address);
    const button = page.getByRole("button", { name: "How to read this" });
    await button.focus();
    await page.keyboard.press("Enter");
    const guide = page.getByRole("dialog", { name: title });
    await expect(guide).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(guide).toBeHidden();
    await expect(button).toBeFocused();
  }
});
