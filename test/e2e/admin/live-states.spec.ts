import type { Page } from "@playwright/test";
import {
  changeLead,
  createLead,
  findCard,
  openDashboard,
  openFilters,
  openSection,
  openTab,
} from "./admin-setup.ts";
import { expectAccessible, expectAccessibleInBoth } from "../expect-accessible.ts";
import { expect, PHONE, test } from "../journey.ts";

/** Colours are the same at every width: in the dark they are looked at on a desktop. */
const lookOf = (isMobile: boolean) => (isMobile ? expectAccessible : expectAccessibleInBoth);

/** Opens the board where one lead stands, and gives its card. */
async function onBoard(page: Page, name: string) {
  await openDashboard(page, `?tab=sales&search=${name}`);
  const card = page.getByRole("article", { name });
  await expect(card).toBeVisible();
  return card;
}

test(
  "on the board and in the figures news, toasts, a question and a menu are readable in light and dark",
  PHONE,
  async ({ page, isMobile, allowConsole }) => {
    allowConsole(/status of 500/);
    const look = lookOf(isMobile);
    await test.step("new leads above list and board, and a colleague's news in the figures", async () => {
      await openDashboard(page);
      for (const tab of ["Assessments", "Sales Stage", "Analytics"]) {
        await openTab(page, tab);
        await expect(page.getByRole("status").filter({ hasText: "…" })).toHaveCount(0);
        await createLead(page, "Grace Hopper");
        await expect(page.getByRole("button", { name: /^\d+ new leads?/ })).toBeVisible();
        await look(page);
      }
    });

    await test.step("toasts, good and bad, a question of the board and its menu", async () => {
      const { name } = await createLead(page);
      const card = await onBoard(page, name);
      await card.press("m");
      await expect(page.getByRole("menu", { name: /^Move/ })).toBeVisible();
      await look(page);
      await page.keyboard.press("Escape");

      await card.press("2");
      const undo = page.getByRole("status").getByRole("button", { name: "Undo" });
      // Under the pointer it stays.
      await undo.hover();
      await look(page);
      await undo.click();

      await page.route("**/lead-status", (route) =>
        route.fulfill({ status: 500, json: { code: "internal", message: "Something went wrong." } }),
      );
      await card.press("5");
      await page.getByRole("alert").getByText("Failed to update lead status").hover();
      await look(page);
      await page.unroute("**/lead-status");

      await card.press("4");
      await expect(page.getByRole("region", { name: "Why was it lost?" })).toBeVisible();
      await look(page);
    });
  },
);

test(
  "of list and lead dialogs, popovers, what somebody else wrote and what is not saved yet are, too",
  PHONE,
  async ({ page, isMobile, allowConsole }) => {
    allowConsole(/status of 409/);
    const look = lookOf(isMobile);
    await test.step("dialogs and popovers of list and lead", async () => {
      const { name } = await createLead(page);
      await openDashboard(page);
      await openFilters(page);
      await look(page);
      await page.keyboard.press("Escape");
      const lead = await findCard(page, name);
      for (const part of [
        "Lead Status & Deal Value",
        "Admin Notes",
        "View Collected Data",
        "Score Breakdown",
      ]) {
        await openSection(lead, part);
      }
      await expect(lead.getByRole("table", { name: "Score breakdown" })).toBeVisible();
      await look(page);
      for (const [button, dialog] of [
        ["Extend", "Extend hub expiry"],
        ["Related Assessments", "Related Assessments"],
        ["Add a number", "Add a number"],
      ] as const) {
        await lead.getByRole("button", { name: button }).first().click();
        await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
        await look(page);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog", { name: dialog })).toHaveCount(0);
      }
      await lead.getByRole("button", { name: "Delete…" }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await look(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
      await look(page);
      await page.keyboard.press("Escape");
    });

    await test.step("what somebody else wrote meanwhile, and what is not saved yet", async () => {
      const { name, sessionId } = await createLead(page);
      await openDashboard(page);
      const lead = await findCard(page, name);
      await openSection(lead, "Admin Notes");
      await lead.getByRole("textbox", { name: "Admin Notes" }).fill("Mine");
      await changeLead(page, sessionId, "admin-notes", { adminNotes: "Theirs" });
      await lead.getByRole("button", { name: "Save Notes" }).click();
      await expect(lead.getByRole("alert").filter({ hasText: "Someone else changed this" })).toBeVisible();
      await look(page);

      await page.goto("/admin?tab=settings&section=hub");
      await page.getByRole("spinbutton").first().fill("13");
      await expect(page.getByRole("region", { name: "Unsaved changes" })).toBeVisible();
      await look(page);
    });
  },
);
