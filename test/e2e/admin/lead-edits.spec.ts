import {
  changeLead,
  createLead,
  failCall,
  findCard,
  openDashboard,
  openSection,
  toast,
} from "./admin-setup.ts";
import { expect, RELEASE, test } from "../journey.ts";

test(
  "status, deal value and notes are saved; failing, a sign-in that expires, and what somebody else wrote lose nothing",
  RELEASE,
  async ({ page, allowConsole }) => {
    allowConsole(/status of (401|409|500)/);
    const { name, sessionId } = await createLead(page);
    await openDashboard(page);
    const card = await findCard(page, name);
    const notes = card.getByRole("textbox", { name: "Admin Notes" });
    const save = card.getByRole("button", { name: "Save Notes" });

    await test.step("status and deal value are saved, and failing keeps what was typed", async () => {
      await openSection(card, "Lead Status & Deal Value");
      await card.getByRole("combobox", { name: "Lead status" }).selectOption("SQL");
      await expect(toast(page, "Lead status updated")).toBeVisible();
      await expect(card.getByText("SQL", { exact: true })).toBeVisible();

      const value = card.getByLabel("Deal value (USD)");
      await value.fill("many");
      await expect(
        card.getByText("Please enter a whole amount, such as 1500, or leave it blank"),
      ).toBeVisible();
      await value.press("Escape");
      const question = page.getByRole("alertdialog", { name: "Discard what you typed?" });
      await expect(question).toContainText("Not saved: Deal value.");
      await page.keyboard.press("Escape");
      await expect(question).toHaveCount(0);
      await expect(value).toBeFocused();
      await expect(value).toHaveValue("many");
      await value.press("Escape");
      await question.getByRole("button", { name: "Discard" }).press("Enter");
      await expect(value).toHaveValue("");
      await failCall(page, "**/lead-status");
      await value.fill("$12,500");
      await value.press("Enter");
      await expect(toast(page, "Failed to update lead status")).toBeVisible();
      await expect(value).toHaveValue("$12,500");
      await page.unroute("**/lead-status");
      await value.press("Enter");
      await expect(toast(page, "Lead status updated")).toBeVisible();
      await expect(value).toHaveValue(/^\$?12,?500$/);
      await value.fill("");
      await value.press("Enter");
      await expect(toast(page, "Deal value: None")).toBeVisible();
    });

    await test.step("notes are saved by the button, by the keys and by leaving them", async () => {
      await openSection(card, "Admin Notes");
      await failCall(page, "**/admin-notes");
      await notes.fill("Called <b>twice</b>");
      await save.click();
      await expect(toast(page, "Failed to update admin notes")).toBeVisible();
      await expect(notes).toHaveValue("Called <b>twice</b>");
      await page.unroute("**/admin-notes");
      await save.click();
      await expect(toast(page, "Admin notes updated")).toBeVisible();
      await notes.fill("Called three times");
      await notes.press("ControlOrMeta+Enter");
      await expect(card.getByText("Saved", { exact: true })).toBeVisible();
      await notes.fill("Wants a proposal");
      await page.getByRole("searchbox").focus();
      await expect(card.getByText("Saved", { exact: true })).toBeVisible();
    });

    await test.step("what was saved is there after a reload, and so is a note that was not", async () => {
      await failCall(page, "**/admin-notes");
      await notes.fill("Not saved");
      await page.reload();
      await openSection(card, "Admin Notes");
      await expect(notes).toHaveValue("Not saved");
      await card.getByRole("button", { name: "Discard" }).click();
      await expect(notes).toHaveValue("Wants a proposal");
      await expect(card.getByLabel("Deal value (USD)")).toHaveValue("");
      await expect(card.getByRole("combobox", { name: "Lead status" })).toHaveValue("SQL");
      await page.unroute("**/admin-notes");
    });

    await test.step("an edit of another field in between is no conflict", async () => {
      await changeLead(page, sessionId, "lead-status", { leadStatus: "Hold" });
      await notes.fill("Beside another");
      await save.click();
      await expect(toast(page, "Admin notes updated")).toBeVisible();
      await expect(card.getByText("Hold", { exact: true })).toBeVisible();
    });

    await test.step("a sign-in that expires in the middle of a note loses nothing", async () => {
      await notes.fill("A long thought");
      const cookies = await page.context().cookies();
      await page.context().clearCookies();
      await save.click();
      await expect(page.getByText("Your sign-in has expired.").first()).toBeVisible();
      const way = page.getByRole("link", { name: "Sign in again" });
      await expect(way).toHaveAttribute("target", "_blank");
      await expect(notes).toHaveValue("A long thought");

      await page.context().addCookies(cookies);
      await page.evaluate("dispatchEvent(new Event('focus'))");
      await expect(way).toBeHidden();
      await save.click();
      await expect(toast(page, "Admin notes updated")).toBeVisible();
    });

    await test.step("of two people who edit the same note the second is shown both", async () => {
      await notes.fill("Min");
      await changeLead(page, sessionId, "admin-notes", { adminNotes: "Theirs" });
      await notes.fill("Mine");
      await save.click();
      await expect(toast(page, "Failed to update admin notes")).toBeVisible();
      await expect(card.getByText("Someone else changed this while you were editing.")).toBeVisible();
      await expect(card.getByText("Theirs", { exact: true })).toBeVisible();
      await expect(notes).toHaveValue("Mine");
      await card.getByRole("button", { name: "Overwrite with mine" }).click();
      await expect(toast(page, "Admin notes updated")).toBeVisible();

      await notes.fill("Mine ag");
      await changeLead(page, sessionId, "admin-notes", { adminNotes: "Theirs again" });
      await notes.fill("Mine again");
      await save.click();
      await card.getByRole("button", { name: "Keep theirs" }).click();
      await expect(notes).toHaveValue("Theirs again");
    });
  },
);
