import type { Browser, Page } from "@playwright/test";
import { createLead, freshName } from "./admin/admin-setup.ts";
import { askForCall, atOwnAddress, expectAsked, freshPhone } from "./call-me-setup.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expect, RELEASE, test } from "./journey.ts";
import { answerQuestions, expectQuestion } from "./quiz/quiz-walk.ts";
import { connectSlack, disconnectSlack, expectInSlack, messageOf } from "./slack-setup.ts";

const AD = "/quiz?utm_source=facebook&utm_campaign=spring&fbclid=click-1";

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

test.slow();
test.afterEach(({ page }) => disconnectSlack(page));

type Visitor = { name: string; phone: string };

/** A visitor comes from an ad, takes the quiz and asks to be called. */
async function comeFromAd(browser: Browser, origin: string, { name, phone }: Visitor): Promise<void> {
  const context = await browser.newContext({ baseURL: origin });
  const visitor = await context.newPage();
  await atOwnAddress(visitor);
  await visitor.goto(AD);
  await visitor.getByRole("button", { name: "Start Assessment" }).click();
  await expectQuestion(visitor, 1);
  await answerQuestions(visitor, 1, 8);
  await visitor.getByLabel("Name").fill(name);
  const email = `${name.replaceAll(" ", ".").toLowerCase()}@analytical.example`;
  await visitor.getByLabel("Email", { exact: false }).first().fill(email);
  await visitor.getByLabel("Business website").fill("https://analytical.example");
  await visitor.getByRole("button", { name: "View My Results" }).click();
  await visitor.waitForURL(/\/hub\/[0-9a-f-]{36}$/);
  await askForCall(visitor, phone);
  await expectAsked(visitor, phone);
  await context.close();
}

const openLead = (page: Page) => page.getByRole("region", { name: "Open lead" });
const timeline = (page: Page) => openLead(page).getByRole("region", { name: "Timeline" });

test(
  "from the ad to the deal: claimed in Slack, called on the lead's page, won on the board, told once",
  RELEASE,
  async ({ page, browser }) => {
    const channel = await connectSlack(page);
    const name = freshName("Ada Lovelace");
    const phone = freshPhone();
    await comeFromAd(browser, new URL(page.url()).origin, { name, phone });
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
    await timeline(page).getByRole("button", { name: "Show older" }).click();
    for (const event of TOLD_ONCE) await expect(timeline(page).getByText(event)).toHaveCount(1);
  },
);

test("the channel is worked by keyboard alone, and whoever may not press is told why", async ({ page }) => {
  const channel = await connectSlack(page);
  const { name } = await createLead(page);
  const message = messageOf(channel, `New lead: ${name}`);
  await expectInSlack(page, message, ["Status: MQL"]);
  for (const colorScheme of ["light", "dark"] as const) {
    await channel.emulateMedia({ colorScheme });
    await expectAccessible(channel);
  }
  const person = channel.getByLabel("Press buttons as");
  for (const who of ["Gus (guest)", "Olga (outside address)", "Finn (other workspace)", "Lee (has left)"]) {
    await person.selectOption(who);
    await expect(message.getByText("Only visible to you")).toHaveCount(0);
    await message.getByRole("button", { name: "SQL" }).press("Enter");
    await expect(message).toContainText("Only staff of this company can do that. Nothing was changed.");
  }
  await expectAccessible(channel);

  await person.selectOption("Ada");
  const lost = message.locator("summary", { hasText: "Lost" });
  await lost.press("Enter");
  await expect(message.getByRole("button", { name: "Price" })).toBeVisible();
  await expectAccessible(channel);
  await channel.keyboard.press("Escape");
  await expect(lost).toBeFocused();
  await channel.keyboard.press("Enter");
  await channel.keyboard.press("Tab");
  await expect(message.getByRole("button", { name: "Price" })).toBeFocused();
  await channel.keyboard.press("Enter");
  await expectInSlack(page, message, ["Status: Lost", "Reason: Price"]);
});
