import type { Page } from "@playwright/test";
import { failCall, freshName, openDashboard, openTab, toast } from "./admin-setup.ts";
import { expect, test } from "../journey.ts";

/** Opens an offer's details. */
async function openOffer(page: Page, tier: number) {
  const row = page.getByRole("listitem").filter({ has: page.getByText(`Offer ${tier}`, { exact: true }) });
  const button = row.getByRole("button").first();
  if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
  return row;
}

test("the offers are shown whole, edited, switched off and made; what cannot be is refused at its field, and all are as wide as their room", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  allowConsole(/status of 409/);
  await test.step("the offers are sorted and shown whole", async () => {
    await openDashboard(page, "?tab=offers");
    const badges = page.getByText(/^Offer [1-5]$/);
    await expect(badges).toHaveText(["Offer 1", "Offer 2", "Offer 3", "Offer 4", "Offer 5"]);
    const row = await openOffer(page, 2);
    await expect(row.getByText("Rebuild & Launch")).toBeVisible();
    await expect(row.getByText("$12K–$15K (or $6K/m × 3)")).toBeVisible();
    await expect(row.getByText("A review of all four parts and of any ads run so far")).toBeVisible();
    await expect(row.getByRole("term").filter({ hasText: "Discount" })).toBeVisible();
    await expect(
      row
        .getByRole("definition")
        .filter({ hasText: /^None$/ })
        .first(),
    ).toBeVisible();
  });

  await test.step("a closed offer says its whole price where there is room", async () => {
    await (await openOffer(page, 2)).getByRole("button").first().click();
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const price of ["$5K/month OR 10% ad spend OR 10% of new revenue", "$12K–$15K (or $6K/m × 3)"]) {
        await expect(page.getByRole("button").getByText(price)).toBeVisible();
      }
      expect(await page.evaluate<string[]>(CUT)).toEqual([]);
    }
  });

  await test.step("cancelling an edit leaves the offer as it was", async () => {
    const row = await openOffer(page, 1);
    await row.getByRole("button", { name: "Edit Configuration" }).click();
    await expect(row.getByRole("textbox", { name: "Name" })).toBeFocused();
    await page.keyboard.type("Something else");
    await row.getByRole("button", { name: "Cancel" }).click();
    await expect(row.getByRole("button", { name: "Edit Configuration" })).toBeFocused();
    await expect(row.getByText("Build & Launch", { exact: true })).toBeVisible();
    await expect(row.getByText("Something else")).toHaveCount(0);
  });

  await test.step("a discount that is none is refused at its field, and nothing is saved", async () => {
    const row = await openOffer(page, 1);
    const before = await row.getByRole("definition").allTextContents();
    await row.getByRole("button", { name: "Edit Configuration" }).click();
    await row.getByLabel("Investment").fill("Typed and kept");
    const discount = row.getByLabel("Discount (%)");
    const refusal = row.getByText("Please enter a whole percentage from 0 to 100");
    for (const typed of ["150", "-1", "12.5"]) {
      await discount.fill("0");
      await discount.fill(typed);
      await row.getByRole("button", { name: "Save Changes" }).click();
      await expect(refusal).toBeVisible();
      await expect(discount).toHaveAttribute("aria-invalid", "true");
      await expect(discount).toHaveValue(typed);
      await expect(row.getByLabel("Investment")).toHaveValue("Typed and kept");
    }
    await expect(toast(page, "Offer configuration updated successfully")).toBeHidden();
    await row.getByRole("button", { name: "Cancel" }).click();
    expect(await row.getByRole("definition").allTextContents()).toEqual(before);
    await page.reload();
    const kept = await openOffer(page, 1);
    expect(await kept.getByRole("definition").allTextContents()).toEqual(before);
  });

  await test.step("an offer is edited; what fails keeps what was typed", async () => {
    const row = await openOffer(page, 3);
    await row.getByRole("button", { name: "Edit Configuration" }).click();
    const investment = `From $${Date.now()}`;
    await row.getByLabel("Investment").fill(investment);
    await row.getByLabel("Features").fill("One\n\n  Two  \n");
    await row.getByLabel("Discount (%)").fill("15");
    await row.getByLabel("Resource link").fill("not a link");
    await row.getByRole("button", { name: "Save Changes" }).click();
    await expect(row.getByText(/^Please enter a .* http:\/\/ or https:\/\//)).toBeVisible();
    await row.getByLabel("Resource link").fill("https://resources.example/plan.pdf");
    await failCall(page, "**/api/tier-configs");
    await row.getByRole("button", { name: "Save Changes" }).click();
    await expect(toast(page, "Failed to update offer configuration")).toBeVisible();
    await expect(row.getByLabel("Investment")).toHaveValue(investment);
    await page.unroute("**/api/tier-configs");
    await row.getByRole("button", { name: "Save Changes" }).click();
    await expect(toast(page, "Offer configuration updated successfully")).toBeVisible();
    await expect(row.getByText(investment)).toBeVisible();
    await expect(row.getByText("15%")).toBeVisible();
    await expect(row.getByRole("listitem")).toHaveText(["One", "Two"]);
    await expect(row.getByRole("link", { name: "https://resources.example/plan.pdf" })).toBeVisible();

    await row.getByRole("button", { name: "Edit Configuration" }).click();
    await row.getByLabel("Discount (%)").fill("");
    await row.getByRole("button", { name: "Save Changes" }).click();
    await expect(row.getByText("15%")).toBeHidden();
  });

  await test.step("switching an offer off first says what points to it", async () => {
    const row = await openOffer(page, 5);
    await row.getByRole("button", { name: "Edit Configuration" }).click();
    await row.getByLabel("Active: visitors can see this offer").uncheck();
    await row.getByRole("button", { name: "Save Changes" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Deactivate this offer?" });
    await expect(dialog).toContainText(/1 score range and 1 active override rule use it/);
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
    await dialog.getByRole("button", { name: "Deactivate" }).click();
    await expect(row.getByText("Inactive")).toBeVisible();

    await row.getByRole("button", { name: "Edit Configuration" }).click();
    await row.getByLabel("Active: visitors can see this offer").check();
    await row.getByRole("button", { name: "Save Changes" }).click();
    await expect(row.getByText("Inactive")).toBeHidden();
  });

  await test.step("another person's edit in between is shown, not overwritten", async () => {
    const row = await openOffer(page, 4);
    await row.getByRole("button", { name: "Edit Configuration" }).click();
    await row.getByLabel("Description").fill("Mine");
    const offers = (await (await page.request.get("/api/tier-configs")).json()) as { tier: number }[];
    const stored = offers.find(({ tier }) => tier === 4);
    const theirs = `Theirs ${Date.now()}`;
    const changed = await page.request.post("/api/tier-configs", {
      data: { ...stored, description: theirs },
    });
    expect(changed.ok()).toBe(true);
    await row.getByRole("button", { name: "Save Changes" }).click();
    await expect(row.getByText("Someone else changed this while you were editing.")).toBeVisible();
    await expect(row.getByText(`description: ${theirs}`)).toBeVisible();
    await expect(row.getByText("description: Mine")).toBeVisible();
    await row.getByRole("button", { name: "Keep theirs" }).click();
    await expect(row.getByText(theirs)).toBeVisible();
  });

  await test.step("a new offer gets the next tier, and needs a name", async () => {
    await page.getByRole("button", { name: "Create New Offer" }).click();
    const create = page.getByRole("button", { name: "Create Offer" });
    await expect(create).toBeDisabled();
    const heading = await page.getByRole("heading", { name: /^New offer \d+$/ }).textContent();
    const tier = Number(heading?.match(/\d+/)?.[0]);
    expect(tier).toBeGreaterThanOrEqual(6);
    const name = freshName("Inner Circle");
    await page.getByRole("textbox", { name: "Name" }).fill(name);
    await create.click();
    await expect(toast(page, "Offer configuration updated successfully")).toBeVisible();
    await expect(page.getByRole("heading", { name: /^New offer/ })).toBeHidden();
    await expect(page.getByRole("button", { name: new RegExp(name) })).toContainText(`Offer ${tier}`);
  });

  await test.step("offers and rules are as wide as their room", async () => {
    for (const [tab, shown] of [
      ["Offer Management", "Offer 1"],
      ["Scoring Rules", "Score Ranges"],
      ["Override Rules", "Priority 10"],
    ] as const) {
      await openTab(page, tab);
      await expect(page.getByText(shown, { exact: true })).toBeVisible();
      expect(await page.evaluate(REACH), tab).toBeGreaterThan(1440 - 48);
    }
  });
});

/** In the page: the texts of headings that are longer than their room. */
const CUT = `[...document.querySelectorAll("h3 button span")]
  .filter((text) => text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight)
  .filter((text) => getComputedStyle(text).overflow !== "visible")
  .map((text) => text.textContent)`;

/** In the page: how far to the right an offer or a rule reaches. */
const REACH = `Math.max(...[...document.querySelectorAll("#admin-panel :is([data-rule], h3 button)")]
  .map((row) => row.getBoundingClientRect().right))`;
