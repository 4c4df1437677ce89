import type { Page } from "@playwright/test";
import { changeLead, createLead, findCard, openDashboard, openFilters, openSection } from "./admin-setup.ts";
import { expectAccessibleInBoth } from "../expect-accessible.ts";
import { expect, PHONE, test } from "../journey.ts";

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
  async ({ page, allowConsole }) => {
    allowConsole(/status of 500/);
    await test.step("new leads above list and board, and a colleague's news in the figures", async () => {
      for (const query of ["", "?tab=sales", "?tab=analytics"]) {
        await openDashboard(page, query);
        await expect(page.getByRole("status").filter({ hasText: "…" })).toHaveCount(0);
        await createLead(page, "Grace Hopper");
        await expect(page.getByRole("button", { name: /^\d+ new leads?/ })).toBeVisible();
        await expectAccessibleInBoth(page);
      }
    });

    await test.step("toasts, good and bad, a question of the board and its menu", async () => {
      const { name } = await createLead(page);
      const card = await onBoard(page, name);
      await card.press("m");
      await expect(page.getByRole("menu", { name: /^Move/ })).toBeVisible();
      await expectAccessibleInBoth(page);
      await page.keyboard.press("Escape");

      await card.press("2");
      const undo = page.getByRole("status").getByRole("button", { name: "Undo" });
      // Under the pointer it stays.
      await undo.hover();
      await expectAccessibleInBoth(page);
      await undo.click();

      await page.route("**/lead-status", (route) =>
        route.fulfill({ status: 500, json: { code: "internal", message: "Something went wrong." } }),
      );
      await card.press("5");
      await page.getByRole("alert").getByText("Failed to update lead status").hover();
      await expectAccessibleInBoth(page);
      await page.unroute("**/lead-status");

      await card.press("4");
      await expect(page.getByRole("region", { name: "Why was it lost?" })).toBeVisible();
      await expectAccessibleInBoth(page);
    });
  },
);

test(
  "of list and lead dialogs, popovers, what somebody else wrote and what is not saved yet are, too",
  PHONE,
  async ({ page, allowConsole }) => {
    allowConsole(/status of 409/);
    await test.step("dialogs and popovers of list and lead", async () => {
      const { name } = await createLead(page);
      await openDashboard(page);
      await openFilters(page);
      await expectAccessibleInBoth(page);
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
      await expectAccessibleInBoth(page);
      for (const [button, dialog] of [
        ["Extend", "Extend hub expiry"],
        ["Related Assessments", "Related Assessments"],
        ["Add a number", "Add a number"],
      ] as const) {
        await lead.getByRole("button", { name: button }).first().click();
        await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
        await expectAccessibleInBoth(page);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog", { name: dialog })).toHaveCount(0);
      }
      await lead.getByRole("button", { name: "Delete…" }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await expectAccessibleInBoth(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
      await expectAccessibleInBoth(page);
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
      await expectAccessibleInBoth(page);

      await page.goto("/admin?tab=settings&section=hub");
      await page.getByRole("spinbutton").first().fill("13");
      await expect(page.getByRole("region", { name: "Unsaved changes" })).toBeVisible();
      await expectAccessibleInBoth(page);
    });
  },
);
