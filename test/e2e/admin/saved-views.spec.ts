import { openDashboard, openFilters, toast } from "./admin-setup.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, test } from "../journey.ts";

test("a filtered list is given a name, found by it, renamed and deleted", async ({ page }) => {
  await openDashboard(page);
  const panel = page.getByRole("dialog", { name: "Saved views" });
  const open = (name: string) => page.getByRole("button", { name, exact: true }).press("Enter");
  await open("Views");
  await expect(panel).toContainText("Views are kept in this browser.");
  await page.keyboard.press("Escape");
  const filters = await openFilters(page);
  await filters.getByLabel("Offer").selectOption({ index: 5 });
  await page.keyboard.press("Escape");
  await page.getByLabel("Sort by").selectOption("Highest lead score");
  await expect(page).toHaveURL(/tier=5&sort=leadScore/);
  await open("Views");
  await panel.getByLabel("Name of this view").fill("Hot & <new>");
  // The list is dimmed while that of another order is on its way.
  await expect(page.locator("div.opacity-50")).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(toast(page, "View saved")).toBeVisible();

  await page.goto("/admin?due=today");
  await open("Views");
  await panel.getByRole("link", { name: "Hot & <new>" }).press("Enter");
  await expect(page).toHaveURL(/admin\?tier=5&sort=leadScore$/);
  await expect(panel).toBeHidden();
  await open("Hot & <new>");
  await expect(panel.getByLabel("Name of this view")).toBeHidden();
  await panel.getByRole("button", { name: "Rename Hot & <new>" }).press("Enter");
  await panel.getByLabel("New name of Hot & <new>").fill("Hot");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("link", { name: "Hot", exact: true })).toBeVisible();
  await panel.getByRole("button", { name: "Delete Hot" }).press("Enter");
  await expect(panel.getByRole("link")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await page.reload();
  await expect(page.getByRole("button", { name: "Hot", exact: true })).toBeVisible();
});
