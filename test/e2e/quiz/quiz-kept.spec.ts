import type { Page } from "@playwright/test";
import { expectAccessible } from "../expect-accessible.ts";
import { BLOCKED_STORAGE } from "../blocked-storage.ts";
import { expect, RELEASE, signInUnseen, test } from "../journey.ts";
import { answerQuestions, fillLeadForm, openLeadForm } from "./quiz-walk.ts";

const SUBMIT = "**/api/assessment/submit";
type Answer = { status: number; headers?: Record<string, string>; body: string };
/** The page tries by itself so late that what the visitor does comes first. */
const DOWN: Answer = { status: 503, headers: { "retry-after": "60" }, body: "" };
const CLOSED = { code: "gone", message: "This assessment was deleted." };
const notice = (page: Page, title: string) => page.getByRole("status").filter({ hasText: title });

/** Finishes the form under an address of its own, while every submit fails. */
async function finishInVain(page: Page, email: string, answer: Answer = DOWN): Promise<void> {
  await page.route(SUBMIT, (route) => route.fulfill(answer));
  await openLeadForm(page);
  await fillLeadForm(page, email);
  await page.getByRole("button", { name: "View My Results" }).click();
  await expect(notice(page, "Not sent yet")).toContainText(
    "They’re safe in this browser, and we’ll send them",
  );
}

/** The next page of the same browser, with the server as it is then. */
async function openLater(page: Page, path: string): Promise<Page> {
  const next = await page.context().newPage();
  await page.close();
  await next.goto(path);
  return next;
}

async function leadsOf(page: Page, email: string): Promise<{ sessionId: string; name: string }[]> {
  await signInUnseen(page.request, "grace@example.com");
  const answer = await page.request.get(`/api/assessments?search=${encodeURIComponent(email)}`);
  return answer.json();
}

test(
  "a form that could not be sent is sent from the next page, whichever it is, and the visitor is told",
  RELEASE,
  async ({ page, allowConsole }, { project }) => {
    allowConsole(/status of (50[03]|401)/);
    const email = `kept-${project.name}@analytical.example`;
    await page.clock.install();
    await finishInVain(page, email, { status: 503, body: "" });
    await expectAccessible(page);
    let tries = 0;
    page.on("request", (request) => void (tries += Number(request.url().endsWith("/submit"))));
    // Well over the fifteen seconds of the first tries.
    for (let step = 0; step < 6; step++) await page.clock.runFor(20_000);
    await expect.poll(() => tries).toBeGreaterThan(4);
    await expect(notice(page, "Not sent yet")).toBeVisible();

    const next = await page.context().newPage();
    await next.route(SUBMIT, (route) => route.fulfill(DOWN));
    await page.close();
    await test.step("the dashboard sends nobody's form", async () => {
      const submits: string[] = [];
      next.on(
        "request",
        (request) => void (request.url().endsWith("/submit") && submits.push(request.url())),
      );
      await next.goto("/admin");
      await next.waitForLoadState("networkidle");
      expect(submits).toEqual([]);
    });
    await next.goto("/");
    await expect(notice(next, "Your answers aren’t sent yet")).toContainText(
      "Your answers are safe in this browser",
    );
    await next.unroute(SUBMIT);
    await next.getByRole("button", { name: "Try now" }).focus();
    await next.keyboard.press("Enter");
    await expect(notice(next, "Your answers were sent")).toBeVisible();
    await expectAccessible(next);
    await next.getByRole("link", { name: "Open my strategy hub" }).click();
    await expect(next.getByText("Hi Ada!")).toBeVisible();
    expect(await leadsOf(next, email)).toMatchObject([{ sessionId: next.url().split("/").at(-1) }]);
    await next.goto("/terms");
    await next.waitForLoadState("networkidle");
    await expect(notice(next, "Your answers")).toBeHidden();
  },
);

test("what was stored although the answer was lost is one lead", async ({ page, allowConsole }, {
  project,
}) => {
  allowConsole(/status of 503/);
  const email = `lost-answer-${project.name}@analytical.example`;
  await page.route(SUBMIT, async (route) => {
    await route.fetch();
    await route.fulfill({ status: 503, body: "" });
  });
  await openLeadForm(page);
  await fillLeadForm(page, email);
  await page.getByRole("button", { name: "View My Results" }).click();
  await expect(notice(page, "Not sent yet")).toBeVisible();
  const next = await openLater(page, "/quiz");
  // Nothing was left in the middle, so nobody is asked to go on.
  await expect(notice(next, "Your answers were sent")).toBeVisible();
  await expect(next.getByRole("dialog")).toBeHidden();
  expect(await leadsOf(next, email)).toHaveLength(1);
});

test("going on inside the app sends it from there", async ({ page, allowConsole }, { project }) => {
  allowConsole(/status of 503/);
  const email = `inside-${project.name}@analytical.example`;
  await finishInVain(page, email);
  await page.unroute(SUBMIT);
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(notice(page, "Your answers were sent")).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(notice(page, "Your answers were sent")).toBeHidden();
  expect(await leadsOf(page, email)).toHaveLength(1);
});

test("a refusal ends it, and leads back to what was typed", RELEASE, async ({ page, allowConsole }) => {
  allowConsole(/status of (503|410)/);
  await finishInVain(page, "refused@analytical.example");
  const next = await page.context().newPage();
  await next.route(SUBMIT, (route) => route.fulfill({ status: 410, json: CLOSED }));
  await page.close();
  await next.goto("/privacy-policy");
  await expect(notice(next, "We couldn’t accept your answers")).toContainText(CLOSED.message);
  await next.getByRole("link", { name: "Back to the form" }).click();
  await next.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  await expect(next.getByLabel("Name")).toHaveValue("Ada Lovelace");
  await expect(notice(next, "We couldn’t accept your answers")).toBeHidden();
});

test("a browser that keeps nothing is asked to keep the page open, and offers nothing to continue", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  await page.addInitScript({ content: BLOCKED_STORAGE });
  await page.route(SUBMIT, (route) => route.fulfill(DOWN));
  await page.goto("/quiz");
  await page.getByRole("button", { name: "Start Assessment" }).click();
  await answerQuestions(page, 1, 8);
  await fillLeadForm(page);
  await page.getByRole("button", { name: "View My Results" }).click();
  await expect(notice(page, "Not sent yet")).toContainText("Please keep this page open");
  await page.unroute(SUBMIT);
  await page.getByRole("button", { name: "Try now" }).click();
  await expect(page).toHaveURL(/\/hub\/[0-9a-f-]{36}$/);
  await expect(page.getByText("Hi Ada!")).toBeVisible();
  await page.goto("/quiz");
  await expect(page.getByRole("button", { name: "Start Assessment" })).toBeVisible();
});
