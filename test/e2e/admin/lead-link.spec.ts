import type { Page } from "@playwright/test";
import { createLead, leadId, openDashboard, STAFF } from "./admin-setup.ts";
import { goOn } from "./go-on.ts";
import { expect, PHONE, signInUnseen, test } from "../journey.ts";

const linked = (page: Page) => page.getByRole("region", { name: "Open lead" });

/** A lead, and the query of a link to it as Slack and the export have it. */
async function leadWithLink(page: Page) {
  const lead = await createLead(page);
  const id = await leadId(page, lead.email);
  return { ...lead, id, link: `?tab=assessments&lead=${id}` };
}

test.beforeEach(({ page }) => signInUnseen(page.request, STAFF));

test("a link opens its lead with all there is, though the filters hide it", PHONE, async ({ page }) => {
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
  await open.getByRole("button", { name: "Close" }).click();
  await expect(open).toHaveCount(0);
  await expect(page.getByText("No assessments match your filters")).toBeVisible();
  await expect(page).toHaveURL(/\?tab=assessments&tier=1&search=nobody$/);
});

test("by J, K, Back and Esc one goes through leads and comes back to the list, and a link to nobody says so", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 4(04|10)/);
  allowConsole(/status of 401/);
  await test.step("J and K go through the list behind the lead, Back closes it, and the focus returns", async () => {
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
  });

  await test.step("closed twice at once, a lead goes and the list stays", async () => {
    const { name } = await leadWithLink(page);
    await goOn(page, `?search=${encodeURIComponent(name)}`);
    await page.getByRole("row", { name }).getByRole("link", { name }).click();
    await expect(linked(page).getByRole("heading", { level: 2, name })).toBeFocused();
    await page.evaluate(`for (let turn = 0; turn < 2; turn++)
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }))`);
    await expect(linked(page)).toHaveCount(0);
    await expect(page.getByRole("row", { name })).toBeVisible();
  });

  await test.step("a link to nobody says so", async () => {
    const { link, sessionId } = await leadWithLink(page);
    await page.request.post(`/api/assessment/${sessionId}/erase`, { data: {} });
    const links = [
      [link, "erased"],
      ...["999999999", "21%3Cb%3E", ""].map((id) => [`?lead=${id}`, "not found"]),
    ];
    for (const [query = "", what] of links) {
      await goOn(page, query);
      await expect(linked(page).getByText(`This lead was ${what}`)).toBeVisible();
      await linked(page).getByRole("button", { name: "Back" }).click();
      await expect(page.getByRole("table")).toBeVisible();
    }
  });

  await test.step("a link is not lost on the way through the sign-in page", async () => {
    const { name, link } = await leadWithLink(page);
    await page.context().clearCookies();
    await page.goto(`/admin${link}`);
    await page.getByLabel("Email address").fill("grace@example.com");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(linked(page).getByRole("heading", { name, level: 2 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`\\${link}$`));
  });
});
