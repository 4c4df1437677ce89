import { createLead, freshName, openDashboard, openTab } from "./admin-setup.ts";
import { expectAccessible, expectAccessibleInBoth } from "../expect-accessible.ts";
import { expect, test } from "../journey.ts";

/** In the page: what a finger would miss. */
const TOO_LOW = `[...document.querySelectorAll("#admin-panel :is(.btn, .input, .select), nav button, [role=tab]")]
  .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
  .map((target) => target.outerHTML.slice(0, 120))`;

/** In the page: by how much it, the list or an open lead is wider than its place. */
const OVERFLOW = `Math.max(document.documentElement.scrollWidth - innerWidth,
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

test("every tab is accessible in light and dark, and fits", async ({ page }) => {
  const { name } = await createLead(page, "N".repeat(80));
  for (const tab of Object.keys(TABS)) {
    await test.step(tab, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      // One card is like the others, and axe looks at every element.
      await openDashboard(page, `?tab=${tab}&search=${name}`);
      await expect(page.getByRole("status").filter({ hasText: "…" })).toHaveCount(0);
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

test("with text at 200 % on a phone nothing is cut or wider than the screen, whatever names there are", async ({
  page,
}) => {
  test.slow();
  const words = freshName("Large");
  const names = [
    `${words} ${"N".repeat(400)}`,
    `${words} ${"يوسف العتيبي ".repeat(9).trim()}`,
    `${words} 👩‍👩‍👧‍👦`,
  ];
  for (const name of names) await createLead(page, words, { name });
  await page.setViewportSize({ width: 390, height: 844 });
  await openDashboard(page, `?search=${words}`);
  await expect(page.locator("[data-lead]")).toHaveCount(names.length);
  await expectAccessible(page);
  const fits = async (place: string) => {
    await page.evaluate(LARGE);
    await expect(page.getByRole("status").filter({ hasText: "…" })).toHaveCount(0);
    await expect.poll(() => page.evaluate(OVERFLOW), place).toBeLessThanOrEqual(0);
    await expect.poll(() => page.evaluate(CUT), place).toEqual([]);
  };
  for (const tab of Object.values(TABS)) {
    await openTab(page, tab);
    await fits(tab);
  }
  // The header leaves most of the screen to what is worked with.
  expect(await page.evaluate("document.querySelector('main').offsetTop")).toBeLessThan(844 / 3);
  const [lead] = await (await page.request.get(`/api/assessments?search=${words}`)).json();
  await openDashboard(page, `?lead=${lead.id}`);
  await expect(page.getByRole("region", { name: "Timeline" }).getByRole("listitem").first()).toBeVisible();
  await fits("lead");
});

test.describe("for fingers", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("buttons, fields and tabs are 44 pixels high, and a lead's email and hub are in view", async ({
    page,
  }) => {
    const { name, email, sessionId } = await createLead(page);
    await openDashboard(page);
    for (const tab of Object.values(TABS)) {
      await openTab(page, tab);
      await expect(page.getByRole("status").filter({ hasText: "…" })).toHaveCount(0);
      expect(await page.evaluate<string[]>(TOO_LOW), tab).toEqual([]);
    }
    await openDashboard(page, `?search=${name}`);
    const total = page.getByText("Total Submissions", { exact: true });
    await expect(total).toBeInViewport();
    expect((await total.boundingBox())?.width).toBeGreaterThan(50);
    await page.getByRole("row", { name }).getByRole("link").first().click();
    const lead = page.getByRole("region", { name: "Open lead" });
    for (const [link, href] of [
      [email, `mailto:${email}`],
      ["View Hub", `/hub/${sessionId}`],
    ] as const) {
      await expect(lead.getByRole("link", { name: link })).toHaveAttribute("href", href);
      await expect(lead.getByRole("link", { name: link })).toBeInViewport();
    }
  });
});
