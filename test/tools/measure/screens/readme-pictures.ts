import type { Browser, Page } from "@playwright/test";
import path from "node:path";
import { signIn } from "../../../e2e/journey.ts";
import { answerQuestions, startQuiz } from "../../../e2e/quiz/quiz-walk.ts";
import { quizBody, QUIZ_ANSWERS } from "../../../setup/quiz-body.ts";
import { repoRoot } from "../../repo-root.mjs";

const SCREENS = path.join(repoRoot, "test", "screens");
const QUALITY = 78;

const LEADS = [
  { name: "Priya Raman", email: "priya@juniper.example", answers: QUIZ_ANSWERS },
  {
    name: "Tom Beaulieu",
    email: "tom@northlight.example",
    answers: { ...QUIZ_ANSWERS, q2_situation: "coaching", q3_adSpend: "3000-plus" },
  },
  {
    name: "Lena Fischer",
    email: "lena@fischer.example",
    answers: { ...QUIZ_ANSWERS, q4_funnel: "no-funnel", q3_adSpend: "under-100" },
  },
];

async function makeLeads(appUrl: string): Promise<string> {
  let last = "";
  for (const lead of LEADS) {
    const body = quizBody(lead);
    await fetch(`${appUrl}/api/assessment/submit`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    last = body.sessionId;
  }
  return last;
}

async function picture(page: Page, name: string, ready: string): Promise<void> {
  await page.getByText(ready).first().waitFor();
  await page.waitForTimeout(800);
  await page.screenshot({ path: path.join(SCREENS, `${name}.jpg`), type: "jpeg", quality: QUALITY });
}

/** The README's four pictures, with leads that it makes. */
export async function takeReadmePictures(browser: Browser, appUrl: string): Promise<void> {
  const hub = await makeLeads(appUrl);
  const size = { width: 1280, height: 800 };
  const page = await browser.newPage({ viewport: size, baseURL: appUrl });
  await page.goto("/");
  await picture(page, "landing", "Order The Book");
  await startQuiz(page);
  await answerQuestions(page, 1, 2);
  await picture(page, "quiz", "Question 3 of 8");
  await page.goto(`/hub/${hub}`);
  await picture(page, "hub", "Recommended");
  await signIn(page, "ada@example.com");
  await picture(page, "dashboard", "Lena Fischer");
}
