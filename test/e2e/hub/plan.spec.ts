import { fromQuizAnswers } from "#domain/funnel/answers/answers";
import type { Page } from "@playwright/test";
import { QUIZ_ANSWERS } from "../../setup/quiz-body.ts";
import { sampleRoadblocks } from "../../setup/content/sample-words.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, PHONE, RELEASE, test } from "../journey.ts";
import {
  changeHubData,
  changeHubDocument,
  createHub,
  expectTakenOver,
  openFold,
  pagesOf,
} from "./hub-setup.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const today = (page: Page) => page.getByRole("region", { name: "Today" }).getByRole("listitem");
const week = (page: Page) => page.getByRole("region", { name: "Your next seven days" }).getByRole("listitem");

test("from the hub to the plan and back, without asking for the hub again", async ({ page, request }) => {
  const sessionId = await createHub(request);
  await page.goto(`/hub/${sessionId}`);
  await expectTakenOver(page);
  const asked: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().includes(`/hub/${sessionId}`)) asked.push(sent.url());
  });

  await page.getByRole("link", { name: "Open my 7-day plan" }).click();
  await expect(page).toHaveURL(`/hub/${sessionId}/plan`);
  await expect(page).toHaveTitle(/^Your 7-day plan/);
  await expect(heading(page)).toHaveText(sampleRoadblocks(fromQuizAnswers(QUIZ_ANSWERS))[0]?.title ?? "");
  await expect(today(page)).toHaveCount(3);
  await expect(week(page)).toHaveText(Array.from({ length: 7 }, (_, day) => new RegExp(`^Day ${day + 1}: `)));
  await expect(page.getByRole("heading", { name: "Book your free strategy call" })).toBeAttached();

  await page.getByRole("link", { name: "Back to my strategy hub" }).click();
  await expect(page).toHaveURL(`/hub/${sessionId}`);
  await expect(page.getByRole("heading", { name: "Your next steps" })).toBeVisible();
  await page.goBack();
  await expect(today(page)).toHaveCount(3);
  expect(asked).toEqual([]);
});

test("a hub that was asked for is not asked for again by its plan", async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  const sessionId = await createHub(request);
  await changeHubDocument(page, () => "", 500);
  const asked: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().includes(`/hub/${sessionId}`)) asked.push(new URL(sent.url()).pathname);
  });
  const answered = page.waitForResponse(`/api/hub/${sessionId}`);
  await page.goto(`/hub/${sessionId}`);
  await answered;
  await expectTakenOver(page);
  await page.getByRole("link", { name: "Open my 7-day plan" }).click();
  await expect(today(page)).toHaveCount(3);
  expect(asked).toEqual([`/hub/${sessionId}`, `/api/hub/${sessionId}`]);
});

test("a call booked on the plan is booked on the hub as well", RELEASE, async ({ page, request }) => {
  const sessionId = await createHub(request);
  await page.goto(`/hub/${sessionId}/plan`);
  await page.getByRole("heading", { name: "Book your free strategy call" }).scrollIntoViewIfNeeded();
  const frame = page.getByTitle("Choose a time for your free strategy call").contentFrame();
  await frame.getByRole("group").getByRole("button").first().click();
  await frame.getByRole("button", { name: "Schedule the call" }).click();
  await expect(page.getByRole("heading", { name: "Your call is booked" })).toBeVisible();
  await page.getByRole("link", { name: "Back to my strategy hub" }).click();
  await expect(page.getByRole("heading", { name: "Your next steps" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your call is booked" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Book Free Call" })).toHaveCount(0);
});

