import { createLead, openDashboard, findCard } from "./admin-setup.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, test } from "../journey.ts";

/** In the page: what a finger would miss. */
const TOO_LOW = `[...document.querySelectorAll("#admin-panel :is(.btn, .input, .select), header .btn, [role=tab]")]
  .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
  .map((target) => target.outerHTML.slice(0, 120))`;

const TABS = ["assessments", "calls", "analytics", "sales", "offers", "scoring", "overrides", "settings"];

for (const scheme of ["light", "dark"] as const) {
  for (const tab of TABS) {
    test(`${tab} is accessible and fits, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      const { name } = await createLead(page, "N".repeat(80));
      // One card is like the others, and axe looks at every element.
      await openDashboard(page, `?tab=${tab}&search=${name}`);
      await expect(page.getByRole("status").filter({ hasText: "…" })).toHaveCount(0);
      await expectAccessible(page);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        // Charts follow the width a frame later.
        await expect
          .poll(() => page.evaluate("document.documentElement.scrollWidth - innerWidth"))
          .toBeLessThanOrEqual(0);
      }
    });
  }
}

test.describe("for fingers", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("buttons, fields and tabs are 44 pixels high", async ({ page }) => {
    await createLead(page);
    await openDashboard(page);
    for (const tab of TABS) {
      await page.locator(`#tab-${tab}`).click();
      await expect(page.locator(`#tab-${tab}[aria-selected=true]`)).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: "…" })).toHaveCount(0);
      expect(await page.evaluate<string[]>(TOO_LOW), tab).toEqual([]);
    }
  });
});

test("dialogs and opened cards are accessible", async ({ page }) => {
  const { name } = await createLead(page);
  await openDashboard(page);
  const card = await findCard(page, name);
  for (const part of ["Lead Status & Deal Value", "Admin Notes", "View Collected Data"]) {
    await card.getByRole("button", { name: part }).click();
  }
  await expect(card.getByRole("table", { name: "Score breakdown" })).toBeVisible();
  await expectAccessible(page);
  for (const opener of ["Extend", "Related Assessments", "Delete…"]) {
    await card.getByRole("button", { name: opener }).click();
    await expect(page.locator("dialog[open]")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  }
});
