import { createLead, openDashboard } from "./admin-setup.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, test } from "../journey.ts";

test("Ctrl+K goes to a place by a few letters", async ({ page }) => {
  await openDashboard(page);
  await page.keyboard.press("ControlOrMeta+k");
  const field = page.getByRole("combobox", { name: "Command or lead" });
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill("ana 7");
  await expect(page.getByRole("listbox").getByRole("option")).toHaveText([/^Analytics: Last 7 Days/]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/tab=analytics&period=7d/);
  await expect(field).toBeHidden();
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("listbox").getByRole("option", { selected: true })).toContainText(
    "Go to Sales Stage",
  );
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
});

test("it finds a lead by name, and opens it over whatever is shown", async ({ page }) => {
  const { name } = await createLead(page, "Hedy Lamarr");
  await openDashboard(page, "?tab=offers");
  await page.getByRole("button", { name: /^Go to/ }).click();
  await page.getByRole("combobox", { name: "Command or lead" }).fill(name);
  await page.getByRole("option", { name: new RegExp(name) }).click();
  const open = page.getByRole("region", { name: "Open lead" });
  await expect(open.getByText(name).first()).toBeVisible();
  await expect(page).toHaveURL(/\?tab=offers&lead=\d+$/);
  await page.keyboard.press("Escape");
  await expect(open).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Go to/ })).toBeFocused();
  await expect(page).toHaveURL(/\?tab=offers$/);
});

test("? lists the keys, and typing a question mark does not", async ({ page }) => {
  await openDashboard(page);
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(keys).toContainText("Move to…");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await page.getByRole("searchbox").fill("why?");
  await page.getByRole("searchbox").press("?");
  await expect(keys).toBeHidden();
});
