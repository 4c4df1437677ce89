import type { Page, Route } from "@playwright/test";
import {
  answerElsewhere,
  completeElsewhere,
  fact,
  field,
  log,
  ownMessages,
  quickReplies,
  replies,
  resultHeading,
  say,
  startChat,
  watchSession,
} from "./chat-walk.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, RELEASE, test } from "../journey.ts";

const MESSAGE = "**/api/chat/message";

/** Answers the next message in place of the server; gives the ids of all that are sent. */
async function failOnce(page: Page, answer: (route: Route) => Promise<void>): Promise<string[]> {
  const ids: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/chat/message")) ids.push(request.postDataJSON().messageId);
  });
  await page.route(MESSAGE, answer, { times: 1 });
  return ids;
}

async function send(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press("Enter");
}

const stream = (body: string) => ({ status: 200, contentType: "text/event-stream", body });
const refusal = (status: number, code: string, message: string) => ({
  status,
  contentType: "application/json",
  body: JSON.stringify({ code, message }),
});

test(
  "a message that fails stays with its text and is sent again under its id: by Retry, after Edit, once back online; over the limit, too",
  RELEASE,
  async ({ page, context, allowConsole }) => {
    allowConsole(/status of (503|429)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const faults: [string, Parameters<Route["fulfill"]>[0], RegExp][] = [
      ["the model is down", refusal(503, "internal", "x"), /Failed to send message/],
      [
        "an error in the stream",
        stream(
          'data: {"content":"Half a"}\n\ndata: {"error":"The reply was interrupted. Please try again."}\n\n',
        ),
        /The reply was interrupted/,
      ],
    ];
    await startChat(page);
    for (const [index, [name, answer, notice]] of faults.entries()) {
      await test.step(name, async () => {
        const text = `My clients, for the ${index + 1}. time`;
        const ids = await failOnce(page, (route) => route.fulfill(answer));
        await send(page, text);
        await expect(log(page)).toContainText(notice);
        await expect(log(page)).toContainText(text);
        await expect(replies(page)).toHaveCount(2 + index);
        await expect(log(page)).not.toContainText("Half a");
        await expect(page.locator("[data-writing]")).toHaveCount(0);
        await expect(field(page)).toBeEnabled();
        if (index === 0) await expectAccessible(page);
        await page.getByRole("button", { name: "Retry" }).click();
        await expect(replies(page)).toHaveCount(3 + index);
        await expect(log(page)).not.toContainText(notice);
        await expect(ownMessages(page)).toHaveCount(1 + index);
        expect(ids).toHaveLength(2);
        expect(ids[0]).toBe(ids[1]);
      });
    }

    await test.step("a failed text can be taken back into the input, and nothing typed meanwhile is lost", async () => {
      await failOnce(page, (route) => route.fulfill(refusal(503, "internal", "x")));
      await send(page, "I run ads for clinets");
      await expect(page.getByRole("button", { name: "Edit" })).toBeVisible();
      await field(page).fill("and more");
      await page.getByRole("button", { name: "Edit" }).click();
      await expect(field(page)).toHaveValue("and more\nI run ads for clinets");
      await expect(field(page)).toBeFocused();
      await expect(ownMessages(page)).toHaveCount(2);
    });

    await test.step("offline in the middle: it says so, and goes on by itself once back", async () => {
      const ids = await failOnce(page, async (route) => {
        await context.setOffline(true);
        await route.abort("internetdisconnected");
      });
      await send(page, "$500 a day");
      await expect(log(page)).toContainText("You’re offline.");
      await context.setOffline(false);
      await expect(replies(page)).toHaveCount(5);
      await expect(log(page)).not.toContainText("offline");
      expect(new Set(ids).size).toBe(1);
    });

    await test.step("a limit that the server tells closes the input, and the text is not lost", async () => {
      await failOnce(page, (route) => route.fulfill({ status: 429, body: "" }));
      await send(page, "One more thing");
      await expect(log(page)).toContainText("Message limit reached");
      await expect(log(page)).toContainText("One more thing");
      await expect(field(page)).toBeDisabled();
      await expect(page.getByRole("button", { name: "Book a strategy call" })).toBeFocused();
    });
  },
);

/** What is not answered yet when the limit is reached: by options and in words. */
const LEFT = ["goal", "frustration", "businessUrl"];

test("near the limit it says so; at the limit booking has the focus and the rest is a form", async ({
  page,
  request,
}) => {
  test.setTimeout(60_000);
  const sessionOf = watchSession(page);
  await startChat(page);
  await say(page, "My clients");
  await answerElsewhere(request, sessionOf(), ...LEFT);
  const banner = page.getByRole("status").filter({ hasText: /limit/ });
  await expect(banner).toBeHidden();
  for (let count = 2; count <= 14; count++) {
    const data = { sessionId: sessionOf(), message: `Tell me more, please (${count})` };
    await request.post("/api/chat/message", { data });
  }
  // What was said and counted without this page is fetched by it, as soon as somebody looks.
  await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))');
  await expect(replies(page)).toHaveCount(16);
  await expect(log(page)).toContainText("Tell me more, please (14)");
  await say(page, "And what does it cost?");
  await expect(banner).toHaveText(
    "Just a heads up - we’re approaching the chat limit. What else can I help you with?",
  );
  for (let count = 16; count <= 18; count++) await say(page, `And number ${count}?`);
  await expect(banner).toHaveText(
    "Close to chat limit (18/20 messages). We’d love to continue on a strategy call!",
  );
  for (let count = 19; count <= 20; count++) await say(page, `And number ${count}?`);
  await expect(banner).toHaveText(
    "Chat limit reached (20/20 messages). Please book a strategy call to continue the conversation.",
  );
  await expect(field(page)).toBeDisabled();
  await expect(page.getByRole("button", { name: "Send" })).toBeDisabled();
  await expect(quickReplies(page)).toHaveCount(0);
  const book = page.getByRole("button", { name: "Book a strategy call" });
  await expect(book).toBeFocused();
  await expectAccessible(page);

  const popup = page.waitForEvent("popup");
  await book.click();
  await (await popup).close();

  await page.getByRole("button", { name: "Fill in the other 3 answers" }).click();
  await expect(page.getByText(/^3 answers are still missing/)).toBeVisible();
  await expectAccessible(page);
  await fillTheRest(page);
  await expect(resultHeading(page)).toBeVisible();
});

