import type { Page } from "@playwright/test";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, test } from "../journey.ts";
import { failCall, freshName, openDashboard, toast } from "./admin-setup.ts";

const form = (page: Page, name: string) => page.getByRole("form", { name });

test("templates are written with placeholders, compared with what somebody else saved, and deleted", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  allowConsole(/status of 409/);
  const name = freshName("After the call");
  await openDashboard(page, "?tab=settings&section=templates");
  const card = page.getByRole("region", { name: "Email templates" });

  await test.step("a press inserts a placeholder where the caret is, and the example fills it in", async () => {
    await expect(card.getByText("There are no templates yet.")).toBeVisible();
    await expectAccessible(page);
    await card.getByRole("button", { name: "New template" }).press("Enter");
    const written = form(page, "New template");
    await expect(written.getByLabel("Name", { exact: true })).toBeFocused();
    await written.getByLabel("Name", { exact: true }).fill(name);
    await written.getByLabel("Subject", { exact: true }).fill("Our call, !");
    await written.getByLabel("Subject", { exact: true }).press("End");
    await page.keyboard.press("ArrowLeft");
    await written.getByRole("button", { name: /^Insert \{firstName\}/ }).click();
    await expect(written.getByLabel("Subject", { exact: true })).toBeFocused();
    await page.keyboard.type("…");
    await expect(written.getByLabel("Subject", { exact: true })).toHaveValue("Our call, {firstName}…!");
    await written.getByLabel("Text", { exact: true }).fill("Hi {name},\n\n");
    await written.getByRole("button", { name: /^Insert \{owner\}/ }).press("Enter");
    await expect(written.getByLabel("Text", { exact: true })).toHaveValue("Hi {name},\n\n{owner}");
    await expect(written.getByRole("region", { name: "Example" })).toContainText("Our call, Ada…!");
    await expect(written.getByRole("region", { name: "Example" })).toContainText("Grace");
    await expectAccessible(page);
  });

  await test.step("a placeholder that nothing fills in is refused, and what failed to be saved stays", async () => {
    const written = form(page, "New template");
    await written.getByRole("button", { name: "Create" }).click();
    await expect(written.getByText("Nothing can be filled in for {name}")).toBeVisible();
    await page.reload();
    await written.getByLabel("Text", { exact: true }).fill("Hi {firstName},\n\n{owner}");
    await failCall(page, "**/api/mail-templates");
    await written.getByRole("button", { name: "Create" }).click();
    await expect(toast(page, "Failed to create the template")).toBeVisible();
    await page.unroute("**/api/mail-templates");
    await written.getByRole("button", { name: "Create" }).click();
    await expect(toast(page, "Template created")).toBeVisible();
    await expect(card.getByRole("button", { name: "New template" })).toBeFocused();
    await expect(card.getByRole("listitem").filter({ hasText: name })).toContainText(
      "Our call, {firstName}…!",
    );
  });

  await test.step("whoever saves second is shown both", async () => {
    const stored: { id: number; name: string }[] = await (
      await page.request.get("/api/mail-templates")
    ).json();
    const template = stored.find((one) => one.name === name);
    await card.getByRole("button", { name: `Edit ${name}` }).click();
    const written = form(page, `Edit ${name}`);
    await written.getByLabel("Subject", { exact: true }).fill("Mine");
    const data = { ...template, subject: "Theirs" };
    await page.request.put(`/api/mail-templates/${template?.id}`, { data });
    await written.getByRole("button", { name: "Save" }).click();
    await expect(written.getByText("Subject: Theirs")).toBeVisible();
    await expectAccessible(page);
    await written.getByRole("button", { name: "Overwrite with mine" }).click();
    await expect(toast(page, "Template saved")).toBeVisible();
    await expect(card.getByRole("listitem").filter({ hasText: name })).toContainText("Mine");
  });

  await test.step("one is deleted after a question", async () => {
    const remove = card.getByRole("button", { name: `Delete ${name}` });
    await remove.click();
    await page.keyboard.press("Escape");
    await expect(remove).toBeFocused();
    await remove.press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(card.getByText("There are no templates yet.")).toBeVisible();
    await expect(card.getByRole("button", { name: "New template" })).toBeFocused();
  });
});
