import type { Page } from "@playwright/test";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, RELEASE, test } from "../journey.ts";
import { answerQuestions, CHOICES, completeQuiz, expectQuestion, startQuiz } from "./quiz-walk.ts";

// The way between the questions is not what these journeys are about.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const dialog = { name: "Continue your assessment?" };

/** Whoever starts anew has answered nothing. */
async function startFresh(page: Page): Promise<void> {
  await page.getByRole("dialog", dialog).getByRole("button", { name: "Start Fresh" }).click();
  await expectQuestion(page, 1);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
}

test(
  "the browser's Back is the previous question; what was left is continued where it was or begun anew, and Esc decides nothing",
  RELEASE,
  async ({ page }) => {
    const asked = page.getByRole("dialog", dialog);
    const expectChosen = (number: number) =>
      expect(page.getByRole("radio", { name: CHOICES[number] ?? "" })).toBeChecked();
    const sessions = new Set<string>();
    page.on("request", (request) => {
      if (request.url().endsWith("/track-quiz-start")) sessions.add(request.postDataJSON().sessionId);
    });
    await startQuiz(page);
    await answerQuestions(page, 1, 3);
    await expectQuestion(page, 4);
    await page.goBack();
    await expectQuestion(page, 3);
    await expectChosen(3);

    await test.step("a reload asks, and going on is the same one", async () => {
      await page.reload();
      await expect(asked).toContainText("Question 3");
      await expect(page.getByRole("button", { name: "Start Assessment" })).toBeVisible();
      await asked.getByRole("button", { name: "Continue" }).click();
      await expectQuestion(page, 3);
      await expectChosen(3);
      await page.goForward();
      await answerQuestions(page, 4, 4);
      await expectQuestion(page, 5);
    });

    await test.step("Esc decides nothing: the question comes again at the start", async () => {
      await page.goto("/quiz");
      await expect(asked).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      await page.getByRole("button", { name: "Start Assessment" }).click();
      await expect(asked).toContainText("Question 5");
      await expect(asked).toContainText("just now");
      await expect(asked.getByRole("button", { name: "Continue" })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press("Enter");
      await expectQuestion(page, 5);
      await page.goBack();
      await expectQuestion(page, 4);
      await expectChosen(4);
      for (let back = 4; back > 1; back--) await page.goBack();
      await expectQuestion(page, 1);
    });

    await test.step("Start Fresh begins a new one, after a reload too, and seven days are too long ago", async () => {
      await page.goto("/quiz");
      await startFresh(page);
      await expect.poll(() => sessions.size).toBe(2);
      await answerQuestions(page, 1, 2);
      await expectQuestion(page, 3);
      await page.reload();
      await startFresh(page);
      await answerQuestions(page, 1, 2);
      await expectQuestion(page, 3);
      await page.clock.setSystemTime(Date.now() + 7 * 86_400_000 + 60_000);
      await page.goto("/quiz");
      await expect(page.getByRole("button", { name: "Start Assessment" })).toBeVisible();
      await expect(page.getByRole("dialog")).toBeHidden();
    });
  },
);

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
