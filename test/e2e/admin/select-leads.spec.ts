import { readFile } from "node:fs/promises";
import { changeLead, createLead, failCall, freshName, openDashboard, toast } from "./admin-setup.ts";
import { goOn } from "./go-on.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { readExport } from "../../tools/read-export-file.ts";
import { expect, test } from "../journey.ts";

test("several leads are selected and moved, claimed, exported and erased; what cannot be says why, and what can is undone", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of (409|500)/);
  await openDashboard(page);
  const rows = page.locator("[data-lead]");
  const bar = page.getByRole("region", { name: "Selected leads" });

  await test.step("several leads are selected, moved, and put back; those that cannot be say why", async () => {
    const words = freshName("Several");
    const leads = [];
    for (const number of [1, 2, 3, 4]) {
      leads.unshift(await createLead(page, words, { name: `${words} ${number}` }));
    }
    await goOn(page, `?search=${encodeURIComponent(words)}`);
    await expect(rows).toHaveCount(4);
    const box = (at: number) => rows.nth(at).getByRole("checkbox");
    const statuses = (...texts: string[]) =>
      Promise.all(
        texts.map((text, at) => expect(rows.nth(at).getByText(text, { exact: true })).toBeVisible()),
      );

    await box(0).press(" ");
    await box(2).click({ modifiers: ["Shift"] });
    await expect(bar).toContainText("3 leads selected");
    await rows
      .nth(1)
      .getByText("110 High")
      .click({ modifiers: ["ControlOrMeta"] });
    await expect(bar).toContainText("2 leads selected");
    await bar.getByRole("button", { name: "Select all 4 shown" }).press("Enter");
    await expectAccessible(page);

    // One of them cannot be saved.
    await failCall(page, `**/${leads[3]?.sessionId}/lead-status`);
    await bar.getByRole("button", { name: "Move to…" }).press("Enter");
    await page.getByRole("menuitem", { name: /^SQL/ }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "1 lead not moved" });
    await expect(dialog).toContainText(`${words} 1`);
    await expect(dialog).toContainText("Something went wrong on our end.");
    await expect(toast(page, "3 leads moved to SQL")).toBeVisible();
    await expectAccessible(page);
    await page.unroute(`**/${leads[3]?.sessionId}/lead-status`);
    await dialog.getByRole("button", { name: "Try again" }).press("Enter");
    await expect(toast(page, "1 lead moved to SQL")).toBeVisible();
    await expect(bar).toBeHidden();
    await statuses("SQL", "SQL", "SQL", "SQL");

    await box(0).press(" ");
    await box(1).press(" ");
    await bar.getByRole("button", { name: "Move to…" }).press("Enter");
    await page.getByRole("menuitem", { name: /^Hold/ }).press("Enter");
    await expect(toast(page, "2 leads moved to Hold")).toBeVisible();
    await changeLead(page, leads[1]?.sessionId ?? "", "lead-status", { leadStatus: "Won" });
    await expect(rows.nth(1).getByText("Won", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    const notBack = page.getByRole("dialog", { name: "1 lead not put back" });
    await expect(notBack).toContainText("Someone else changed this assessment in the meantime.");
    await notBack.getByRole("button", { name: "Close", exact: true }).last().press("Enter");
    await statuses("SQL", "Won", "SQL", "SQL");

    // All of them are lost for one reason; the one that could not be put back is still selected.
    for (const at of [2, 3]) await box(at).press(" ");
    await bar.getByRole("button", { name: "Move to…" }).press("Enter");
    await page.getByRole("menuitem", { name: /^Lost/ }).press("Enter");
    const question = page.getByRole("region", { name: "Why was it lost?" });
    await expect(question).toContainText("Why were 3 leads lost?");
    await expect(question.getByRole("button", { name: "Price" })).toBeFocused();
    await page.keyboard.press("3");
    await expect(toast(page, "3 leads given a lost reason")).toBeVisible();
    for (const at of [1, 2, 3]) await expect(rows.nth(at)).toContainText("Not reached");
    await statuses("SQL", "Lost", "Lost", "Lost");
  });

  await test.step("selected leads are claimed, given back, and exported", async () => {
    const words = freshName("Chosen");
    const [first] = [await createLead(page, words, { name: `=${words}` }), await createLead(page, words)];
    await createLead(page, words);
    await goOn(page, `?search=${encodeURIComponent(words)}`);
    await expect(rows.filter({ hasText: words })).toHaveCount(3);
    const choose = async () => {
      for (const at of [0, 2]) await rows.nth(at).getByRole("checkbox").press(" ");
    };
    await choose();
    await bar.getByRole("button", { name: "Claim" }).press("Enter");
    await expect(toast(page, "2 leads claimed")).toBeVisible();
    await expect(rows.getByRole("img", { name: "Yours" })).toHaveCount(2);
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(toast(page, "2 leads put back")).toBeVisible();
    await expect(rows.getByRole("img", { name: "Yours" })).toHaveCount(0);

    await choose();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      bar.getByRole("button", { name: "Export CSV" }).press("Enter"),
    ]);
    expect(download.suggestedFilename()).toMatch(/^assessments-\d{4}-\d{2}-\d{2}-selected\.csv$/);
    const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[2]).toContain(first.email);
    expect(lines[2]).toContain(`'=${words}`);
    await page.keyboard.press("Escape");
    await expect(bar).toBeHidden();

    await rows.nth(0).getByRole("checkbox").press(" ");
    await rows.nth(2).getByRole("checkbox").press("Shift+ ");
    await expect(bar).toContainText("3 leads selected");
    // A checkbox has no key of its own but Space.
    await rows.nth(2).getByRole("checkbox").press("Escape");
    await expect(bar).toBeHidden();
  });

  await test.step("all leads that match are exported to a file, then erased, and the file can be read back", async () => {
    const words = freshName("Erased");
    for (let number = 0; number < 3; number++) await createLead(page, words);
    await goOn(page, `?search=${encodeURIComponent(words)}`);
    await expect(rows.filter({ hasText: words })).toHaveCount(3);
    await rows.nth(0).getByRole("checkbox").press(" ");
    await bar.getByRole("button", { name: "Erase…" }).press("Enter");
    const one = page.getByRole("alertdialog", { name: "Erase 1 lead?" });
    await one.getByRole("button", { name: "Cancel" }).press("Enter");
    await expect(rows).toHaveCount(3);

    // More match than are shown.
    await page.route("**/api/assessments?**", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), "x-total-count": "1000+" } });
    });
    await page.reload();
    await expect(rows).toHaveCount(3);
    await page.getByLabel("Select all shown").press(" ");
    await bar.getByRole("button", { name: "Select all 1,000+ that match" }).press("Enter");
    await expect(bar.getByRole("status")).toHaveText("All 1,000+ that match are selected");
    await expect(bar.getByRole("button", { name: "Move to…" })).toHaveCount(0);
    await bar.getByRole("button", { name: "Erase…" }).press("Enter");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page
        .getByRole("alertdialog", { name: "Erase 1,000+ leads?" })
        .getByRole("button", { name: "Export first" })
        .press("Enter"),
    ]);
    expect(readExport(await readFile(await download.path(), "utf8")).ids).toHaveLength(3);
    const dialog = page.getByRole("alertdialog", { name: "Erase 3 leads?" });
    await expect(dialog).toContainText(`${download.suggestedFilename()} holds 3 leads: 3 MQL.`);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Erase" }).press("Enter");
    await expect(toast(page, "3 leads erased")).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(rows).toHaveCount(0);
  });
});
