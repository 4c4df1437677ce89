import { expect, ONE_WIDTH, test } from "../../journey.ts";
import { createCallable, openDesk, takeInHand } from "./calls-setup.ts";

test.beforeEach(({ page }) => openDesk(page));

test("Esc asks before it drops a number that was typed, and only then", ONE_WIDTH, async ({ page }) => {
  await takeInHand(page, await createCallable(page));
  const dialog = page.getByRole("dialog", { name: "Change the number" });
  await page.keyboard.press("p");
  await expect(dialog.getByLabel("Phone number")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press("p");
  await dialog.getByLabel("Phone number").fill("+1 780 555");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Discard what you typed?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByLabel("Phone number")).toHaveValue("+1 780 555");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(dialog).toHaveCount(0);
});
