import { expect, type Page } from "@playwright/test";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { QUIZ_ANSWERS } from "../../setup/quiz-body.ts";

/** Answers that the initial rules score to tier 4: by label, in the order of the questions. */
export const CHOICES: Record<number, string> = {
  1: "My own business",
  2: "My results go up and down",
  3: "$300–$1,000 a day",
  4: "It converts, but not consistently",
  5: "Scaling what already works",
  7: "$50K–$200K a month",
};

const TEXTS: Record<number, string> = { 6: "Leads got expensive", 8: "$500K a month" };

/** The visitor stands at a question: its label, its progress and its title say so. */
export async function expectQuestion(page: Page, number: number): Promise<void> {
  await expect(page.getByText(`Question ${number}`, { exact: true })).toBeVisible();
  const progress = page.getByRole("progressbar");
  await expect(progress).toHaveAttribute("aria-valuenow", String(number * 12.5));
  await expect(progress).toHaveAttribute("aria-valuetext", `Question ${number} of 8`);
  await expect(page).toHaveTitle(new RegExp(`^Question ${number} of 8`));
}

/** Opens the quiz anew and starts it. */
export async function startQuiz(page: Page): Promise<void> {
  await page.goto("/quiz");
  await page.getByRole("button", { name: "Start Assessment" }).click();
  await expectQuestion(page, 1);
}

/** Answers the questions from one to the other by pointer, and stands behind the last of them. */
export async function answerQuestions(page: Page, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number++) {
    await expectQuestion(page, number);
    const choice = CHOICES[number];
    if (choice) await page.getByRole("radio", { name: choice }).click();
    else {
      await page.getByRole("textbox").fill(TEXTS[number] ?? "");
      await page.getByRole("button", { name: "Continue" }).click();
    }
  }
}

/** Goes on with an assessment whose eight questions were answered on an earlier visit. */
export async function goOnAt(page: Page, currentStep: number): Promise<void> {
  const progress = {
    sessionId: freshSessionId(),
    currentStep,
    answers: QUIZ_ANSWERS,
    timestamp: Date.now(),
  };
  await page.goto("/terms");
  await page.evaluate((saved) => localStorage.setItem("quiz-progress", saved), JSON.stringify(progress));
  await page.goto("/quiz");
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
}

/** Opens the lead form of such an assessment. */
export async function openLeadForm(page: Page): Promise<void> {
  await goOnAt(page, 9);
  await expect(page.getByRole("heading", { name: "Your results are ready" })).toBeFocused();
}

export async function fillLeadForm(page: Page, email = "ada@analytical.example"): Promise<void> {
  await page.getByLabel("Name").fill("Ada Lovelace");
  await page.getByLabel("Email", { exact: false }).first().fill(email);
  await page.getByLabel("Business website").fill("https://analytical.example");
}

/** Sends the lead form; gives the hub's session id. */
export async function completeQuiz(page: Page): Promise<string> {
  await openLeadForm(page);
  await fillLeadForm(page);
  await page.getByRole("button", { name: "View My Results" }).click();
  await page.waitForURL(/\/hub\/[0-9a-f-]{36}$/);
  return page.url().split("/").at(-1) ?? "";
}
