import type { Page } from "@playwright/test";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, RELEASE, test } from "../journey.ts";
import { answerQuestions, expectQuestion, openLeadForm, startQuiz } from "./quiz-walk.ts";

/** Longer than the way from a choice to the next question takes, by the page's own clock. */
const ADVANCED_MS = 1_000;

/** What holds somebody up at a question that is answered in words. */
async function writeWords(page: Page): Promise<void> {
  const onward = page.getByRole("button", { name: "Continue" });
  await expect(onward).toBeDisabled();
  await expect(onward).toHaveAccessibleDescription("A few words are enough to continue.");
  await page.getByRole("textbox").fill("   ");
  await expect(onward).toBeDisabled();
  const answer = page.getByRole("textbox");
  await answer.fill("結果が");
  await answer.dispatchEvent("keydown", { key: "Enter", keyCode: 229 });
  await expectQuestion(page, 6);
  await answer.dispatchEvent("keydown", { key: "Enter", keyCode: 13 });
  await expectQuestion(page, 7);
  await page.getByRole("button", { name: "Back" }).click();
  await expectQuestion(page, 6);
  await page.getByRole("textbox").fill("No leads");
  await onward.click();
  await answerQuestions(page, 7, 7);
  await expect(page.getByRole("heading", { name: "What monthly revenue" })).toBeFocused();
  await page.getByRole("textbox").fill("a lot");
  await expect(onward).toBeDisabled();
  await expect(page.getByRole("textbox")).toHaveAttribute("aria-invalid", "false");
  await expect(onward).toHaveAccessibleDescription("Please include a numeric value (e.g., $50K, $100,000)");
  await page.keyboard.press("Enter");
  await expectQuestion(page, 8);
  await expect(page.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("textbox").fill("$1M");
  await expect(onward).toBeEnabled();
}

test("a double tap is one advance, Back shows the old choice and runs ahead of nobody, and words are asked for where they lack", async ({
  page,
}) => {
  await page.clock.install();
  await startQuiz(page);
  await expect(page.getByRole("button", { name: "Back", exact: true })).toBeHidden();
  // Without waiting for the first to settle: both come within the delay.
  await page.getByRole("radio", { name: "My clients" }).dispatchEvent("click");
  await page.getByRole("radio", { name: "My own business" }).dispatchEvent("click");
  await expectQuestion(page, 2);
  // A second advance would have come by then.
  await page.clock.runFor(ADVANCED_MS);
  await expectQuestion(page, 2);
  await page.getByRole("button", { name: "Back" }).click();
  await expectQuestion(page, 1);
  await expect(page.getByRole("radio", { name: "My own business" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "My clients" })).not.toBeChecked();
  await page.clock.runFor(ADVANCED_MS);
  await expectQuestion(page, 1);
  await page.getByRole("button", { name: "Continue" }).click();
  await expectQuestion(page, 2);
  await expect(page.getByRole("button", { name: "Continue" })).toBeHidden();

  await answerQuestions(page, 2, 5);
  await test.step("a text step says why it cannot go on, and an Enter that ends an IME composition goes nowhere", () =>
    writeWords(page));
  await test.step("header and footer lead home and to the legal pages", async () => {
    await expect(page.getByRole("link", { name: "BPM home" })).toHaveAttribute("href", "/");
    await expect(page.getByRole("button", { name: "Your privacy choices" })).toBeAttached();
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL("/");
  });
});

test("on a low screen a step is drawn from its top, and everything is in reach", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await startQuiz(page);
  await page.getByRole("radio").last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await page.getByRole("radio").last().dispatchEvent("click");
  await page.getByText("Question 2", { exact: true }).waitFor();
  expect(await page.evaluate("[scrollY, document.activeElement.tagName]")).toEqual([0, "H1"]);

  await page.setViewportSize({ width: 390, height: 420 });
  await answerQuestions(page, 2, 5);
  await expectQuestion(page, 6);
  await expect(page.getByRole("button", { name: "Continue" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("Question 6 of 8")).toBeInViewport({ ratio: 1 });
  await page.getByRole("textbox").focus();
  await expect(page.getByRole("textbox")).toBeInViewport({ ratio: 1 });
});

test(
  "by keyboard alone: letters, digits, arrows that only move, Enter on texts",
  RELEASE,
  async ({ page }) => {
    await page.clock.install();
    await page.goto("/quiz");
    await page.getByRole("button", { name: "Start Assessment" }).focus();
    await page.keyboard.press("Enter");
    await expectQuestion(page, 1);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.keyboard.press("a");
    await expectQuestion(page, 2);

    await page.keyboard.press("Control+c");
    await page.keyboard.press("9");
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    await page.keyboard.press("3");
    await expectQuestion(page, 3);

    await page.keyboard.press("Tab");
    await expect(page.getByRole("radio").first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("radio").nth(3)).toBeFocused();
    await page.clock.runFor(ADVANCED_MS);
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    await page.keyboard.press("Home");
    await page.keyboard.press("Space");
    await expectQuestion(page, 4);

    await page.keyboard.press("C");
    await expectQuestion(page, 5);
    await page.keyboard.press("3");
    await expectQuestion(page, 6);

    const answer = page.getByRole("textbox");
    await answer.focus();
    await page.keyboard.type("a 1 bad cab");
    await expect(answer).toHaveValue("a 1 bad cab");
    await page.keyboard.press("Enter");
    await expectQuestion(page, 7);
    await page.keyboard.press("b");
    await expectQuestion(page, 8);
    await page.getByRole("textbox").focus();
    await page.keyboard.type("$50K");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Your results are ready" })).toBeFocused();

    await page.keyboard.press("Tab");
    await page.keyboard.type("Ada Lovelace");
    await page.keyboard.press("Tab");
    await page.keyboard.type("ada@analytical.example");
    await page.keyboard.press("Tab");
    await page.keyboard.type("https://analytical.example");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/hub\/[0-9a-f-]{36}$/);
  },
);

const edgeOf = (page: Page, name: string) =>
  page.evaluate<string>(`getComputedStyle(document.querySelector("[name=${name}]")).borderTopColor`);

/** All that is missing is told at once, each at its field. Gives the color of what is wrong. */
async function sendTooEarly(page: Page): Promise<string> {
  const submit = page.getByRole("button", { name: "View My Results" });
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription(/add your name, a valid email address,? and/);
  await expect(page.getByRole("checkbox", { name: /email me the link/ })).not.toBeChecked();
  // A press on a step that is still moving in meets the picture of it.
  await expect(async () => {
    await submit.click({ force: true });
    await expect(page.getByLabel("Name")).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Please enter your name");
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  // One look for all at once, also of the field that has the focus.
  const wrong = await page.evaluate<string>(
    'getComputedStyle(document.querySelector("[aria-live].text-error")).color',
  );
  for (const name of ["name", "email", "businessUrl"]) {
    await expect(page.locator(`[name=${name}]`)).toHaveAttribute("aria-invalid", "true");
    await expect.poll(() => edgeOf(page, name)).toBe(wrong);
  }
  return wrong;
}

/** From wrong to right, with a press where the form knows what was meant. */
async function mendFields(page: Page, wrong: string): Promise<void> {
  const submit = page.getByRole("button", { name: "View My Results" });
  const email = page.getByRole("textbox", { name: "Email" });
  const website = page.getByRole("textbox", { name: "Business website" });
  await page.getByLabel("Name").fill("Ada Lovelace");
  await email.fill("ada@");
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  // What was told stays told while it is mended.
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.fill("ada@gmial.com");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect.poll(() => edgeOf(page, "email")).not.toBe(wrong);
  await website.fill("analytical.example");
  await expect(page.getByText("Please enter a valid URL (starting with http:// or https://)")).toBeVisible();
  await page.getByRole("button", { name: "ada@gmail.com" }).click();
  await expect(email).toHaveValue("ada@gmail.com");
  await expect(submit).toHaveAccessibleDescription("To see your results, add your website’s address.");
  await page.getByRole("button", { name: "https://analytical.example" }).click();
  await expect(website).toHaveValue("https://analytical.example");
  await expect(submit).toBeEnabled();
  await expectAccessible(page);
}

test(
  "the lead form asks for what is missing and helps to mend it, and no press goes astray",
  RELEASE,
  async ({ page }) => {
    await test.step("the press that leaves a website without https:// ticks the box that it began on", async () => {
      await openLeadForm(page);
      const website = page.getByRole("textbox", { name: "Business website" });
      const box = page.getByRole("checkbox", { name: /email me the link/ });
      await website.pressSequentially("analytical.example");
      const at = await box.boundingBox();
      if (!at) throw new Error("The box is not on the page.");
      await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
      await page.mouse.down();
      await expect(website).not.toBeFocused();
      // As long as a thumb rests: what would move has moved by then.
      await page.evaluate(
        "new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))",
      );
      await page.mouse.up();
      await expect(box).toBeChecked();
      await expect(page.getByRole("button", { name: "https://analytical.example" })).toBeVisible();
      await expect(website).toHaveAttribute("aria-invalid", "true");
    });
    await page.evaluate("localStorage.clear()");
    await openLeadForm(page);
    await mendFields(page, await sendTooEarly(page));
  },
);
