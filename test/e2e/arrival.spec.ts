import type { Page } from "@playwright/test";
import { expect, signInUnseen, test } from "./journey.ts";
import { completeQuiz } from "./quiz/quiz-walk.ts";

const AD = "/?utm_source=fb&utm_campaign=spring&fbclid=click-1";

const stored = (page: Page) => page.evaluate(() => localStorage.getItem("attribution") ?? "");

async function touchesOf(page: Page, sessionId: string): Promise<unknown> {
  await signInUnseen(page.request, "grace@example.com");
  const answer = await page.request.get("/api/assessments?limit=100");
  const leads: { sessionId: string; firstTouch: unknown; lastTouch: unknown }[] = await answer.json();
  const lead = leads.find((each) => each.sessionId === sessionId);
  return [lead?.firstTouch, lead?.lastTouch];
}

test("an arrival on the landing page is known after going on by the address bar, nothing touched", async ({
  page,
}) => {
  await page.goto(AD);
  await expect.poll(() => stored(page)).toContain("spring");
  const sessionId = await completeQuiz(page);
  const arrival = { utm_source: "fb", utm_campaign: "spring", fbclid: "click-1", landingPath: "/" };
  expect(await touchesOf(page, sessionId)).toMatchObject([arrival, arrival]);
});

test("where a visitor is asked first, the page and the time alone are", async ({ page }) => {
  const config = await (await page.request.get("/api/config")).json();
  await page.route("**/api/config", (route) => route.fulfill({ json: { ...config, consentMode: "opt-in" } }));
  const answered = page.waitForResponse("**/api/config");
  await page.goto(AD);
  await answered;
  await expect.poll(() => stored(page)).toContain('"landingPath":"/"');
  expect(await stored(page)).not.toMatch(/spring|click-1/);
  const sessionId = await completeQuiz(page);
  const arrival = { landingPath: "/", at: expect.any(String) };
  expect(await touchesOf(page, sessionId)).toEqual([arrival, arrival]);
});
