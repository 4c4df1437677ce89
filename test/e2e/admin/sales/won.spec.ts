import type { Page } from "@playwright/test";
import { expectAccessible } from "../../expect-accessible.ts";
import { expect, RELEASE, test } from "../../journey.ts";
import { changeLead, createLead, findRow, freshName, openDashboard, toast } from "../admin-setup.ts";
import { goOn } from "../go-on.ts";
import { column, stored } from "./board.ts";

const questionOf = (page: Page) => page.getByRole("region", { name: "What is the deal worth?" });

test(
  "board, row and lead ask what a deal is worth, of several as well; Esc takes the move back, and so does one undo",
  RELEASE,
  async ({ page }) => {
    await test.step("the board asks what a deal is worth; Esc takes the move back, and so does one undo", async () => {
      const { name } = await createLead(page);
      await openDashboard(page, "?tab=sales");
      const cardIn = (status: string) => column(page, status).getByRole("article", { name });
      const question = questionOf(page);
      const value = question.getByRole("textbox", { name: "Deal value (USD)" });
      await cardIn("MQL").focus();
      await page.keyboard.press("3");
      await expect(cardIn("Won")).toBeVisible();
      await expect(question).toContainText(`What is the deal with ${name} worth?`);
      await expect(value).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(cardIn("MQL")).toBeFocused();
      await expect(question).toHaveCount(0);

      await page.keyboard.press("3");
      await page.keyboard.type("a lot");
      await page.keyboard.press("Enter");
      await expect(question.getByText("Please enter a whole amount")).toBeVisible();
      await value.fill("$12,500");
      await page.keyboard.press("Enter");
      await expect(toast(page, "Deal value saved")).toBeVisible();
      await expect(cardIn("Won")).toBeFocused();
      await expect(cardIn("Won")).toContainText("$12,500");
      await expect.poll(() => stored(page, name)).toMatchObject({ leadStatus: "Won", dealValue: 12_500 });
      await page.keyboard.press("u");
      await expect(cardIn("MQL")).toBeFocused();
      await expect.poll(() => stored(page, name)).toMatchObject({ leadStatus: "MQL", dealValue: null });

      // Left empty, it is counted apart.
      await page.keyboard.press("3");
      await expect(value).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(question).toHaveCount(0);
      await expect(cardIn("Won")).toContainText("No value yet");
      await expect(column(page, "Won").getByText(/^\d+ Won deals? ha(s|ve) no value yet$/)).toBeVisible();
      await goOn(page, "?tab=analytics&view=revenue");
      const revenue = page.getByRole("region", { name: "Revenue Intelligence" });
      await expect(revenue).toContainText(/\d+ Won deals? ha(s|ve) no value yet/);
    });

    await test.step("row and lead ask as well, and offer what was expected", async () => {
      const { name, sessionId } = await createLead(page);
      await goOn(page);
      const row = await findRow(page, name);
      const question = questionOf(page);
      await row.focus();
      await page.keyboard.press("m");
      await page.keyboard.press("3");
      await expect(question.getByRole("textbox")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(toast(page, "Moved back to MQL")).toBeVisible();
      await expect(row).toBeFocused();

      await row.getByRole("link", { name }).click();
      const lead = page.getByRole("region", { name: "Open lead" });
      await lead.getByLabel("Lead status", { exact: true }).selectOption("Won");
      await expect(question.getByRole("textbox")).toBeFocused();
      await question.getByRole("button", { name: "No value yet" }).click();
      await expect(lead.getByText("No value yet")).toBeVisible();
      await lead.getByLabel("Deal value (USD)").fill("900");
      await lead.getByLabel("Deal value (USD)").press("Enter");
      await expect
        .poll(() => stored(page, name))
        .toMatchObject({ sessionId, leadStatus: "Won", dealValue: 900 });
      await lead.getByLabel("Lead status", { exact: true }).selectOption("SQL");
      await expect.poll(() => stored(page, name)).toMatchObject({ leadStatus: "SQL" });
      await lead.getByLabel("Lead status", { exact: true }).selectOption("Won");
      // What was expected is offered, and kept by Enter.
      await expect(question.getByRole("textbox")).toHaveValue("900");
      await expect(question.getByRole("button", { name: "Keep $900" })).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(question).toHaveCount(0);
      await expect.poll(() => stored(page, name)).toMatchObject({ leadStatus: "Won", dealValue: 900 });
    });

    await test.step("of several leads, those without a value are given one", async () => {
      const words = freshName("Winners");
      const leads = [];
      for (const number of [1, 2, 3])
        leads.push(await createLead(page, words, { name: `${words} ${number}` }));
      await changeLead(page, leads[0]?.sessionId ?? "", "lead-status", { dealValue: 100 });
      await goOn(page, `?search=${encodeURIComponent(words)}`);
      const rows = page.locator("[data-lead]");
      await expect(rows).toHaveCount(3);
      for (const at of [0, 1, 2]) await rows.nth(at).getByRole("checkbox").press(" ");
      const bar = page.getByRole("region", { name: "Selected leads" });
      await bar.getByRole("button", { name: "Move to…" }).press("Enter");
      await page.getByRole("menuitem", { name: /^Won/ }).press("Enter");
      await expect(questionOf(page)).toContainText("What is the deal with each of 2 leads worth?");
      await page.keyboard.type("2500");
      await page.keyboard.press("Enter");
      await expect(toast(page, "2 leads given a deal value")).toBeVisible();
      const values = await page.request.get(`/api/assessments?search=${encodeURIComponent(words)}`);
      const deals = ((await values.json()) as { leadStatus: string; dealValue: number }[]).map(
        ({ leadStatus, dealValue }) => `${leadStatus} ${dealValue}`,
      );
      expect(deals.toSorted()).toEqual(["Won 100", "Won 2500", "Won 2500"]);
    });
  },
);
