import type { Page } from "@playwright/test";
import { createLead, openDashboard, toast } from "./admin-setup.ts";
import { expect, test } from "../journey.ts";

const linked = (page: Page) => page.getByRole("region", { name: "Open lead" });

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
  await expect(linked(page).getByRole("button", { name: "Close" })).toBeInViewport();
  for (const part of ["Score Breakdown", "Lead Status & Deal Value", "Admin Notes", "View Collected Data"]) {
    await expect(card.getByRole("button", { name: part })).toHaveAttribute("aria-expanded", "true");
  }
  await linked(page).getByRole("button", { name: "Close" }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByText("No assessments match your filters")).toBeVisible();
  await expect(page).toHaveURL(/\?tab=assessments&tier=1&search=nobody$/);
});

test("the open lead and its card in the list follow what is saved", async ({ page }) => {
  const { name, link } = await leadWithLink(page);
  await openDashboard(page, link);
  const open = linked(page);
  await open.getByRole("combobox", { name: "Lead status" }).selectOption("SQL");
  await expect(toast(page, "Lead status updated")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(open).toHaveCount(0);
  const card = page.getByRole("feed").getByRole("article", { name });
  await expect(card.getByText("SQL", { exact: true })).toBeVisible();
});

test("J and K go through the list behind the lead, Back closes it, and the focus returns", async ({
  page,
}) => {
  const [first, second] = [await leadWithLink(page), await leadWithLink(page)];
  await openDashboard(page);
  const row = (id: number) => page.locator(`#admin-panel [data-lead="${id}"]`);
  await row(second.id).focus();
  await page.evaluate(
    `history.pushState({}, "", "/admin?lead=${second.id}"); dispatchEvent(new PopStateEvent("popstate"))`,
  );
  const open = linked(page);
  await expect(open.getByRole("article", { name: second.name })).toBeVisible();
  await page.keyboard.press("j");
  await expect(open.getByRole("article", { name: first.name })).toBeVisible();
  await page.keyboard.press("k");
  await expect(open.getByRole("article", { name: second.name })).toBeVisible();
  await page.keyboard.press("j");
  await page.goBack();
  await expect(open).toHaveCount(0);
  await expect(row(first.id)).toBeFocused();
});

test("a link to nobody says so", async ({ page, allowConsole }) => {
  allowConsole(/status of 404/);
  const { link, sessionId } = await leadWithLink(page);
  await page.request.post(`/api/assessment/${sessionId}/erase`, { data: {} });
  for (const query of [link, "?lead=999999999", "?lead=21%3Cb%3E", "?lead="]) {
    await openDashboard(page, query);
    await expect(linked(page).getByText("This lead was not found")).toBeVisible();
    await linked(page).getByRole("button", { name: "Close" }).click();
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
