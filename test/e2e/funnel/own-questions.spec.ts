import type { Page } from "@playwright/test";
import { ownContent } from "../../setup/content/own-content.ts";
import { findCard, openDashboard, openFilters, openSection } from "../admin/admin-setup.ts";
import { answerAll, startChat, typeAnswer } from "../chat/chat-walk.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect } from "../journey.ts";
import { fillLeadForm, goOnAt } from "../quiz/quiz-walk.ts";
import { expectSaved, list, openPage, openPublish } from "./editor-walk.ts";
import { onOwnSite } from "./own-site.ts";

const test = onOwnSite("own-questions");

const SOON = "How soon do you want to start?";
const TEAM = "Who is on your team?";

async function draftOwnContent(page: Page): Promise<void> {
  const data = { document: ownContent() };
  expect((await page.request.patch("/api/content/draft", { data })).ok()).toBe(true);
}

/** One question to choose from, and one in the visitor's own words that may be left out. */
async function addQuestions(page: Page): Promise<void> {
  await openPage(page, "Quiz");
  await expect(page.getByText(/They don’t affect the result/)).toBeVisible();
  const questions = list(page, "Questions");
  await questions.getByRole("button", { name: "Add to Questions" }).click();
  await questions.getByLabel("Question", { exact: true }).fill(SOON);
  for (const label of ["This week", "Later this year"]) {
    await questions.getByRole("button", { name: "Add to Answers" }).click();
    await questions.getByRole("textbox", { name: "Answer", exact: true }).last().fill(label);
  }
  await questions.getByRole("button", { name: SOON, expanded: true }).click();
  await questions.getByRole("button", { name: "Add to Questions" }).click();
  await questions.getByLabel("Question", { exact: true }).fill(TEAM);
  await questions.getByLabel("Type of answer").selectOption("words");
  await expect(questions.getByRole("group", { name: "Answers" })).toBeHidden();
  await questions.getByLabel("Required?").selectOption("optional");
  await expectSaved(page);
}

async function publish(page: Page): Promise<void> {
  const dialog = await openPublish(page);
  await dialog.getByLabel("What changed (for the history)").fill("Two questions of ours");
  await dialog.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Version 1 is live")).toBeVisible();
}

test("the owner asks two questions more: in the quiz and the chat, and on the lead they are answered", async ({
  page,
  browser,
  stack,
}) => {
  await openDashboard(page);
  await draftOwnContent(page);
  await openDashboard(page, "?tab=content");
  await addQuestions(page);
  await publish(page);

  const context = await browser.newContext({ baseURL: stack.appUrl });
  const visitor = await context.newPage();
  await expect(async () => {
    await visitor.goto("/quiz");
    expect(await visitor.content()).toContain(SOON);
  }).toPass({ timeout: 12_000, intervals: [500] });
  await goOnAt(visitor, 9);
  await expect(visitor.getByRole("heading", { name: SOON })).toBeFocused();
  await expect(visitor).toHaveTitle(/^Question 9 of 10/);
  await expectAccessible(visitor);
  await visitor.getByRole("radio", { name: "This week" }).click();
  await expect(visitor.getByRole("heading", { name: TEAM })).toBeFocused();
  // What was chosen outlives a reload, and a look back.
  await visitor.reload();
  await visitor.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  await visitor.getByRole("button", { name: "Back" }).click();
  await expect(visitor.getByRole("radio", { name: "This week" })).toBeChecked();
  await visitor.getByRole("button", { name: "Continue" }).click();
  await expect(visitor.getByRole("button", { name: "Skip" })).toBeEnabled();
  await visitor.getByRole("textbox").fill("Only me");
  await visitor.getByRole("button", { name: "Continue" }).click();
  await fillLeadForm(visitor, "nora@analytical.example");
  await visitor.getByLabel("Name").fill("Nora Quiz");
  await visitor.getByRole("button", { name: "View My Results" }).click();
  await visitor.waitForURL(/\/hub\/[0-9a-f-]{36}$/);

  const talker = await (await browser.newContext({ baseURL: stack.appUrl })).newPage();
  await startChat(talker);
  await answerAll(talker, (answer) => typeAnswer(talker, answer));
  const card = talker.getByRole("region", { name: "One more thing, if you like" });
  await card.getByRole("button", { name: "Save my answers" }).click();
  await expect(card.getByText("Choose one of the answers")).toBeVisible();
  await expectAccessible(talker);
  await card.getByRole("radio", { name: "Later this year" }).check();
  await card.getByRole("button", { name: "Save my answers" }).click();
  await expect(card.getByText("Thank you. Your answers are saved.")).toBeVisible();

  await openDashboard(page, "?tab=assessments");
  const filters = await openFilters(page);
  await filters.getByLabel("Your own questions").selectOption(`${SOON} This week`);
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-lead]")).toHaveCount(1);
  const lead = await findCard(page, "Nora Quiz");
  await openSection(lead, "View Collected Data");
  await expect(lead.getByText(SOON).first()).toBeVisible();
  await expect(lead.getByText("Only me").first()).toBeVisible();
  await context.close();
});
