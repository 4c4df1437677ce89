import type { Page } from "@playwright/test";
import { changeLead, createLead, openDashboard } from "./admin-setup.ts";
import { expect, test } from "../journey.ts";

async function idOf(page: Page, email: string): Promise<number> {
  const [found] = await (await page.request.get(`/api/assessments?search=${email}`)).json();
  return found.id;
}

const open = (page: Page) => page.getByRole("region", { name: "Open lead" });
const named = (page: Page, name: string) => open(page).getByRole("heading", { level: 2, name });

test("two leads are worked through by keyboard alone, three keys a call", async ({ page }) => {
  await openDashboard(page);
  const [later, first] = [await createLead(page, "Later"), await createLead(page, "First")];
  for (const [index, { email }] of [later, first].entries()) {
    const data = { phone: `+1 780 555 01${40 + index}`, agreed: "call" };
    await page.request.put(`/api/leads/${await idOf(page, email)}/phone`, { data });
  }
  await openDashboard(page);
  await expect(page.getByRole("article", { name: first.name })).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  for (const { name } of [first, later]) {
    await expect(named(page, name)).toBeFocused();
    await expect(open(page).getByText(/^Open with: /)).toBeVisible();
    await page.keyboard.press("2");
    await expect(open(page).getByLabel(/^Note/)).toBeFocused();
    await page.keyboard.type("jk2: rang twice");
    await page.keyboard.press("Enter");
    await expect(open(page).getByRole("listitem").filter({ hasText: "Call: No answer" })).toContainText(
      "jk2: rang twice",
    );
    await expect(open(page).getByRole("button", { name: "No answer" })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
    if (name === first.name) await page.keyboard.press("j");
  }
  await page.keyboard.press("m");
  const status = open(page).getByRole("combobox", { name: "Lead status" });
  await expect(status).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(status).not.toBeFocused();
  await page.keyboard.press("Escape");
  await expect(open(page)).toHaveCount(0);
  await expect(page.getByRole("article", { name: later.name })).toBeFocused();
});

test("from a board card to its notes is one press; what somebody else wrote meanwhile is shown beside", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  const { name, sessionId } = await createLead(page);
  await openDashboard(page, "?tab=sales");
  await page.getByRole("article", { name }).press("n");
  const notes = open(page).getByRole("textbox", { name: "Admin Notes" });
  await expect(notes).toBeFocused();
  await page.keyboard.type("Mine");
  await changeLead(page, sessionId, "admin-notes", { adminNotes: "Theirs" });
  await expect(page.getByRole("article", { name })).toContainText("Theirs");
  await page.keyboard.press("Control+Enter");
  const conflict = open(page).getByRole("alert").filter({ hasText: "Someone else changed this" });
  await expect(conflict).toContainText("Theirs");
  await expect(conflict).toContainText("Mine");
  await expect(notes).toHaveValue("Mine");
});

test("no style sheet has a browser restyle the whole screen for one changed class", async ({ page }) => {
  await openDashboard(page);
  const rules = await page.evaluate<string>(
    "[...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText).join()",
  );
  expect(rules.length).toBeGreaterThan(50_000);
  expect(rules.match(/\[class[^\]]*\] \*/g)).toBeNull();
});
