import type { Page } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { expect, RELEASE, test } from "./journey.ts";
import { answerQuestions, fillLeadForm, openLeadForm, startQuiz } from "./quiz/quiz-walk.ts";

/** Takes a part of the content out of a page's document: what shows it fails to render. */
async function withoutPart(page: Page, path: string, part: string): Promise<void> {
  await page.route(path, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /(<script type="application\/json" id="page-content">)(.*?)(<\/script>)/s,
      (_whole, open: string, json: string, close: string) => {
        const { [part]: _left, ...content } = JSON.parse(json);
        return open + JSON.stringify(content) + close;
      },
    );
    await route.fulfill({ response, body: html });
  });
}

/** Run in a page: from here on nobody can make an element of this kind there. */
const fail = (kind: string) => `(() => {
  const { createElement } = document;
  document.createElement = function (name, ...rest) {
    if (name === "${kind}") throw new Error("No ${kind} today.");
    return createElement.call(this, name, ...rest);
  };
})()`;

test.beforeEach(({ allowConsole }) => allowConsole(/came without its|No span today/));

test("a landing page that fails keeps what it came with, and leads on", RELEASE, async ({ page }) => {
  await withoutPart(page, "/", "programs");
  await page.goto("/");
  const told = page.waitForRequest("/api/page-failures");
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 600);
  expect((await told).postDataJSON()).toEqual({ page: "landing" });
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await page.getByRole("link", { name: "Get My Free Assessment" }).first().click();
  await expect(page).toHaveURL("/chat");
});

test(
  "a quiz that fails says so, and goes on where it was once it is loaded again",
  RELEASE,
  async ({ page }) => {
    await withoutPart(page, "/quiz", "contact");
    await startQuiz(page);
    await answerQuestions(page, 1, 8);
    await expect(page.getByRole("heading", { name: "This page stopped working" })).toBeVisible();
    await expectAccessible(page);
    await page.unroute("/quiz");
    await page.getByRole("button", { name: "Load again" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { name: "Your results are ready" })).toBeVisible();
  },
);

test("a form that was sent arrives, whatever fails while it is sent", RELEASE, async ({ page }) => {
  await openLeadForm(page);
  await fillLeadForm(page);
  await page.evaluate(fail("span"));
  await page.getByRole("button", { name: "View My Results" }).click();
  await expect(page.getByRole("heading", { name: "This page stopped working" })).toBeVisible();
  await page.getByRole("link", { name: /hub/i }).click();
  await expect(page.getByText("Hi Ada!")).toBeVisible();
});

test("a look at the result that does not load leaves no empty box, and loads nothing anew", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route("**/lead-preview*", (route) => route.abort());
  const loads: string[] = [];
  page.on("load", () => loads.push(page.url()));
  await openLeadForm(page);
  const box = page.locator(".quiz-preview");
  const ground = await page.evaluate("getComputedStyle(document.body).backgroundColor");
  await expect(box).toHaveCSS("background-color", String(ground));
  await expect(page.getByRole("region", { name: "A first look at your result" })).toHaveCount(0);
  // The page on which the answers were put, and the quiz.
  expect(loads).toHaveLength(2);
});