test("going back after erasing shows nothing of the plan", async ({ page, request, allowConsole }) => {
  allowConsole(/status of 404/);
  const sessionId = await createHub(request);
  await page.goto(`/hub/${sessionId}/plan`);
  await expectTakenOver(page);
  await page.getByRole("link", { name: "Back to my strategy hub" }).click();
  await openFold(page, "Your data");
  await page.getByRole("button", { name: "Erase my data" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Erase my data" }).click();
  await expect(page.getByRole("heading", { name: "Your data has been erased" })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Strategy Not Found" })).toBeVisible();
  await expect(page.getByText("Your 7-day plan")).toHaveCount(0);
});

test("opening the plan is no visit of the hub", async ({ page, request }) => {
  const posted: string[] = [];
  page.on("request", (sent) => {
    if (sent.method() === "POST") posted.push(`${new URL(sent.url()).pathname} ${sent.postData()}`);
  });
  const sessionId = await createHub(request);
  await page.goto(`/hub/${sessionId}/plan`);
  await page.waitForLoadState("networkidle");
  expect(posted).toEqual([]);
  await page.getByRole("link", { name: "Back to my strategy hub" }).click();
  await expect.poll(() => posted.join("\n")).toContain("HubPageView");
});

test("the plan is ticked off by keyboard, and has no accessibility fault", async ({ page, request }) => {
  const sessionId = await createHub(request);
  await page.goto(`/hub/${sessionId}`);
  await expectTakenOver(page);
  await page.getByRole("link", { name: "Open my 7-day plan" }).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
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
  await expectAccessible(page);
});

test("the way to a call stands beside the steps on the first screen", PHONE, async ({ page, request }) => {
  await page.goto(`/hub/${await createHub(request)}/plan`);
  await expectTakenOver(page);
  const book = page.getByRole("button", { name: "Book Free Call" });
  await expect(book).toBeInViewport({ ratio: 1 });
  await expect(today(page).first()).toBeInViewport();
  await book.click();
  await expect(page.getByRole("heading", { name: "Book your free strategy call" })).toBeFocused();
});

test("what is ticked stays ticked on this device, and nobody is told", RELEASE, async ({ page, request }) => {
  const sessionId = await createHub(request);
  await page.goto(`/hub/${sessionId}/plan`);
  await expectTakenOver(page);
  await page.waitForLoadState("networkidle");
  const sent: string[] = [];
  // Scrolling to a step may load what is below it.
  page.on("request", (one) => void (one.method() !== "GET" && sent.push(one.url())));
  const standing = page.getByRole("status").filter({ hasText: "done" });
  await today(page).first().getByRole("checkbox").check();
  await week(page).last().getByRole("checkbox").check();
  await expect(standing).toHaveText("2 of 10 done");
  expect(sent).toEqual([]);
  await page.reload();
  await expect(standing).toHaveText("2 of 10 done");
  await expect(today(page).first().getByRole("checkbox")).toBeChecked();
  await expect(week(page).last().getByRole("checkbox")).toBeChecked();
  await today(page).first().getByRole("checkbox").uncheck();
  await expect(standing).toHaveText("1 of 10 done");
});

test("on A4 and Letter the plan is two pages, were every line as long as it may be", async ({
  page,
  request,
}) => {
  const answers = { ...QUIZ_ANSWERS, q1_businessType: "clients" };
  await page.goto(`/hub/${await createHub(request, { answers })}/plan`);
  await expectTakenOver(page);
  for (const format of ["A4", "Letter"]) expect(await pagesOf(page, format)).toBe(2);
  await page.evaluate(`for (const line of document.querySelectorAll("li p, header p")) {
      line.textContent = "average words of any plan ".repeat(9).slice(0, 220);
    }`);
  for (const format of ["A4", "Letter"]) expect(await pagesOf(page, format)).toBe(2);
  await page.emulateMedia({ media: "print" });
  for (const hidden of ["Print", "Your privacy choices"]) {
    await expect(page.getByRole("button", { name: hidden })).toBeHidden();
  }
  await expect(page.getByRole("heading", { name: "Book your free strategy call" })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
});

test("a booked call takes no room on the plan's paper", async ({ page, request }) => {
  const sessionId = await createHub(request);
  await changeHubData(page, (data) => {
    data["hub"] = Object.assign({}, data["hub"], { call: { startsAt: "2026-06-01T15:00:00.000Z" } });
  });
  await page.goto(`/hub/${sessionId}/plan`);
  await expect(page.getByRole("heading", { name: "Your call is booked" })).toBeVisible();
  expect(await pagesOf(page, "Letter")).toBe(2);
});

test("nothing is wider than the narrowest screen, with text at 200 %", async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/hub/${await createHub(request)}/plan`);
  await page.evaluate('document.documentElement.style.fontSize = "200%"');
  await expect(today(page)).toHaveCount(3);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(320);
  for (const box of await page.getByRole("listitem").all()) {
    const { x = 0, width = Infinity } = (await box.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(320);
  }
});
