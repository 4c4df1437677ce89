import { readFile } from "node:fs/promises";
import { createLead, failCall, findCard, openDashboard, toast } from "./admin-setup.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, RELEASE, test } from "../journey.ts";

test(
  "related assessments are found, a lead is deleted, and a person's data copied and erased",
  RELEASE,
  async ({ page, allowConsole }) => {
    allowConsole(/status of 500/);
    // The open lead is read again once it is erased, and is gone.
    allowConsole(/status of 410/);
    await test.step("related assessments are those of the same person", async () => {
      const { name, email } = await createLead(page, "Radia Perlman");
      await createLead(page, "Somebody", { email: email.toUpperCase() });
      await openDashboard(page);
      const card = await findCard(page, name);
      await failCall(page, "**/related");
      await card.getByRole("button", { name: "Related Assessments" }).click();
      const dialog = page.getByRole("dialog", { name: "Related Assessments" });
      await expect(dialog.getByText("Failed to fetch related assessments")).toBeVisible();
      await page.unroute("**/related");
      await dialog.getByRole("button", { name: "Try again" }).click();
      await expect(dialog.getByText(/^Found \d+ assessment\(s\) for this user$/)).toBeVisible();
      const entry = dialog.getByRole("listitem").filter({ hasText: "Same email" }).first();
      await expect(entry.getByText("Tier 4")).toBeVisible();
      await expect(entry.getByText("https://analytical.example")).toBeVisible();
      await entry.getByRole("link").click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("region", { name: "Open lead" })).toContainText("Somebody");
      await page.route("**/related", (route) => route.fulfill({ json: [] }));
      await card.getByRole("button", { name: "Related Assessments" }).click();
      await expect(dialog.getByText("No related assessments found")).toBeVisible();
      await page.unroute("**/related");
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    });

    await test.step("a lead is deleted for good, after a question that starts on Cancel", async () => {
      await createLead(page, "Mary Somerville");
      const { name, sessionId } = await createLead(page);
      const card = await findCard(page, name);
      await card.getByRole("button", { name: "Delete…" }).click();
      const dialog = page.getByRole("alertdialog", { name: "Remove Assessment?" });
      await expect(dialog).toContainText(name);
      await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(card).toBeVisible();
      await card.getByRole("button", { name: "Delete…" }).click();
      await dialog.getByRole("button", { name: "Delete" }).click();
      await expect(page.getByText("No assessments match your filters")).toBeVisible();
      await expect(card).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole("button", { name: "Show all assessments" }).click();
      await expect(page.locator("[data-lead]").first()).toBeVisible();
      expect((await page.request.get(`/api/hub/${sessionId}`)).status()).toBe(404);
    });

    await test.step("a person's data is copied, their consent withdrawn, and all of it erased", async () => {
      const { name, email, sessionId } = await createLead(page, "Mary Somerville", { emailConsent: true });
      await createLead(page, "Mary Again", { email: email.toUpperCase() });
      const card = await findCard(page, name);
      await card.getByRole("button", { name: "Personal Data", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Personal Data" });
      await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(2);
      await expectAccessible(page);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        dialog.getByRole("button", { name: "Download" }).click(),
      ]);
      const { assessments } = JSON.parse(await readFile(await download.path(), "utf8"));
      expect(assessments).toHaveLength(2);

      await dialog.getByRole("button", { name: "Withdraw" }).click();
      await expect(toast(page, "Consent withdrawn")).toBeVisible();
      const own = await (await page.request.get(`/api/hub/${sessionId}/export`)).json();
      expect(own.assessment).toMatchObject({ emailConsent: null, adConsent: 0 });

      await dialog.getByRole("button", { name: "Erase…" }).click();
      const question = page.getByRole("alertdialog", { name: "Erase everything?" });
      await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
      await expect(question).toContainText("permanently deletes 2 assessments");
      await expect(question.getByRole("listitem")).toContainText(["Mary Again", name]);
      await expectAccessible(page);
      await question.getByRole("button", { name: "Erase everything" }).click();
      await expect(toast(page, "Personal data erased")).toBeVisible();
      await expect(page.getByText("No assessments match your filters")).toBeVisible();
      expect((await page.request.get(`/api/hub/${sessionId}`)).status()).toBe(404);
    });
  },
);
