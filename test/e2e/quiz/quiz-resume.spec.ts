import { BLOCKED_STORAGE } from "../blocked-storage.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, RELEASE, test } from "../journey.ts";
import {
  answerQuestions,
  CHOICES,
  completeQuiz,
  expectQuestion,
  fillLeadForm,
  startQuiz,
} from "./quiz-walk.ts";

// The way between the questions is not what these journeys are about.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const dialog = { name: "Continue your assessment?" };

test(
  "the browser's Back is the previous question; a reload asks, and going on is the same one",
  RELEASE,
  async ({ page }) => {
    await startQuiz(page);
    await answerQuestions(page, 1, 3);
    await expectQuestion(page, 4);
    await page.goBack();
    await expectQuestion(page, 3);
    await expect(page.getByRole("radio", { name: CHOICES[3] ?? "" })).toBeChecked();
    await page.reload();
    const asked = page.getByRole("dialog", dialog);
    await expect(asked).toContainText("Question 3");
    await expect(page.getByRole("button", { name: "Start Assessment" })).toBeVisible();
    await asked.getByRole("button", { name: "Continue" }).click();
    await expectQuestion(page, 3);
    await expect(page.getByRole("radio", { name: CHOICES[3] ?? "" })).toBeChecked();
    await page.goForward();
    await expectQuestion(page, 4);
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expectQuestion(page, 1);
  },
);

test("a reload of the lead form asks too, and keeps what was typed", async ({ page }) => {
  await startQuiz(page);
  await answerQuestions(page, 1, 8);
  await fillLeadForm(page);
  await page.reload();
  await page.getByRole("dialog", dialog).getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Your results are ready" })).toBeVisible();
  await expect(page.getByRole("button", { name: "View My Results" })).toBeEnabled();
  await page.goBack();
  await expectQuestion(page, 8);
});

test(
  "an assessment that was left can be continued where it was, and Esc decides nothing",
  RELEASE,
  async ({ page }) => {
    await startQuiz(page);
    await answerQuestions(page, 1, 4);
    await expectQuestion(page, 5);
    await page.goto("/quiz");
    const asked = page.getByRole("dialog", dialog);
    await expect(asked).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("button", { name: "Start Assessment" }).click();
    // The question comes again at the start.
    await expect(asked).toContainText("Question 5");
    await expect(asked).toContainText("just now");
    await expect(asked.getByRole("button", { name: "Continue" })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expectQuestion(page, 5);
    await page.goBack();
    await expectQuestion(page, 4);
    await expect(page.getByRole("radio", { name: CHOICES[4] ?? "" })).toBeChecked();
  },
);

test("after a reload too, Start Fresh begins a new assessment, and what is seven days old is discarded", async ({
  page,
}) => {
  const sessions: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/track-quiz-start")) sessions.push(request.postDataJSON().sessionId);
  });
  await startQuiz(page);
  await answerQuestions(page, 1, 1);
  await expectQuestion(page, 2);
  await page.goto("/quiz");
  await page.getByRole("button", { name: "Start Fresh" }).click();
  await expectQuestion(page, 1);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect.poll(() => new Set(sessions).size).toBe(2);
  await answerQuestions(page, 1, 2);
  await expectQuestion(page, 3);
  await page.reload();
  await page.getByRole("dialog", dialog).getByRole("button", { name: "Start Fresh" }).click();
  await expectQuestion(page, 1);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);

  await answerQuestions(page, 1, 2);
  await expectQuestion(page, 3);
  await page.clock.setSystemTime(Date.now() + 7 * 86_400_000 + 60_000);
  await page.goto("/quiz");
  await expect(page.getByRole("button", { name: "Start Assessment" })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("with blocked storage the quiz goes on, without resume", async ({ page }) => {
  await page.addInitScript({ content: BLOCKED_STORAGE });
  await startQuiz(page);
  await answerQuestions(page, 1, 8);
  await fillLeadForm(page);
  await page.getByRole("button", { name: "View My Results" }).click();
  await expect(page).toHaveURL(/\/hub\/[0-9a-f-]{36}$/);
  await expect(page.getByText("Hi Ada!")).toBeVisible();
  await page.goto("/quiz");
  await expect(page.getByRole("button", { name: "Start Assessment" })).toBeVisible();
});

test("what was answered reaches the server before the end; without answers the address of a question is the welcome", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/quiz#question-5");
  await expect(page.getByRole("button", { name: "Start Assessment" })).toBeVisible();
  await expect(page).toHaveURL(/\/quiz$/);
  await startQuiz(page);
  const reported = page.waitForRequest(
    (request) => request.url().endsWith("/progress") && (request.postData() ?? "").includes("q3_adSpend"),
  );
  await answerQuestions(page, 1, 3);
  await page.clock.runFor(20_000);
  const { answers } = (await reported).postDataJSON();
  expect(answers).toEqual({ q1_businessType: "own-business", q2_situation: "yo-yo", q3_adSpend: "300-1000" });
});

