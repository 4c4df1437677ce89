import type { Page } from "@playwright/test";
import { expectAccessible } from "../expect-accessible.ts";
import { createLead, openDashboard } from "./admin-setup.ts";
import { expect, ONE_WIDTH, test } from "../journey.ts";

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
  const open = linked(page);
  await expect(open.getByRole("heading", { level: 2, name })).toBeFocused();
  const parts = open.getByRole("heading", { level: 3 });
  await expect(parts).toContainText([
    "Brief",
    "Timeline",
    "View Collected Data",
    "Score Breakdown",
    "Admin Notes",
    "Lead Status & Deal Value",
    "Attribution",
    "Deliveries",
    "Hub and personal data",
  ]);
  await expect(open.getByText("Completed the assessment")).toBeVisible();
  await expect(open.getByText("Open with", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await open.getByRole("button", { name: "Close" }).click();
  await expect(open).toHaveCount(0);
  await expect(page.getByText("No assessments match your filters")).toBeVisible();
  await expect(page).toHaveURL(/\?tab=assessments&tier=1&search=nobody$/);
});

test(
  "J and K go through the list behind the lead, Back closes it, and the focus returns",
  ONE_WIDTH,
  async ({ page }) => {
    const first = await leadWithLink(page);
    const second = await leadWithLink(page);
    await openDashboard(page);
    const row = (id: number) => page.locator(`#admin-panel [data-lead="${id}"]`);
    const named = (name: string) => linked(page).getByRole("heading", { level: 2, name });
    await row(second.id).getByRole("link", { name: second.name }).click();
    await expect(named(second.name)).toBeFocused();
    await page.keyboard.press("j");
    await expect(named(first.name)).toBeFocused();
    await page.keyboard.press("k");
    await expect(named(second.name)).toBeFocused();
    await page.keyboard.press("j");
    await expect(named(first.name)).toBeFocused();
    await page.goBack();
    await expect(linked(page)).toHaveCount(0);
    await expect(row(first.id)).toBeFocused();
  },
);

test("a link to nobody says so", ONE_WIDTH, async ({ page, allowConsole }) => {
  allowConsole(/status of 4(04|10)/);
  const { link, sessionId } = await leadWithLink(page);
  await page.request.post(`/api/assessment/${sessionId}/erase`, { data: {} });
  const links = [
    [link, "erased"],
    ...["999999999", "21%3Cb%3E", ""].map((id) => [`?lead=${id}`, "not found"]),
  ];
  for (const [query, what] of links) {
    await openDashboard(page, query);
    await expect(linked(page).getByText(`This lead was ${what}`)).toBeVisible();
    await linked(page).getByRole("button", { name: "Back" }).click();
    await expect(page.getByRole("table")).toBeVisible();
  }
});

test("a link is not lost on the way through the sign-in page", ONE_WIDTH, async ({ page, allowConsole }) => {
  allowConsole(/status of 401/);
  const { name, link } = await leadWithLink(page);
  await page.context().clearCookies();
  await page.goto(`/admin${link}`);
  await page.getByLabel("Email address").fill("grace@example.com");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(linked(page).getByRole("heading", { name, level: 2 })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`\\${link}$`));
});

test("closed twice at once, a lead goes and the list stays", ONE_WIDTH, async ({ page }) => {
  const { name } = await leadWithLink(page);
  await openDashboard(page);
  await page.getByRole("row", { name }).getByRole("link", { name }).click();
  await expect(linked(page).getByRole("heading", { level: 2, name })).toBeFocused();
  await page.evaluate(`for (let turn = 0; turn < 2; turn++)
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }))`);
  await expect(linked(page)).toHaveCount(0);
  await expect(page.getByRole("row", { name })).toBeVisible();
});
