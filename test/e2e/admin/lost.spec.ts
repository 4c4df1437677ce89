import { createLead, findRow, openDashboard, openFilters, openInPlace, toast } from "./admin-setup.ts";
import { expect, test } from "../journey.ts";

test("a lead of the list is lost by keys, for a reason that is found again and counted", async ({ page }) => {
  const { name, sessionId } = await createLead(page);
  await openDashboard(page);
  const row = await findRow(page, name);
  const question = page.getByRole("region", { name: "Why was it lost?" });
  const move = async () => {
    await row.focus();
    await page.keyboard.press("m");
    await expect(page.getByRole("menu", { name: `Move ${name} to…` })).toBeVisible();
    await page.keyboard.press("4");
    await expect(question.getByRole("button", { name: "Price" })).toBeFocused();
  };
  await move();
  await page.keyboard.press("Escape");
  await expect(toast(page, "Moved back to MQL")).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(row).toBeFocused();

  await move();
  await page.keyboard.press("5");
  await expect(toast(page, "Lost reason saved")).toBeVisible();
  await expect(row).toContainText("Lost: Competitor");
  await expect(row).toBeFocused();

  // It can be changed beside the status, and an undone move brings it back.
  await openInPlace(row);
  await row.getByRole("button", { name: "Lead Status & Deal Value" }).click();
  await row.getByLabel("Lost reason").selectOption("Other");
  await row.getByLabel("Lost note").fill("Hired somebody");
  await row.getByLabel("Lost note").press("Enter");
  // The first reason's message may still be shown: only the row says that this one is stored.
  await row.getByRole("button", { name: "Details of", expanded: true }).click();
  await expect(row).toContainText("Lost: Other: Hired somebody");
  await row.focus();
  await page.keyboard.press("m");
  await page.keyboard.press("2");
  await expect(toast(page, "Moved to SQL")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toContainText("Lost: Other: Hired somebody");
  await expect(question).toHaveCount(0);
  const [stored] = await (
    await page.request.get(`/api/assessments?search=${encodeURIComponent(name)}`)
  ).json();
  expect(stored).toMatchObject({ sessionId, lostReason: "other", lostNote: "Hired somebody" });

  await page.goto("/admin?tab=analytics");
  const table = page.getByRole("region", { name: "Lost Reasons" });
  await table.getByRole("link", { name: "Other" }).click();
  await expect(page).toHaveURL(/tab=assessments&lostReason=other&leadsOnly=true/);
  await expect(page.getByLabel("Lost reason")).toHaveValue("other");
  await expect(page.getByRole("article", { name })).toBeVisible();
  await openFilters(page);
  await page.getByLabel("Lost reason").selectOption("Price");
  await expect(page.getByRole("article", { name })).toHaveCount(0);
});
