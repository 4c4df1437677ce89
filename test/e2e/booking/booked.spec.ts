import type { Page } from "@playwright/test";
import { askForCall, atOwnAddress, callCard, changeCall, expectAsked, TYPED } from "../call-me-setup.ts";
import { answerAll, resultHeading, startChat, typeAnswer } from "../chat/chat-walk.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { createHub, expireHub } from "../hub/hub-setup.ts";
import { expect, RELEASE, RELEASE_ON_PHONE, test } from "../journey.ts";
import { completeQuiz } from "../quiz/quiz-walk.ts";

const FRAME = "Choose a time for your free strategy call";
const COUNTDOWN = /^\d+h \d+m \d+s$/;
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
  async ({ page, isMobile }) => {
    test.skip(!isMobile, "On a wider screen calls are booked by what follows.");
    await page.goto(`/hub/${await createHub(page.request)}`);
    await page.getByRole("button", { name: "Book Free Call" }).first().click();
    await withoutWebhook(page);
    await book(page);
    await expectConfirmed(page);
    await expect(page.getByText("The day and time are in your confirmation email.")).toBeVisible();
    await expect(page.getByTitle(FRAME)).toHaveCount(0);
    await expect(page.getByText(COUNTDOWN)).toHaveCount(0);
    await expectAccessible(page);

    await page.reload();
    await expect(heading(page)).toBeVisible();
    await expect(heading(page)).toBeInViewport();
    await expect(page.getByText("The day and time are in your confirmation email.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Book Free Call" })).toHaveCount(0);
    await expect(page.getByTitle(FRAME)).toHaveCount(0);
  },
);

test(
  "a call is booked inside the hub, and its time comes by the webhook or by the booking page alone",
  RELEASE,
  async ({ page }) => {
    await test.step("a call is booked inside the hub, and every call to action says so", async () => {
      const sessionId = await createHub(page.request);
      const calls: string[] = [];
      page.on("request", (sent) => {
        if (sent.method() === "POST") calls.push(`${new URL(sent.url()).pathname} ${sent.postData()}`);
      });
      await page.goto(`/hub/${sessionId}`);
      await page.getByRole("button", { name: "Book Free Call" }).first().click();
      await expect(page.getByRole("heading", { name: "Book your free strategy call" })).toBeInViewport();
      await expect.poll(() => calls.join("\n")).toContain("track-booking-click");
      await expect.poll(() => calls.join("\n")).toContain("track-booking-view");
      await expect.poll(() => calls.filter((call) => call.includes("CalendarClick"))).toHaveLength(1);
      expect(calls.find((call) => call.includes("track-booking-click"))).toContain('"source":"strategy_hub"');

      const iframe = page.getByTitle(FRAME);
      await expect(iframe).toHaveAttribute("src", /email=ada%40analytical.example/);
      await expect(iframe).toHaveAttribute("src", /utm_content=[0-9a-f]{16,}/);
      expect(await iframe.getAttribute("src")).not.toContain(sessionId);
      expect((await iframe.boundingBox())?.height).toBeGreaterThanOrEqual(700);
      const frame = iframe.contentFrame();
      await frame.getByRole("group").getByRole("button").first().click();
      await expect(frame.getByLabel("Email")).toHaveValue("ada@analytical.example");
      await frame.getByRole("button", { name: "Schedule the call" }).click();

      await expectConfirmed(page);
      await expect(page.getByRole("button", { name: "Book Free Call" })).toHaveCount(0);
      await expect(page.getByText(COUNTDOWN)).toHaveCount(0);
      const points = page.getByRole("region", { name: "Your call", exact: true }).getByRole("listitem");
      await expect(points).toHaveCount(3);
      await expect(points.first()).toContainText("open at a good week and at a bad one");
    });

    await test.step("the time appears by itself once the webhook has come, and stands after a reload", async () => {
      await expect(callTime(page)).toBeVisible();
      // Its date and its time are each in one piece.
      await expect(callTime(page).locator("time > span")).toHaveText([/^\w+day, \w+ \d+$/, /^at \d+:\d\d /]);
      await expect(page.getByRole("link", { name: "Add to calendar" }).first()).toBeVisible();
      await expect(page.getByText("The day and time are in your confirmation email.")).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole("link", { name: "Add to calendar" }).first()).toBeVisible();
      await expect(page.getByText(COUNTDOWN)).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("time").first()).toHaveText(/day,.*9:00.*(M[SD]T|GMT)/);
      await expectAccessible(page);
    });

    await test.step("a time that the booking page alone tells stands after a reload", async () => {
      await page.goto(`/hub/${await createHub(page.request)}`);
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
  },
);

test.describe("far from the desk", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("results of the quiz and of the chat take the wish to be called, and know a booked call after a reload", async ({
    page,
  }) => {
    await atOwnAddress(page);
    const asked = async () => {
      const sent = page.waitForRequest("**/request-call");
      await askForCall(page);
      return (await sent).postDataJSON();
    };

    await test.step("results of the quiz, which name the event that the pixel reports", async () => {
      const sessionId = await completeQuiz(page);
      await page.goto("/quiz");
      expect(await asked()).toMatchObject({
        sessionId,
        phone: TYPED,
        callConsent: true,
        timeZone: "Asia/Tokyo",
        eventIds: { Contact: expect.stringMatching(/^[\da-f-]{36}$/) },
      });
      await expectAsked(page);
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

    await test.step("results of the chat, which name the next opening by the visitor's clock", async () => {
      await page.unrouteAll();
      await startChat(page);
      await answerAll(page, (answer) => typeAnswer(page, answer));
      await expect(resultHeading(page)).toBeVisible();
      await changeCall(page, { usualMinutes: null, nextOpening: "2026-07-20T15:00:00.000Z" });
      expect(await asked()).toMatchObject({ phone: TYPED, timeZone: "Asia/Tokyo" });
      await expect((await callCard(page)).getByRole("status")).toContainText(
        /They’re back Tuesday, July 21 at 12:00.a\.m\. GMT\+9\./,
      );
      await page.getByRole("button", { name: "Book a strategy call" }).click();
      await withoutWebhook(page);
      await book(page);
      await expectConfirmed(page);
      await page.reload();
      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole("button", { name: "Book a strategy call" })).toHaveCount(0);
    });
  });
});

test("an expired hub shows the call that is ahead, and its time once it is known", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 410/);
  const sessionId = await createHub(page.request);
  const data = { sessionId, source: "strategy_hub" };
  expect((await page.request.post("/api/assessment/track-booked", { data })).ok()).toBe(true);
  await expireHub(page, sessionId);
  await page.goto(`/hub/${sessionId}`);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText(/^This hub closed on \w+day, \w+ \d+ at \d+:\d\d .*M[SD]T$/)).toBeVisible();
  await expect(callTime(page)).toHaveCount(0);
  // As it is once the webhook has come; the stand-in has no pages for the call.
  await page.route("**/booked-call", async (route) => {
    const response = await route.fetch();
    const call = { startsAt: "2030-03-04T17:00:00.000Z", pages: null };
    await route.fulfill({ response, json: { ...(await response.json()), call } });
  });
  await expect(callTime(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to calendar" })).toBeVisible();
  await expect(
    page.getByText("To move or cancel it, use the links in your confirmation email."),
  ).toBeVisible();
  await expect(page.getByText("Strategy Not Found")).toHaveCount(0);
  await expectAccessible(page);
});
