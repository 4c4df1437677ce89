import type { Page } from "@playwright/test";
import { createLead, freshName, openDashboard, openTab } from "./admin-setup.ts";
import { expectAccessible, expectAccessibleInBoth } from "../expect-accessible.ts";
import { expect, test } from "../journey.ts";

/** In the page: what a finger would miss. */
const TOO_LOW = `[...document.querySelectorAll("#admin-panel :is(.btn, .input, .select), nav button, [role=tab]")]
  .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
  .map((target) => target.outerHTML.slice(0, 120))`;

/** In the page: by how much it, the list or an open lead is wider than its place. */
const OVERFLOW = `Math.max(document.documentElement.scrollWidth - document.documentElement.clientWidth,
  ...[...document.querySelectorAll("#lead-panel, [role=table]")].map((box) => box.scrollWidth - box.clientWidth))`;

const TABS = {
  assessments: "Assessments",
  calls: "Next calls",
  sales: "Sales Stage",
  analytics: "Analytics",
  ads: "Ads",
  content: "Funnel",
  offers: "Offer Management",
  scoring: "Scoring Rules",
  overrides: "Override Rules",
  settings: "System Settings",
};

/** Goes to a tab; a list of leads is opened where one of them stands alone. */
async function toTab(page: Page, [tab, title]: [string, string], name: string): Promise<void> {
  // One card is like the others, and axe looks at every element.
  if (tab === "assessments" || tab === "sales") await openDashboard(page, `?tab=${tab}&search=${name}`);
  else await openTab(page, title);
  await expect(page.getByRole("status").filter({ hasText: "…" })).toHaveCount(0);
}

test("every tab is accessible in light and dark, and fits", async ({ page }) => {
  const { name } = await createLead(page, "N".repeat(80));
  for (const tab of Object.entries(TABS)) {
    await test.step(tab[1], async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await toTab(page, tab, name);
      await expectAccessibleInBoth(page);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        // Charts follow the width a frame later.
        await expect
          .poll(() => page.evaluate("document.documentElement.scrollWidth - innerWidth"))
          .toBeLessThanOrEqual(0);
      }
    });
  }
});

/** In the page: controls and badges whose text does not fit into them. */
const CUT = `[...document.querySelectorAll(".btn, .badge, [role=tab]")]
  .filter((box) => box.checkVisibility())
  .filter((box) => box.scrollWidth > box.clientWidth + 2 || box.scrollHeight > box.clientHeight + 2)
  .map((box) => box.outerHTML.slice(0, 120))`;

const LARGE = "document.documentElement.style.fontSize = '200%'";
const USUAL = "document.documentElement.style.fontSize = ''";

/** Whether nothing is cut or wider than the screen with text at 200 %. */
async function expectToFitLarge(page: Page, place: string): Promise<void> {
  await page.evaluate(LARGE);
  await expect(page.getByRole("status").filter({ hasText: "…" })).toHaveCount(0);
  await expect.poll(() => page.evaluate(OVERFLOW), place).toBeLessThanOrEqual(0);
  await expect.poll(() => page.evaluate(CUT), place).toEqual([]);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("fingers reach all there is, and with text at 200 % nothing is cut, whatever names there are", async ({
    page,
  }) => {
    test.slow();
    const words = freshName("Large");
    const long = `${words} ${"N".repeat(400)}`;
    for (const name of [`${words} ${"يوسف العتيبي ".repeat(9).trim()}`, `${words} 👩‍👩‍👧‍👦`])
      await createLead(page, words, { name });
    const { email, sessionId } = await createLead(page, words, { name: long });
    await openDashboard(page, `?search=${words}`);
    await expect(page.locator("[data-lead]")).toHaveCount(3);
    await expectAccessible(page);
    const total = page.getByText("Total Submissions", { exact: true });
    await expect(total).toBeInViewport();
    expect((await total.boundingBox())?.width).toBeGreaterThan(50);
    for (const tab of Object.values(TABS)) {
      await page.evaluate(USUAL);
      await openTab(page, tab);
      await expect(page.getByRole("status").filter({ hasText: "…" })).toHaveCount(0);
      expect(await page.evaluate<string[]>(TOO_LOW), tab).toEqual([]);
      await expectToFitLarge(page, tab);
    }
    // The header leaves most of the screen to what is worked with.
    expect(await page.evaluate("document.querySelector('main').offsetTop")).toBeLessThan(844 / 3);
    await page.evaluate(USUAL);
    await openTab(page, TABS.assessments);
    await page.getByRole("row", { name: long }).getByRole("link").first().click();
    const lead = page.getByRole("region", { name: "Open lead" });
    for (const [link, href] of [
      [email, `mailto:${email}`],
      ["View Hub", `/hub/${sessionId}`],
    ] as const) {
      await expect(lead.getByRole("link", { name: link })).toHaveAttribute("href", href);
      await expect(lead.getByRole("link", { name: link })).toBeInViewport();
    }
    await expect(page.getByRole("region", { name: "Timeline" }).getByRole("listitem").first()).toBeVisible();
    await expectToFitLarge(page, "lead");
  });
});
