import { fromQuizAnswers } from "#domain/funnel/answers/answers";
import type { Page } from "@playwright/test";
import { QUIZ_ANSWERS } from "../../setup/quiz-body.ts";
import { sampleRoadblocks } from "../../setup/content/sample-words.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, PHONE, RELEASE, test } from "../journey.ts";
import { changeHubData, createHub, expectTakenOver, openFold, pagesOf } from "./hub-setup.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const today = (page: Page) => page.getByRole("region", { name: "Today" }).getByRole("listitem");
const week = (page: Page) => page.getByRole("region", { name: "Your next seven days" }).getByRole("listitem");

test(
  "the plan is ticked off by keyboard and stays ticked on this device; nobody is told, nor asked for the hub again",
  RELEASE,
  async ({ page, request }) => {
    const sessionId = await createHub(request);
    await page.goto(`/hub/${sessionId}`);
    await expectTakenOver(page);
    await page.waitForLoadState("networkidle");
    const asked: string[] = [];
    const told: string[] = [];
    page.on("request", (sent) => {
      if (sent.url().includes(`/hub/${sessionId}`)) asked.push(sent.url());
      // Scrolling to a step may load what is below it.
      if (sent.method() !== "GET") told.push(sent.url());
    });
    const standing = page.getByRole("status").filter({ hasText: "done" });

    await page.getByRole("link", { name: "Open my 7-day plan" }).press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page).toHaveURL(`/hub/${sessionId}/plan`);
    await expect(page).toHaveTitle(/^Your 7-day plan/);
    await expect(heading(page)).toHaveText(sampleRoadblocks(fromQuizAnswers(QUIZ_ANSWERS))[0]?.title ?? "");
    await expect(today(page)).toHaveCount(3);
    await expect(week(page)).toHaveText(
      Array.from({ length: 7 }, (_, day) => new RegExp(`^Day ${day + 1}: `)),
    );
    await expect(page.getByRole("heading", { name: "Book your free strategy call" })).toBeAttached();
    await page.waitForLoadState("networkidle");
    told.length = 0;

    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Back to my strategy hub" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Print" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Book Free Call" })).toBeFocused();
    for (const box of await today(page).getByRole("checkbox").all()) {
      await page.keyboard.press("Tab");
      await expect(box).toBeFocused();
      await page.keyboard.press("Space");
      await expect(box).toBeChecked();
    }
    await week(page).first().getByText("Day 1").click();
    await expect(week(page).first().getByRole("checkbox")).toBeChecked();
    await expect(standing).toHaveText("4 of 10 done");
    await expectAccessible(page);
    expect(told).toEqual([]);

    await page.getByRole("link", { name: "Back to my strategy hub" }).click();
    await expect(page).toHaveURL(`/hub/${sessionId}`);
    await expect(page.getByRole("heading", { name: "Your next steps" })).toBeVisible();
    await page.goBack();
    await expect(today(page)).toHaveCount(3);
    expect(asked).toEqual([]);
    await page.reload();
    await expect(standing).toHaveText("4 of 10 done");
    await expect(today(page).first().getByRole("checkbox")).toBeChecked();
    await expect(week(page).first().getByRole("checkbox")).toBeChecked();
    await today(page).first().getByRole("checkbox").uncheck();
    await expect(standing).toHaveText("3 of 10 done");
  },
);

test(
  "opening the plan is no visit of the hub; a call booked there is booked on both, and erased data is on neither",
  RELEASE,
  async ({ page, request, allowConsole }) => {
    allowConsole(/status of 404/);
    const posted: string[] = [];
    page.on("request", (sent) => {
      if (sent.method() === "POST") posted.push(`${new URL(sent.url()).pathname} ${sent.postData()}`);
    });
    await page.goto(`/hub/${await createHub(request)}/plan`);
    await page.waitForLoadState("networkidle");
    expect(posted).toEqual([]);

    await page.getByRole("heading", { name: "Book your free strategy call" }).scrollIntoViewIfNeeded();
    const frame = page.getByTitle("Choose a time for your free strategy call").contentFrame();
    await frame.getByRole("group").getByRole("button").first().click();
    await frame.getByRole("button", { name: "Schedule the call" }).click();
    await expect(page.getByRole("heading", { name: "Your call is booked" })).toBeVisible();
    await page.getByRole("link", { name: "Back to my strategy hub" }).click();
    await expect(page.getByRole("heading", { name: "Your next steps" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Your call is booked" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Book Free Call" })).toHaveCount(0);
    await expect.poll(() => posted.join("\n")).toContain("HubPageView");

    await openFold(page, "Your data");
    await page.getByRole("button", { name: "Erase my data" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Erase my data" }).click();
    await expect(page.getByRole("heading", { name: "Your data has been erased" })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Strategy Not Found" })).toBeVisible();
    await expect(page.getByText("Your 7-day plan")).toHaveCount(0);
  },
);

test(
  "the way to a call stands beside the steps on the first screen, and on paper the plan is two pages",
  PHONE,
  async ({ page, request, isMobile }) => {
    await page.goto(`/hub/${await createHub(request)}/plan`);
    await expectTakenOver(page);
    const book = page.getByRole("button", { name: "Book Free Call" });
    await expect(book).toBeInViewport({ ratio: 1 });
    await expect(today(page).first()).toBeInViewport();
    await book.click();
    await expect(page.getByRole("heading", { name: "Book your free strategy call" })).toBeFocused();
    if (isMobile) return;

    await test.step("on A4 and Letter it is two pages, were every line as long as it may be", async () => {
      for (const format of ["A4", "Letter"]) expect(await pagesOf(page, format)).toBe(2);
      await page.emulateMedia({ media: "print" });
      for (const hidden of ["Print", "Your privacy choices"]) {
        await expect(page.getByRole("button", { name: hidden })).toBeHidden();
      }
      await expect(page.getByRole("heading", { name: "Book your free strategy call" })).toBeHidden();
      await expect(page.getByRole("contentinfo")).toBeHidden();
      await page.emulateMedia({ media: null });
      const answers = { ...QUIZ_ANSWERS, q1_businessType: "clients" };
      const sessionId = await createHub(request, { answers });
      // A booked call takes no room on paper.
      await changeHubData(page, (data) => {
        data["hub"] = Object.assign({}, data["hub"], { call: { startsAt: "2026-06-01T15:00:00.000Z" } });
      });
      await page.goto(`/hub/${sessionId}/plan`);
      await expect(page.getByRole("heading", { name: "Your call is booked" })).toBeVisible();
      await page.evaluate(`for (const line of document.querySelectorAll("li p, header p")) {
      line.textContent = "average words of any plan ".repeat(9).slice(0, 220);
    }`);
      for (const format of ["A4", "Letter"]) expect(await pagesOf(page, format)).toBe(2);
    });

    await test.step("nothing is wider than the narrowest screen, with text at 200 %", async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.evaluate('document.documentElement.style.fontSize = "200%"');
      await expect(today(page)).toHaveCount(3);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(320);
      for (const box of await page.getByRole("listitem").all()) {
        const { x = 0, width = Infinity } = (await box.boundingBox()) ?? {};
        expect(x + width).toBeLessThanOrEqual(320);
      }
    });
  },
);
