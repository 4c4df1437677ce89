import type { Page } from "@playwright/test";
import { createLead, openDashboard, toast } from "./admin-setup.ts";
import { expect, test } from "../journey.ts";

const linked = (page: Page) => page.getByRole("region", { name: "Linked lead" });

/** A lead, and the query of a link to it as Slack and the export have it. */
async function leadWithLink(page: Page) {
  const lead = await createLead(page);
  await openDashboard(page);
  const [found] = await (await page.request.get(`/api/assessments?search=${lead.email}`)).json();
  return { ...lead, id: found.id as number, link: `?tab=assessments&lead=${found.id}` };
}

test("a link opens its lead with all there is, though the filters hide it", async ({ page }) => {
  const { name, link } = await leadWithLink(page);
  await openDashboard(page, `${link}&tier=1&search=nobody`);
  const card = linked(page).getByRole("article", { name });
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  for (const part of ["Score Breakdown", "Lead Status & Deal Value", "Admin Notes", "View Collected Data"]) {
    await expect(card.getByRole("button", { name: part })).toHaveAttribute("aria-expanded", "true");
  }
  await expect(page.getByText("No assessments match your filters")).toBeVisible();
  await linked(page).getByRole("button", { name: "Close" }).click();
  await expect(card).toHaveCount(0);
  await expect(page).toHaveURL(/\?tab=assessments&tier=1&search=nobody$/);
});

test("the card of a link is there once, and follows what is saved", async ({ page }) => {
  const { name, link, id } = await leadWithLink(page);
  await openDashboard(page, link);
  await expect(page.getByRole("feed").getByText(`${name} is open above the list.`)).toBeVisible();
  await expect(page.getByRole("article", { name })).toHaveCount(1);
  const card = linked(page).getByRole("article", { name });
  await card.getByRole("combobox", { name: "Lead status" }).selectOption("SQL");
  await expect(toast(page, "Lead status updated")).toBeVisible();
  await expect(card.getByRole("listitem").getByText("SQL", { exact: true })).toBeVisible();

  await page.evaluate("scrollTo(0, 900)");
  await page.reload();
  await expect(page.locator(`[data-lead="${id}"]`)).toBeAttached();
  await linked(page).getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("feed").getByRole("article", { name })).toBeVisible();
});

test("a link to nobody says so", async ({ page, allowConsole }) => {
  allowConsole(/status of 404/);
  const { link, sessionId } = await leadWithLink(page);
  await page.request.post(`/api/assessment/${sessionId}/erase`, { data: {} });
  for (const query of [link, "?lead=999999999", "?lead=21%3Cb%3E", "?lead="]) {
    await openDashboard(page, query);
    await expect(linked(page).getByText("This lead was not found")).toBeVisible();
    await expect(page.getByRole("feed")).toBeVisible();
  }
});

test("a link is not lost on the way through the sign-in page", async ({ page, allowConsole }) => {
  allowConsole(/status of 401/);
  const { name, link } = await leadWithLink(page);
  await page.context().clearCookies();
  await page.goto(`/admin${link}`);
  await page.getByLabel("Email address").fill("grace@example.com");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(linked(page).getByRole("article", { name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`\\${link}$`));
});