/** Answers what the panel asks for, one after the other. */
async function fillTheRest(page: Page): Promise<void> {
  const form = page.locator("form").filter({ hasNot: page.getByRole("textbox", { name: "Your message" }) });
  const texts: [string, string][] = [
    ["Business website", "https://analytical.example"],
    ["What frustrates you most about your Meta ads?", "Costs"],
  ];
  for (let count = 0; count <= LEFT.length; count++) {
    if (await resultHeading(page).isVisible()) return;
    const radio = form.getByRole("radio").first();
    const text = form.getByRole("textbox");
    await expect(radio.or(text).or(resultHeading(page)).first()).toBeVisible();
    if (await radio.isVisible()) {
      const label = await form.getByRole("radiogroup").getAttribute("aria-labelledby");
      await radio.click();
      await expect(page.locator(`[id="${label}"]`)).toHaveCount(0);
      continue;
    }
    if (!(await text.isVisible())) continue;
    for (const [name, value] of texts) {
      const named = form.getByRole("textbox", { name });
      if ((await named.count()) === 0) continue;
      await named.fill(value);
      await named.press("Enter");
      await expect(named).toHaveCount(0);
      break;
    }
  }
}

test("a result that could not be fetched, or whose code does not come, is shown on request", async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 400|ERR_FAILED/);
  const sessionOf = watchSession(page);
  // The message tells of the completion, not the count that is asked for every 5 seconds.
  await page.route("**/status", () => {});
  const refused = refusal(400, "invalid_request", "x");
  await page.route("**/api/assessment/complete", (route) => route.fulfill(refused), { times: 1 });
  await startChat(page);
  await say(page, "My clients");
  const code = "**/assets/result-screen-*.js";
  await page.route(code, (route) => route.abort());
  await completeElsewhere(request, sessionOf());
  await send(page, "Anything else?");
  const again = page.getByRole("button", { name: "Try again" });
  await expect(page.getByRole("status").filter({ has: again })).toContainText("Your answers are safe");
  // The page is loaded again once, in case a deployment has replaced the code. Until then it offers 'Try again', too.
  const reloaded = page.waitForEvent("load");
  await again.click();
  await reloaded;
  await expect(again).toBeVisible();
  await page.unroute(code);
  await again.click();
  await expect(resultHeading(page)).toBeFocused();
});

test("the count is asked for every 5 seconds, while somebody looks and until the end, which a refused correction brings", async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/409/);
  await page.clock.install();
  let asked = 0;
  page.on("request", (sent) => {
    if (sent.url().endsWith("/status")) asked += 1;
  });
  const sessionOf = watchSession(page);
  await startChat(page);
  await expect.poll(sessionOf).not.toBe("");
  /** Waits 15 seconds of a standing clock; a question shows a moment after its time. */
  const expectAsked = async (times: number) => {
    const before = asked;
    for (let second = 0; second < 15; second++) await page.clock.runFor(1000);
    await expect.poll(() => asked - before).toBe(times);
  };
  await page.clock.pauseAt(await page.evaluate("Date.now() + 1000"));
  // From one question to the next, wherever the first one falls.
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(asked).toBeGreaterThan(0);
  }).toPass();
  await expectAsked(3);
  await page.evaluate(
    `Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true })`,
  );
  await expectAsked(0);
  await page.evaluate(`delete document.visibilityState`);
  await page.clock.resume();
  await say(page, "My clients");
  await expect(fact(page, "Business type")).toContainText("My clients");
  // The count must not bring the result before.
  await page.route("**/status", () => {});
  await completeElsewhere(request, sessionOf());
  await page.getByRole("button", { name: "Change business type" }).click();
  await page.getByRole("radio", { name: "My own business" }).click();
  await page.clock.runFor(2000);
  await expect(resultHeading(page)).toBeVisible();
  await expectAsked(0);
});
