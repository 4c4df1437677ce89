import { expectAccessible } from "../expect-accessible.ts";
import { expect, signInUnseen, test } from "../journey.ts";
import { openDashboard, openTab, STAFF } from "./admin-setup.ts";

const ADA = "ada.lovelace@example.com";

test("the rail has the tabs in three groups, keys reach all of them, and it shows who else is here", async ({
  page,
  browser,
}) => {
  await test.step("Tab reaches every item of the rail", async () => {
    await openDashboard(page, "?tab=ads");
    const tabs = page.getByRole("navigation", { name: "Dashboard" }).getByRole("tab");
    await tabs.first().focus();
    for (const tab of await tabs.all()) {
      await expect(tab).toBeFocused();
      await page.keyboard.press("Tab");
    }
  });

  await test.step("the rail has the tabs in three groups, and arrow keys go through all of them", async () => {
    const rail = page.getByRole("navigation", { name: "Dashboard" });
    const groups = {
      Work: ["Assessments", "Next calls", "Sales Stage"],
      Measure: ["Analytics", "Ads"],
      Setup: ["Funnel", "Offer Management", "Scoring Rules", "Override Rules", "System Settings"],
    };
    for (const [group, names] of Object.entries(groups)) {
      const tabs = rail.getByRole("tablist", { name: group }).getByRole("tab");
      await expect(tabs).toHaveText(names.map((name) => new RegExp(`^${name}`)));
    }
    await page.getByRole("tab", { name: "Sales Stage" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("tab", { name: "Analytics" })).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: "System Settings" })).toBeVisible();
    await expect(page.getByText("Leads, sales stages, analytics and configuration")).toBeVisible();
    await expect(page.getByText(`Logged in as ${STAFF}`)).toBeVisible();
    await expect(page.getByRole("link", { name: "Logout" })).toBeVisible();
  });

  await test.step("who else has the dashboard open is seen in the rail, until they close it", async () => {
    const here = page.getByRole("list", { name: "Also here" }).getByRole("img", { name: `${ADA} is here` });
    await expect(here).toHaveCount(0);
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const other = await context.newPage();
    await signInUnseen(other.request, ADA);
    await other.goto("/admin?tab=scoring");
    await expect(here).toBeVisible();
    await expectAccessible(page);
    await context.close();
    await expect(here).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("what is used standing up is at the bottom, and the rest behind More", async ({ page }) => {
    await openDashboard(page);
    const bar = page.getByRole("navigation", { name: "Dashboard" });
    await expect(bar.getByRole("tab")).toHaveText([
      /^Assessments/,
      /^Next calls/,
      /^Sales Stage/,
      /^Analytics/,
    ]);
    const more = bar.getByRole("button", { name: "More" });
    await more.tap();
    const sheet = page.getByRole("dialog", { name: "More" });
    await expect(sheet.getByText(`Logged in as ${STAFF}`)).toBeVisible();
    await expect(sheet.getByRole("link", { name: "Logout" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(more).toBeFocused();
    for (const name of ["Ads", "System Settings", "Analytics"]) {
      await openTab(page, name);
      await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
      await expect(sheet).toHaveCount(0);
    }
    await more.tap();
    await sheet.getByRole("button", { name: "Go to…" }).tap();
    await expect(page.getByRole("combobox", { name: "Command or lead" })).toBeFocused();
  });
});
