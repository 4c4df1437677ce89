import { fromQuizAnswers } from "#domain/funnel/answers/answers";
import type { Locator, Page } from "@playwright/test";
import { QUIZ_ANSWERS } from "../../setup/quiz-body.ts";
import { sampleRoadblocks } from "../../setup/content/sample-words.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, PHONE, test } from "../journey.ts";
import { answerQuestions, expectQuestion, openLeadForm, startQuiz } from "./quiz-walk.ts";

const expectBeats = (page: Page, count: number) =>
  expect(page.getByRole("progressbar").locator("path[data-drawn]")).toHaveCount(count);

/** From now on the sum of the shifts that no input explains, once the page has its fonts. */
const OBSERVE_SHIFTS = `document.fonts.ready.then(() => {
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value;
  }).observe({ type: "layout-shift" });
})`;

test("each answer adds its beat; Back and resuming keep them", async ({ page }) => {
  await startQuiz(page);
  await expectBeats(page, 0);
  await answerQuestions(page, 1, 5);
  await expectQuestion(page, 6);
  await expectBeats(page, 5);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expectQuestion(page, 5);
  await expectBeats(page, 5);
  await page.goto("/quiz");
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  await expectQuestion(page, 5);
  await expectBeats(page, 5);
  await page.getByRole("button", { name: "Continue" }).click();
  // What is not yet an answer draws nothing.
  await answerQuestions(page, 6, 7);
  await page.getByRole("textbox").fill("a lot");
  await expectBeats(page, 7);
  await page.getByRole("textbox").fill("$500K");
  await expectBeats(page, 8);
});

test(
  "the heading stays where it is from step to step, on one left edge with the logo",
  PHONE,
  async ({ page }) => {
    // A step that moves in has not yet come to its place.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await startQuiz(page);
    await page.evaluate(OBSERVE_SHIFTS);
    const placeOf = async (locator: Locator) => {
      const box = await locator.boundingBox();
      return { x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0) };
    };
    const heading = page.getByRole("heading", { level: 1 });
    const first = await placeOf(heading);
    expect(first.x).toBe((await placeOf(page.getByRole("link", { name: "BPM home" }))).x);
    await expect(page.getByRole("contentinfo")).not.toBeInViewport({ ratio: 0.1 });
    for (let step = 1; step <= 8; step++) {
      await answerQuestions(page, step, step);
      if (step < 8) await expectQuestion(page, step + 1);
      else await expect(page.getByRole("heading", { name: "Your results are ready" })).toBeFocused();
      expect(await placeOf(heading)).toEqual(first);
    }
    expect(await page.evaluate("shifted")).toBeLessThanOrEqual(0.01);
  },
);

test("on a low screen everything can be scrolled to, and the next step is in reach", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await startQuiz(page);
  await answerQuestions(page, 1, 5);
  await expectQuestion(page, 6);
  await expect(page.getByRole("button", { name: "Continue" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("Question 6 of 8")).toBeInViewport({ ratio: 1 });
  await page.getByRole("textbox").focus();
  await expect(page.getByRole("textbox")).toBeInViewport({ ratio: 1 });
});

test(
  "beside the lead form stands a first look at the visitor's own result",
  PHONE,
  async ({ page, isMobile }) => {
    await openLeadForm(page);
    await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
    await expectBeats(page, 8);
    const [first, second] = sampleRoadblocks(fromQuizAnswers(QUIZ_ANSWERS));
    const look = page.getByRole("region", { name: "A first look at your result" });
    await expect(look.getByText(first?.title ?? "")).toBeInViewport();
    // Phones have the line above the heading, and room for the fields.
    if (!isMobile) {
      const pulse = look.getByRole("img", { name: /^Your pulse: 8 beats.* Uneven at situation and funnel/ });
      await expect(pulse).toBeVisible();
      await expect(look.getByText("Your program and its price")).toBeVisible();
    }
    // Covered means that it is not there.
    await expect(look).not.toContainText(second?.title ?? "");
    await expect(page.getByLabel("Name")).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  },
);

const PREVIEW = /lead-preview.*\.js$/;

test("a preview that comes late moves nothing", async ({ page }) => {
  const { promise: isAsked, resolve: mayCome } = Promise.withResolvers<void>();
  await page.route(PREVIEW, async (route) => {
    await isAsked;
    await route.continue();
  });
  await openLeadForm(page);
  await page.getByLabel("Name").fill("Ada");
  await page.evaluate(OBSERVE_SHIFTS);
  // Shifts soon after an input do not count.
  await page.waitForTimeout(600);
  mayCome();
  await expect(page.getByRole("region", { name: "A first look at your result" })).toBeVisible();
  expect(await page.evaluate("shifted")).toBeLessThanOrEqual(0.01);
});

test("a preview that does not come costs nothing but itself", async ({ page, allowConsole }) => {
  allowConsole(/lead-preview/);
  await page.route(PREVIEW, (route) => route.abort());
  await startQuiz(page);
  await page.evaluate("globalThis.isSamePage = true");
  await answerQuestions(page, 1, 8);
  await expect(page.getByRole("heading", { name: "Your results are ready" })).toBeFocused();
  await expect(page.getByRole("region", { name: "A first look at your result" })).toHaveCount(0);
  expect(await page.evaluate("isSamePage")).toBe(true);
});
