import { fromQuizAnswers } from "#domain/funnel/answers/answers";
import type { Locator, Page } from "@playwright/test";
import { QUIZ_ANSWERS } from "../../setup/quiz-body.ts";
import { sampleRoadblocks } from "../../setup/content/sample-words.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, PHONE, test } from "../journey.ts";
import { answerQuestions, expectQuestion, fillLeadForm, openLeadForm, startQuiz } from "./quiz-walk.ts";

const expectBeats = (page: Page, count: number) =>
  expect(page.getByRole("progressbar").locator("path[data-drawn]")).toHaveCount(count);

/** From now on the sum of the shifts that no input explains, once the page has its fonts. */
const OBSERVE_SHIFTS = `document.fonts.ready.then(() => {
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value;
  }).observe({ type: "layout-shift" });
})`;

/** Where a part of the page stands. */
async function placeOf(locator: Locator) {
  const box = await locator.boundingBox();
  return { x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0) };
}

/** The way back to the last question and its words: what is not yet an answer draws nothing. */
async function expectBeatsKept(page: Page): Promise<void> {
  await fillLeadForm(page);
  await page.reload();
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Your results are ready" })).toBeVisible();
  await expectBeats(page, 8);
  await expect(page.getByRole("button", { name: "View My Results" })).toBeEnabled();
  await page.goBack();
  await expectQuestion(page, 8);
  await expectBeats(page, 8);
  await page.getByRole("textbox").fill("a lot");
  await expectBeats(page, 7);
  await page.getByRole("textbox").fill("$500K");
  await expectBeats(page, 8);
}

test(
  "from step to step the heading stays where it is and each answer adds its beat; a reload keeps the beats and what was typed",
  PHONE,
  async ({ page, isMobile }) => {
    // Axe sees the same on each width.
    const expectFaultless = async () => void (!isMobile && (await expectAccessible(page)));
    // A step that moves in has not yet come to its place.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/quiz");
    await expectFaultless();
    await startQuiz(page);
    await expectFaultless();
    await page.evaluate(OBSERVE_SHIFTS);
    const heading = page.getByRole("heading", { level: 1 });
    const first = await placeOf(heading);
    expect(first.x).toBe((await placeOf(page.getByRole("link", { name: "BPM home" }))).x);
    await expect(page.getByRole("contentinfo")).not.toBeInViewport({ ratio: 0.1 });
    await expectBeats(page, 0);
    for (let step = 1; step <= 8; step++) {
      await answerQuestions(page, step, step);
      if (step < 8) await expectQuestion(page, step + 1);
      else await expect(page.getByRole("heading", { name: "Your results are ready" })).toBeFocused();
      expect(await placeOf(heading)).toEqual(first);
      await expectBeats(page, step);
      if (step === 5) await expectFaultless();
    }
    expect(await page.evaluate("shifted")).toBeLessThanOrEqual(0.01);
    if (!isMobile) await expectBeatsKept(page);
  },
);

test(
  "the lead form stands on the first screen, beside a first look at the visitor's own result",
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
    await expectAccessible(page);
    const submit = page.getByRole("button", { name: "View My Results" });
    for (const part of [page.getByLabel("Name"), page.getByLabel("Business website"), submit])
      await expect(part).toBeInViewport({ ratio: 1 });
    // As much as an on-screen keyboard leaves: the button stays in reach.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 480 });
    await page.getByLabel("Name").focus();
    await expect(page.getByLabel("Name")).toBeInViewport({ ratio: 1 });
    await expect(submit).toBeInViewport({ ratio: 1 });
  },
);

test("a preview that comes late moves nothing", async ({ page }) => {
  const { promise: isAsked, resolve: mayCome } = Promise.withResolvers<void>();
  await page.route(/lead-preview.*\.js$/, async (route) => {
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
