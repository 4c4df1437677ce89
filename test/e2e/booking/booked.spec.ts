import type { Page } from "@playwright/test";
import { createLead, findCard, openDashboard } from "../admin/admin-setup.ts";
import { answerAll, resultHeading, startChat, typeAnswer } from "../chat/chat-walk.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { createHub, expireHub } from "../hub/hub-setup.ts";
import { expect, RELEASE, RELEASE_ON_PHONE, test } from "../journey.ts";
import { completeQuiz } from "../quiz/quiz-walk.ts";

const FRAME = "Choose a time for your free strategy call";
/** A time as the page shows it: `Monday, November 30 at 9:00 a.m. MST`. */
const TIME = /^\w+day, \w+ \d+ at \d+:\d\d .*M[SD]T$/;

/** The stand-in's webhooks do not arrive: the page alone knows of what is booked. */
async function withoutWebhook(page: Page): Promise<void> {
  await page.frameLocator(`iframe[title="${FRAME}"]`).locator("body").waitFor();
  await page.route("**/bookings", (route) =>
    route.fulfill({ status: 201, json: { event: { uri: "E" }, invitee: { uri: "I" } } }),
  );
}

async function book(page: Page): Promise<void> {
  const frame = page.frameLocator(`iframe[title="${FRAME}"]`);
  await frame.getByRole("button").first().click();
  await frame.getByLabel("Name").fill("Ada Lovelace");
  await frame.getByLabel("Email").fill("ada@analytical.example");
  await frame.getByRole("button", { name: "Schedule the call" }).click();
}

const heading = (page: Page) => page.getByRole("heading", { name: "Your call is booked" });

/** When the call is; not when its hub closed, which is said in a sentence. */
const callTime = (page: Page) => page.getByRole("paragraph").filter({ hasText: TIME });

async function expectConfirmed(page: Page): Promise<void> {
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
}

test(
  "a call that only the page knows of is confirmed in view, and stands after a reload",
  RELEASE_ON_PHONE,
  async ({ page }) => {
    const { sessionId, name } = await createLead(page);
    await page.goto(`/hub/${sessionId}`);
    await page.getByRole("button", { name: "Book Free Call" }).first().click();
    await withoutWebhook(page);
    await book(page);
    await expectConfirmed(page);
    await expect(page.getByText("The day and time are in your confirmation email.")).toBeVisible();
    await expect(page.getByTitle(FRAME)).toHaveCount(0);
    await expect(page.getByText(/^\d+h \d+m \d+s$/)).toHaveCount(0);
    await expectAccessible(page);

    await page.reload();
    await expect(heading(page)).toBeVisible();
    await expect(heading(page)).toBeInViewport();
    await expect(page.getByText("The day and time are in your confirmation email.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Book Free Call" })).toHaveCount(0);
    await expect(page.getByTitle(FRAME)).toHaveCount(0);

    await openDashboard(page);
    const card = await findCard(page, name);
    await expect(card.getByText("Says it is booked").first()).toBeVisible();
  },
);

test(
  "a time that the booking page alone tells stands after a reload, and the webhook's appears by itself",
  RELEASE,
  async ({ page }) => {
    await test.step("a time that the booking page alone tells stands after a reload", async () => {
      const sessionId = await createHub(page.request);
      await page.goto(`/hub/${sessionId}`);
      await page.getByRole("button", { name: "Book Free Call" }).first().click();
      const inFrame = page.frameLocator(`iframe[title="${FRAME}"]`).locator("body");
      await inFrame.waitFor();
      // As Cal.com tells it.
      await inFrame.evaluate(`parent.postMessage({
      originator: "CAL",
      type: "bookingSuccessfulV2",
      data: { startTime: "2027-07-05T16:00:00Z" },
    }, "*")`);
      await expectConfirmed(page);
      await expect(callTime(page)).toHaveText(/^Monday, July 5 at 10:00.a\.m\. MDT$/);
      await page.reload();
      await expect(callTime(page)).toHaveText(/^Monday, July 5 at 10:00.a\.m\. MDT$/);
      await expect(page.getByRole("button", { name: "Add to calendar" })).toBeVisible();
    });

    await test.step("the time appears by itself once the webhook has come", async () => {
      const sessionId = await createHub(page.request);
      await page.goto(`/hub/${sessionId}`);
      await page.getByRole("button", { name: "Book Free Call" }).first().click();
      await book(page);
      await expectConfirmed(page);
      await expect(callTime(page)).toBeVisible();
      // Its date and its time are each in one piece.
      await expect(callTime(page).locator("time > span")).toHaveText([/^\w+day, \w+ \d+$/, /^at \d+:\d\d /]);
      await expect(page.getByRole("link", { name: "Add to calendar" }).first()).toBeVisible();
      await expect(page.getByText("The day and time are in your confirmation email.")).toHaveCount(0);
    });
  },
);

test("results of the quiz and of the chat know a booked call after a reload", async ({ page }) => {
  await test.step("results of the quiz know a booked call after a reload", async () => {
    await completeQuiz(page);
    await page.goto("/quiz#book-a-call");
    await withoutWebhook(page);
    await book(page);
    await expectConfirmed(page);
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await expect(page.getByTitle(FRAME)).toHaveCount(0);
    await page.getByRole("button", { name: "Back to my results" }).click();
    await expect(page.getByRole("button", { name: "See my booked call" })).toBeVisible();
  });

  await test.step("results of the chat know a booked call after a reload", async () => {
    await page.unrouteAll();
    await startChat(page);
    await answerAll(page, (answer) => typeAnswer(page, answer));
    await expect(resultHeading(page)).toBeVisible();
    await page.getByRole("button", { name: "Book a strategy call" }).click();
    await withoutWebhook(page);
    await book(page);
    await expectConfirmed(page);
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Book a strategy call" })).toHaveCount(0);
  });
});

test("an expired hub shows the call that is ahead, and its time once it is known", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 410/);
  await test.step("an expired hub shows the call that is ahead", async () => {
    const sessionId = await createHub(page.request);
    await page.goto(`/hub/${sessionId}`);
    await page.getByRole("button", { name: "Book Free Call" }).first().click();
    await book(page);
    await expect(page.getByText(TIME).first()).toBeVisible();
    await expireHub(page, sessionId);
    await page.goto(`/hub/${sessionId}`);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText(/^This hub closed on \w+day, \w+ \d+ at \d+:\d\d .*M[SD]T$/)).toBeVisible();
    await expect(callTime(page)).toBeVisible();
    await expect(page.getByRole("link", { name: "Add to calendar" })).toBeVisible();
    // The stand-in has no pages for them.
    await expect(
      page.getByText("To move or cancel it, use the links in your confirmation email."),
    ).toBeVisible();
    await expect(page.getByText("Strategy Not Found")).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("an expired hub shows the time of its call once it is known", async () => {
    const sessionId = await createHub(page.request);
    const data = { sessionId, source: "strategy_hub" };
    expect((await page.request.post("/api/assessment/track-booked", { data })).ok()).toBe(true);
    await expireHub(page, sessionId);
    await page.goto(`/hub/${sessionId}`);
    await expect(heading(page)).toBeVisible();
    await expect(callTime(page)).toHaveCount(0);
    // As it is once the webhook has come.
    await page.route("**/booked-call", async (route) => {
      const response = await route.fetch();
      const call = { startsAt: "2030-03-04T17:00:00.000Z", pages: null };
      await route.fulfill({ response, json: { ...(await response.json()), call } });
    });
    await expect(callTime(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Add to calendar" })).toBeVisible();
  });
});
