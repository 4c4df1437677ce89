import type { Page } from "@playwright/test";
import { createLead } from "./admin/admin-setup.ts";
import { freshPhone } from "./call-me-setup.ts";
import { expectAccessibleInBoth } from "./expect-accessible.ts";
import { expect, test } from "./journey.ts";
import { connectSlack, disconnectSlack, expectInSlack, messageOf } from "./slack-setup.ts";

const AD = { utm_source: "facebook", utm_campaign: "spring", fbclid: "click-1" };

const TOLD_ONCE = [
  /^First visit/,
  /^Completed the assessment/,
  /^Slack: New lead · Sent$/,
  /^Asked for a call/,
  /^Slack: Call requested · Sent$/,
  /^Claimed the lead/,
  /^Call: Reached/,
  /^Deal value changed/,
  /^MQL → Won/,
  /^Slack: Lead status changed · Sent$/,
];

test.afterEach(({ page }) => disconnectSlack(page));

/** A visitor came from an ad, took the quiz and asked to be called. */
async function comeFromAd(page: Page) {
  const attribution = { first: { ...AD, at: new Date().toISOString() } };
  const { name, sessionId } = await createLead(page, "Ada Lovelace", { attribution });
  const phone = freshPhone();
  const asked = await page.request.post("/api/assessment/request-call", {
    data: { sessionId, phone, callConsent: true },
  });
  expect(asked.ok()).toBe(true);
  return { name, phone };
}

const openLead = (page: Page) => page.getByRole("region", { name: "Open lead" });
const timeline = (page: Page) => openLead(page).getByRole("region", { name: "Timeline" });

test("from the ad to the deal: claimed in Slack, called on the lead's page, won on the board, told once", async ({
  page,
}) => {
  const channel = await connectSlack(page);
  const { name, phone } = await comeFromAd(page);
  const arrived = messageOf(channel, `New lead: ${name}`);
  const asked = messageOf(channel, `${name} requested a call`);
  await expectInSlack(page, arrived, ["Owner: Nobody yet", "Leads got expensive", "facebook / spring"]);
  await expectInSlack(page, asked, ["Owner: Nobody yet", `Phone: ${phone}`]);

  await page.getByRole("tab", { name: "Assessments" }).click();
  await page.getByRole("row", { name }).getByRole("link", { name }).click();
  const lead = openLead(page);
  await expect(lead.getByRole("button", { name: /^Owner\W*Unassigned/ })).toBeVisible();
  await channel.getByLabel("Press buttons as").selectOption("Grace");
  await asked.getByRole("button", { name: "I’ll call" }).click();
  await expect(lead.getByRole("button", { name: /^Owner\W*You/ })).toBeVisible();
  for (const message of [asked, arrived]) {
    await expectInSlack(page, message, ["Owner: grace@example.com"]);
    await expect(message.getByRole("button", { name: "I’ll call" })).toHaveCount(0);
  }

  await page.keyboard.press("c");
  await lead.getByRole("button", { name: "Reached" }).click();
  await lead.getByRole("button", { name: "Save call" }).click();
  await expect(timeline(page).getByText("Call: Reached")).toBeVisible();
  await expectInSlack(page, arrived, ["Last call: Reached"]);

  const value = lead.getByLabel("Deal value (USD)");
  await value.fill("12500");
  await value.press("Enter");
  await expectInSlack(page, arrived, ["Deal value: $12,500"]);
  await lead.getByRole("button", { name: "Close" }).click();
  await page.getByRole("tab", { name: "Sales Stage" }).click();
  const cardIn = (status: string) =>
    page.getByRole("region", { name: new RegExp(`^${status} `) }).getByRole("article", { name });
  await cardIn("MQL")
    .getByRole("button", { name: /^Move or remove/ })
    .click();
  await page.getByRole("menuitem", { name: /^Won / }).click();
  await expect(cardIn("Won")).toContainText("$12,500");
  for (const message of [arrived, asked, messageOf(channel, `${name}: MQL → Won`)]) {
    await expectInSlack(page, message, ["Status: Won", "Deal value: $12,500"]);
    await expect(message.getByRole("button")).toHaveCount(0);
  }

  await cardIn("Won").getByRole("link", { name }).click();
  for (const event of TOLD_ONCE) await expect(timeline(page).getByText(event)).toHaveCount(1);
  await test.step("the channel is worked by keyboard alone, and whoever may not press is told why", () =>
    workByKeys(page, channel));
});

async function workByKeys(page: Page, channel: Page): Promise<void> {
  const { name } = await createLead(page);
  const message = messageOf(channel, `New lead: ${name}`);
  await expectInSlack(page, message, ["Status: MQL"]);
  const person = channel.getByLabel("Press buttons as");
  await person.selectOption("Gus (guest)");
  await message.getByRole("button", { name: "SQL" }).press("Enter");
  await expect(message).toContainText("Only staff of this company can do that. Nothing was changed.");

  await person.selectOption("Ada");
  const lost = message.locator("summary", { hasText: "Lost" });
  await lost.press("Enter");
  await expect(message.getByRole("button", { name: "Price" })).toBeVisible();
  await expectAccessibleInBoth(channel);
  await channel.keyboard.press("Escape");
  await expect(lost).toBeFocused();
  await channel.keyboard.press("Enter");
  await channel.keyboard.press("Tab");
  await expect(message.getByRole("button", { name: "Price" })).toBeFocused();
  await channel.keyboard.press("Enter");
  await expectInSlack(page, message, ["Status: Lost", "Reason: Price"]);
}
