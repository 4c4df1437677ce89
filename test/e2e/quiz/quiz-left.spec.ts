import { expect, RELEASE, signInUnseen, test } from "../journey.ts";
import { answerQuestions } from "./quiz-walk.ts";

test("who leaves at question 4 has saved the answers, by two reports at most", RELEASE, async ({ page }) => {
  const reports: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/assessment/progress")) reports.push(request.postDataJSON().answers);
  });
  await page.clock.install();
  await test.step("without answers the address of a question is the welcome", async () => {
    await page.goto("/quiz#question-5");
    await expect(page).toHaveURL(/\/quiz$/);
  });
  await page.getByRole("button", { name: "Start Assessment" }).click();
  await answerQuestions(page, 1, 2);
  expect(reports).toEqual([]);
  await page.clock.runFor(30_000);
  await expect.poll(() => reports.length).toBe(1);
  expect(reports).toEqual([{ q1_businessType: "own-business", q2_situation: "yo-yo" }]);
  await answerQuestions(page, 3, 3);
  await page.goto("/terms");

  // The browser need not tell of a request that outlives its page, so the server is asked.
  await signInUnseen(page.request, "grace@example.com");
  const newest = async () => (await (await page.request.get("/api/assessments?type=quiz&limit=1")).json())[0];
  await expect.poll(async () => Object.keys((await newest()).answers)).toHaveLength(3);
  expect(reports.length).toBeLessThanOrEqual(2);
});