test("a completed assessment opens at its results, whatever of them is slow, missing or over, and can be started again", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  const sessionId = await completeQuiz(page);

  await test.step("on the way back from the hub, and never the welcome, however slow the code is to come", async () => {
    await expect(page.getByText("Hi Ada!")).toBeVisible();
    await page.goBack();
    // Not the form that was sent.
    await expect(page.getByRole("link", { name: "Open my strategy hub" })).toBeVisible();
    const { promise: isLooked, resolve: mayCome } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await isLooked;
      await route.continue();
    });
    const welcome = page.locator("h1", { hasText: "Find out what" });
    await page.goto("/quiz", { waitUntil: "commit" });
    await welcome.waitFor({ state: "attached" });
    await expect(welcome).toBeHidden();
    mayCome();
    await expect(page.getByRole("link", { name: "Open my strategy hub" })).toBeVisible();
    await page.unroute("**/assets/*.js");
  });

  await test.step("they stand without their program, and say that the hub has closed", async () => {
    const saved = await page.evaluate<string>(`localStorage.getItem("last-assessment")`);
    const over = { ...JSON.parse(saved), hubExpiresAt: "2026-01-01T00:00:00.000Z" };
    const keep = (last: string) =>
      page.evaluate(`localStorage.setItem("last-assessment", ${JSON.stringify(last)})`);
    await keep(JSON.stringify(over));
    await page.route("**/api/tier-configs/*", (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto("/quiz");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your good weeks don’t repeat");
    await expect(page.getByText("Your result", { exact: true })).toBeVisible();
    await expect(page.getByText("Your program is in your strategy hub")).toBeVisible();
    await expect(page.getByText("Your hub has closed.")).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/api/tier-configs/*");
    await keep(saved);
  });

  await page.goto("/quiz");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your good weeks don’t repeat");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByText("You said: “My results go up and down”")).toBeVisible();
  await expect(page.getByText("What we recommend", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Optimize & Scale" })).toBeVisible();
  await expect(page.getByText("You told us that your results go up and down")).toBeVisible();
  await expect(page.getByRole("region", { name: "What else is holding your ads back" })).toBeVisible();
  await expect(page).toHaveTitle(/^Your results/);
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: "Open my strategy hub" })).toHaveAttribute(
    "href",
    `/hub/${sessionId}`,
  );

  const click = page.waitForRequest(/track-booking-click/);
  await page.getByRole("button", { name: "Book a call" }).click();
  expect((await click).postDataJSON()).toEqual({ sessionId, source: "quiz_results" });
  await expect(page.getByTitle("Choose a time for your free strategy call")).toBeVisible();
  await page.goBack();

  await page.getByRole("button", { name: "Start again" }).click();
  await expectQuestion(page, 1);
  await expect(page.getByRole("radio", { name: CHOICES[1] ?? "" })).toBeChecked();
  await page.getByRole("button", { name: "Continue" }).click();
  await expectQuestion(page, 2);
  await expect(page.getByRole("radio", { name: CHOICES[2] ?? "" })).toBeChecked();
});
