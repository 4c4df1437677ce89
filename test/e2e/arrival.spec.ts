import type { Page } from "@playwright/test";
import { expect, RELEASE, signInUnseen, test } from "./journey.ts";
import { completeQuiz } from "./quiz/quiz-walk.ts";

const AD = "/?utm_source=fb&utm_campaign=spring&fbclid=click-1";

const stored = (page: Page) => page.evaluate(() => localStorage.getItem("attribution") ?? "");

type Lead = { id: number; sessionId: string; firstTouch: unknown; lastTouch: unknown };

/** A lead as staff see it; from then on the visitor is staff. */
async function leadOf(page: Page, sessionId: string): Promise<Lead | undefined> {
  await signInUnseen(page.request, "grace@example.com");
  const answer = await page.request.get("/api/assessments?limit=100");
  const leads: Lead[] = await answer.json();
  return leads.find((each) => each.sessionId === sessionId);
}

test(
  "an arrival on the landing page is known after going on by the address bar; who comes back by an ad counts for the one before",
  RELEASE,
  async ({ page }) => {
    await page.goto(AD);
    await expect.poll(() => stored(page)).toContain("spring");
    const sessionId = await completeQuiz(page);
    const told = page.waitForResponse("**/api/assessment/track-visit");
    await page.goto("/?utm_source=fb&utm_campaign=autumn&fbclid=click-2");
    expect((await told).status()).toBe(200);
    const lead = await leadOf(page, sessionId);
    const arrival = { utm_source: "fb", utm_campaign: "spring", fbclid: "click-1", landingPath: "/" };
    expect([lead?.firstTouch, lead?.lastTouch]).toMatchObject([arrival, arrival]);
    const { timeline }: { timeline: { which?: string }[] } = await (
      await page.request.get(`/api/leads/${lead?.id}`)
    ).json();
    expect(timeline.filter(({ which }) => which === "later")).toMatchObject([
      { kind: "touch", touch: { utm_campaign: "autumn" } },
    ]);
  },
);

test("where a visitor is asked first, the page and the time alone are", RELEASE, async ({ page }) => {
  const config = await (await page.request.get("/api/config")).json();
  await page.route("**/api/config", (route) => route.fulfill({ json: { ...config, consentMode: "opt-in" } }));
  const answered = page.waitForResponse("**/api/config");
  await page.goto(AD);
  await answered;
  await expect.poll(() => stored(page)).toContain('"landingPath":"/"');
  expect(await stored(page)).not.toMatch(/spring|click-1/);
  const sessionId = await completeQuiz(page);
  const arrival = { landingPath: "/", at: expect.any(String) };
  const lead = await leadOf(page, sessionId);
  expect([lead?.firstTouch, lead?.lastTouch]).toEqual([arrival, arrival]);
});
