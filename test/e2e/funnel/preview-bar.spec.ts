import type { Page } from "@playwright/test";
import { field } from "../chat/chat-walk.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, signInUnseen, test } from "../journey.ts";
import { answerQuestions } from "../quiz/quiz-walk.ts";

const bar = (page: Page) => page.getByRole("complementary", { name: "Preview", exact: true });
const editorLink = (page: Page) => bar(page).getByRole("link", { name: "Back to the editor" });

/** Each ends otherwise; one app shows them all. The hub is nobody’s. */
const HUB = "/hub/00000000-0000-4000-8000-000000000000";
const PAGES = ["", HUB, `${HUB}/plan`, "/terms"];

async function previewPath(page: Page): Promise<string> {
  await signInUnseen(page.request, "ada@example.com");
  const { path } = await (await page.request.post("/api/content/previews")).json();
  return path;
}

/** At the end of the page an element ends where the bar begins, or before. */
async function expectAboveBar(page: Page, part: ReturnType<Page["locator"]>): Promise<void> {
  await expect
    .poll(async () => {
      // Parts of the page load as they come near.
      await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
      const [box, below] = await Promise.all([part.boundingBox(), bar(page).boundingBox()]);
      return (box?.y ?? Infinity) + (box?.height ?? 0) - (below?.y ?? 0);
    })
    .toBeLessThanOrEqual(0.5);
}

test("each page of a preview says that it is one and until when, leads staff back to the editor, and covers nothing", async ({
  page,
  browser,
  baseURL,
}) => {
  const path = await previewPath(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const each of PAGES) {
    await page.goto(path + each);
    await expect(bar(page)).toHaveText(/^Preview · ends (today|tomorrow) at \d{1,2}:\d\d/);
    await expect(editorLink(page)).toBeInViewport();
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
    const footer = page.getByRole("contentinfo").getByRole("paragraph").last();
    if ((await footer.count()) === 0) continue;
    await expectAboveBar(page, footer);
  }

  await test.step("what stands at the end of the screen stands above it", async () => {
    await page.goto(`${path}/quiz`);
    await page.getByRole("button", { name: "Start Assessment" }).click();
    await answerQuestions(page, 1, 5);
    await expectAboveBar(page, page.locator(".quiz-actions"));
    await page.goto(`${path}/chat`);
    await page.getByRole("button", { name: "Start Assessment" }).click();
    await expectAboveBar(page, field(page));
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAboveBar(page, field(page));
    await expectAccessible(page);
  });

  await test.step("the keyboard reaches it", async () => {
    await page.goto(`${path}/terms`);
    await page.getByRole("contentinfo").getByRole("link").last().focus();
    const rest = page.getByRole("contentinfo").locator("a, button");
    for (let left = await rest.count(); left >= 0; left -= 1) {
      if ((await bar(page).locator("a:focus").count()) > 0) break;
      await page.keyboard.press("Tab");
    }
    await expect(editorLink(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/admin\?tab=content/);
  });

  await test.step("whoever was only given the link has no way to the editor", async () => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const guest = await context.newPage();
    await guest.goto(path);
    await expect(bar(guest)).toContainText(/^Preview · ends/);
    await expect(editorLink(guest)).toHaveCount(0);
    await context.close();
  });

  await test.step("visitors have none", async () => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  });
});
