import { openDashboard, openFilters } from "../admin-setup.ts";
import { expect, test } from "../../journey.ts";
import { callUnseen, createCallable, openDesk } from "./calls-setup.ts";

test("the list is narrowed to one's own leads, and to those who were never called", async ({ page }) => {
  await openDesk(page);
  const called = await createCallable(page, "Dana Reyes");
  const waiting = await createCallable(page, "Priya Raman");
  await callUnseen(page.request, called, { outcome: "voicemail" });
  const card = (lead: { name: string }) => page.getByRole("row", { name: lead.name });
  await openDashboard(page);
  await expect(card(waiting)).toBeVisible();
  const filters = await openFilters(page);

  await filters.getByLabel("Owner").selectOption("My leads");
  await expect(card(called)).toBeVisible();
  await expect(card(waiting)).toHaveCount(0);
  await filters.getByLabel("Owner").selectOption("Everyone");
  await filters.getByLabel("Last call").selectOption("Never called");
  await expect(card(waiting)).toBeVisible();
  await expect(card(called)).toHaveCount(0);
  await filters.getByLabel("Last call").selectOption("Left a voicemail");
  await expect(card(called)).toBeVisible();
  await expect(card(waiting)).toHaveCount(0);
  await filters.getByLabel("Next call").selectOption("No number");
  await expect(card(called)).toHaveCount(0);
  await expect(page).toHaveURL(/phone=none/);
  await filters.getByLabel("Next call").selectOption("All leads");
  await page.keyboard.press("Escape");
  await page.getByLabel("Sort by").selectOption("Call due first");
  await expect(card(called)).toBeVisible();
});
