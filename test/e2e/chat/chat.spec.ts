import { sample } from "#domain/content/sample/sample";
import type { Page, Route } from "@playwright/test";
import {
  answerAll,
  fact,
  field,
  holdMessages,
  log,
  ownMessages,
  programHeading,
  quickReplies,
  replies,
  replyTo,
  resultHeading,
  say,
  startChat,
  typeAnswer,
  unfold,
  watchSession,
} from "./chat-walk.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, RELEASE, RELEASE_ON_PHONE, test } from "../journey.ts";

test(
  "by quick replies: from the intro, which says that it is an AI, to the result and the booking",
  RELEASE_ON_PHONE,
  async ({ page, request, isMobile }) => {
    test.skip(!isMobile, "On a wider screen one goes the same way by keyboard.");
    const html = await (await request.get("/chat")).text();
    for (const text of ["holding your Meta ads back", "Takes about 3 minutes", "Start Assessment"]) {
      expect(html).toContain(text);
    }
    const sessionOf = watchSession(page);
    await page.goto("/chat");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Find out exactly what’s holding your Meta ads back",
    );
    await expect(page.getByText("Chat with our AI assessor")).toBeVisible();
    await expect(page.getByText(/Your program and its price come from fixed rules/)).toBeVisible();
    const home = page.getByRole("banner").getByRole("link", { name: "BPM home" });
    await expect(home).toHaveAttribute("href", "/");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Start Assessment" }).click();
    // Spec 5: none for the greeting; the question after it has the fixed three.
    await expect(replies(page)).toHaveCount(2);
    await expect(quickReplies(page)).toHaveText([
      /I have my own business$/,
      /I work with clients as an agency$/,
      /I’m a freelancer$/,
    ]);
    await expectAccessible(page);

    let taps = 0;
    await answerAll(page, async (answer) => {
      const reply = quickReplies(page).filter({ hasText: answer });
      if ((await reply.count()) === 0) return typeAnswer(page, answer);
      taps += 1;
      await expect(field(page)).toBeEnabled();
      await reply.click();
      await expect(reply).toHaveCount(0);
    });
    expect(taps).toBe(6);

    await expect(resultHeading(page)).toHaveText("Your good weeks don’t repeat");
    await expect(page.getByText("Hi Ada! Here’s what’s holding your ads back:")).toBeVisible();
    await expect(programHeading(page, "Optimize & Scale")).toBeVisible();
    await expect(page.getByText(/^You told us that /)).toBeVisible();
    await expect(resultHeading(page)).toBeFocused();
    await unfold(page, "What you told us");
    await expect(page.getByText("11 of 11 · 100%")).toBeVisible();
    await unfold(page, "Show our conversation");
    await expect(ownMessages(page)).toHaveCount(11);
    await expectAccessible(page);
    const hub = page.getByRole("link", { name: "Open my strategy hub" });
    await expect(hub).toHaveAttribute("href", `/hub/${sessionOf()}`);

    const box = page.getByRole("checkbox", { name: /email me the link/ });
    await expect(box).not.toBeChecked();
    const consent = page.waitForRequest(/email-consent/);
    await box.check();
    expect((await consent).postDataJSON()).toEqual({
      sessionId: sessionOf(),
      emailConsent: true,
      consentWording: sample.consents.mail,
    });
    await expect(page.getByText("Saved. The email is on its way.")).toBeVisible();

    const [click, event, view] = [
      page.waitForRequest(/track-booking-click/),
      page.waitForRequest((sent) => (sent.postData() ?? "").includes("CalendarClick")),
      page.waitForRequest(/track-booking-view/),
    ];
    await page.getByRole("button", { name: "Book a strategy call" }).click();
    expect((await click).postDataJSON()).toEqual({ sessionId: sessionOf(), source: "chat_results" });
    expect((await event).postDataJSON().params).toEqual({ source: "chat_results" });
    await expect(page.getByTitle("Choose a time for your free strategy call")).toBeInViewport();
    expect((await view).postDataJSON().sessionId).toBe(sessionOf());
  },
);

async function isTyping(page: Page): Promise<boolean> {
  return (await page.locator(":focus").getAttribute("name")) === "message";
}

/** Answers by keyboard alone: by the digit of a quick reply, or in words. */
async function answerByKeys(page: Page, answer: string): Promise<void> {
  const reply = quickReplies(page).filter({ hasText: answer });
  if ((await reply.count()) === 0) {
    // From the conversation Tab leads to the input; a digit in it is text.
    if (!(await isTyping(page))) await page.keyboard.press("Tab");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(answer);
    await page.keyboard.press("Enter");
    return;
  }
  if (await isTyping(page)) {
    await page.keyboard.press("2");
    await expect(field(page)).toHaveValue("2");
    await page.keyboard.press("Backspace");
    const count = await quickReplies(page).count();
    for (let back = 0; back < count; back++) await page.keyboard.press("Shift+Tab");
    await expect(quickReplies(page).first()).toBeFocused();
  }
  const texts = await quickReplies(page).allInnerTexts();
  await page.keyboard.press(String(texts.findIndex((text) => text.includes(answer)) + 1));
}

test("by keyboard alone, digits for quick replies: what is not unmistakable is read back, and the result is there again", async ({
  page,
}) => {
  await page.goto("/chat");
  await page.getByRole("button", { name: "Start Assessment" }).focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("I run ads for clients,");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("my brother has a shop");
  const reply = await replyTo(page, () => page.keyboard.press("Enter"));
  expect(reply).toBe("Did I get that right: ads for clients?");
  await expect(field(page)).toHaveValue("");
  await expect(quickReplies(page)).toHaveText([/Yes$/, /own business$/, /agency$/, /freelancer$/]);
  await expect(page.getByText("First of 11 · about 3 minutes").first()).toBeAttached();
  expect(await replyTo(page, () => answerByKeys(page, "Yes"))).toContain("Great, thanks.");
  await expect(fact(page, "Business type")).toContainText("My clients");
  await expect(fact(page, "Business type")).toContainText("I run ads for clients");
  await answerAll(page, (answer) => answerByKeys(page, answer));

  await test.step("the result is there again after a reload and on the way back from the hub", async () => {
    await expect(resultHeading(page)).toBeFocused();
    await page.reload();
    await expect(resultHeading(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Open my strategy hub" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/hub\//);
    await expect(page.getByText("Hi Ada!")).toBeVisible();
    await page.goBack();
    await expect(resultHeading(page)).toBeVisible();

    // Its messages are no longer in the browser; what is unclear can still be asked.
    await unfold(page, "Ask the assessor a question");
    await expect(log(page)).toContainText("Your assessment is complete.");
    expect(await say(page, "What does it cost?")).toContain("It depends on the program.");
    await expectAccessible(page);

    await page.getByRole("button", { name: "Start again" }).click();
    await expect(replies(page)).toHaveCount(2);
    await page.reload();
    await expect(page.getByRole("button", { name: "Start Assessment" })).toBeVisible();
  });
});

test("every fact is corrected in place, and what a message changed is shown beside its former value and undone", async ({
  page,
}) => {
  await startChat(page);
  await say(page, "My clients");
  const type = fact(page, "Business type");
  await expect(type).toContainText("My clients");
  await expect(type).not.toContainText("Changed from");

  await test.step("what a message changed is shown beside its former value, and undone", async () => {
    // Without a model nothing changes an answer: the finding of one comes in its place.
    const analyzed = async (route: Route) => {
      const response = await route.fetch();
      const { collected, sources, ...rest } = await response.json();
      const businessType = { messageId: crypto.randomUUID(), quote: "no wait, it's my own shop" };
      const json = {
        ...rest,
        collected: { ...collected, businessType: "own-business" },
        sources: { ...sources, businessType },
      };
      await route.fulfill({ response, json });
    };
    await page.route("**/api/chat/analyze", analyzed, { times: 1 });
    await say(page, "no wait, it's my own shop");
    await expect(type).toContainText("My own business");
    await expect(type).toContainText("Changed from My clients");
    await expectAccessible(page);

    const saved = page.waitForRequest((request) => request.method() === "PATCH");
    await page.getByRole("button", { name: "Undo the change of business type" }).click();
    expect((await saved).postDataJSON()).toEqual({ field: "businessType", value: "clients" });
    await expect(type).toContainText("My clients");
    await expect(type).toContainText("Set by you");
    await expect(type).not.toContainText("Changed from");
    await expect(page.getByRole("button", { name: "Change business type" })).toBeFocused();
  });

  await test.step("every fact is corrected in place, and stays corrected", async () => {
    await page.keyboard.press("Enter");
    await expect(page.getByRole("radio", { name: "My clients" })).toBeFocused();
    await expect(page.getByRole("radio", { name: "My clients" })).toBeChecked();
    await expectAccessible(page);
    await page.getByRole("radio", { name: "My own business" }).click();
    await expect(page.getByRole("button", { name: "Change business type" })).toBeFocused();
    await expect(type).toContainText("My own business");

    const email = page.getByRole("textbox", { name: "Email" });
    // Of what is still to come only the next three are listed at first.
    await expect(page.getByRole("button", { name: /^Add / })).toHaveCount(3);
    await page.getByRole("button", { name: "Show 7 more" }).click();
    await page.getByRole("button", { name: "Add email" }).click();
    await email.fill("ada@");
    await email.press("Enter");
    await expect(page.getByText("Please enter a valid email address").first()).toBeVisible();
    await expect(email).toHaveValue("ada@");
    await email.fill("ada@analytical.example");
    await email.press("Enter");
    await expect(fact(page, "Email")).toContainText("ada@analytical.example");
    await expect(page.getByText("2 of 11 · 18%").first()).toBeAttached();
    await say(page, "actually I work for clients");
    await expect(type).toContainText("My own business");
  });
});

const MESSAGE = "**/api/chat/message";

/** Counts the finished replies that are added to the log: each is one announcement. */
const COUNT_ANNOUNCED = `
  window.announced = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      if (!(target instanceof Element) || !target.matches("[role=log]")) continue;
      for (const node of addedNodes) {
        if (!node.ariaHidden && node.textContent.startsWith("Assessor")) window.announced += 1;
      }
    }
  }).observe(document, { subtree: true, childList: true });`;

test(
  "a reply comes in at once, grows, is announced once, gives the input back, and leaves who reads further up there",
  RELEASE,
  async ({ page }) => {
    await page.addInitScript(COUNT_ANNOUNCED);
    await askToMeasure(page);
    await startChat(page);
    await expectBarAside(page);
    await expectNotSentByMistake(page);

    const release = await holdMessages(page);
    await field(page).fill("my own business");
    await field(page).press("Enter");
    const writing = page.locator("[data-writing]");
    await expect(writing).toBeVisible({ timeout: 500 });
    await expect(log(page)).toHaveAttribute("aria-busy", "true");
    await expect(field(page)).toHaveAttribute("disabled");
    await expect(field(page)).not.toBeFocused();
    release();
    await expect(replies(page)).toHaveCount(3);
    await expect(field(page)).toBeFocused();
    await expect(writing).toBeHidden();
    await expect(log(page)).toHaveAttribute("aria-busy", "false");
    await expect(field(page)).toBeEnabled();
    expect(await page.evaluate("window.announced")).toBe(1);
    await page.unroute(MESSAGE);

    // Focus that went elsewhere meanwhile stays there.
    await page.route(MESSAGE, async (route) => {
      await page.getByRole("region", { name: "Conversation" }).focus();
      await route.continue();
    });
    await say(page, "What does it cost?");
    await expect(field(page)).toBeEnabled();
    await expect(page.getByRole("region", { name: "Conversation" })).toBeFocused();
    await page.unroute(MESSAGE);
    await expectLeftFurtherUp(page);
  },
);

/** Neither a key that ends an IME composition nor a blank is sent, and a text ends at 2,000 characters. */
async function expectNotSentByMistake(page: Page): Promise<void> {
  await field(page).fill("日本");
  await field(page).dispatchEvent("keydown", { key: "Enter", isComposing: true });
  await field(page).dispatchEvent("keydown", { key: "Enter", keyCode: 229 });
  await expect(field(page)).toHaveValue("日本");
  await expect(log(page).getByText("日本")).toHaveCount(0);
  await field(page).fill("  \n ");
  await field(page).press("Enter");
  await expect(page.getByRole("button", { name: "Send" })).toBeDisabled();
  await expect(page.locator("[data-writing]")).toBeHidden();
  await field(page).fill("x".repeat(1990));
  await expect(page.getByText("Characters left: 10")).toBeVisible();
  await field(page).pressSequentially("y".repeat(15));
  expect(await field(page).inputValue()).toHaveLength(2000);
}

const BOX = `document.querySelector("[role=region][aria-label=Conversation]")`;

/** Who reads further up is left there when a reply comes, and taken down on request. */
async function expectLeftFurtherUp(page: Page): Promise<void> {
  // So low that what was said does not fit.
  await page.setViewportSize({ width: 1440, height: 480 });
  const place = () => page.evaluate<number>(`${BOX}.scrollTop`);
  const distance = () =>
    page.evaluate<number>(`${BOX}.scrollHeight - ${BOX}.clientHeight - ${BOX}.scrollTop`);
  const release = await holdMessages(page);
  const count = await replies(page).count();
  await field(page).fill("And how long does it take?");
  await field(page).press("Enter");
  // Each of the two that come now scrolls down.
  await expect(log(page).getByText("And how long does it take?")).toBeVisible();
  await expect(page.locator("[data-writing]")).toBeVisible();
  await expect.poll(distance).toBeLessThan(2);
  await page.evaluate(`${BOX}.scrollBy({ top: -150, behavior: "instant" })`);
  const before = await place();
  release();
  await expect(replies(page)).toHaveCount(count + 1);
  const jump = page.getByRole("button", { name: "New message" });
  await expect(jump).toBeVisible();
  expect(await place()).toBe(before);
  await jump.click();
  await expect.poll(distance).toBeLessThan(2);
  await expect(jump).toBeHidden();
}

/** As where visitors are asked before anything is measured. */
async function askToMeasure(page: Page): Promise<void> {
  await page.route("**/api/config", async (route) => {
    const answer = await route.fetch();
    const json = { ...(await answer.json()), metaPixelId: "123456789012345", consentMode: "opt-in" };
    await route.fulfill({ response: answer, json });
  });
}

/** The bar that asks leaves the input free, and gives its place back. */
async function expectBarAside(page: Page): Promise<void> {
  const bar = page.getByRole("region", { name: "Ad measurement" });
  await expect(bar).toBeVisible();
  const overlap = async () => {
    const [input, over] = [await field(page).boundingBox(), await bar.boundingBox()];
    return (input?.y ?? 0) + (input?.height ?? 0) - (over?.y ?? 0);
  };
  await expect.poll(overlap).toBeLessThan(0);
  await bar.getByRole("button", { name: "No, thanks" }).click();
  await expect(bar).toBeHidden();
  const height = page.viewportSize()?.height ?? 0;
  await expect.poll(async () => height - ((await field(page).boundingBox())?.y ?? 0)).toBeLessThan(160);
}

test(
  "on a phone neither a bar nor the keyboard covers what is answered, and the details are in a drawer, 80% of the screen high",
  RELEASE_ON_PHONE,
  async ({ page, isMobile }) => {
    test.skip(!isMobile, "Elsewhere no keyboard covers the page, and they stand beside the chat.");
    await askToMeasure(page);
    await startChat(page);
    await expectBarAside(page);

    await test.step("above an on-screen keyboard all tap answers can be seen, and are tapped", async () => {
      // As much of the screen as a keyboard leaves.
      await page.setViewportSize({ width: 390, height: 480 });
      await field(page).focus();
      for (const reply of await quickReplies(page).all()) await expect(reply).toBeInViewport({ ratio: 1 });
      await replyTo(page, () => quickReplies(page).first().tap());
      await expect(quickReplies(page)).toHaveCount(5);
      await expect(quickReplies(page).last()).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 390, height: 844 });
    });

    await test.step("the details are in a drawer, in which answers are given, too", async () => {
      const banner = page.getByRole("button", { name: "1 of 11 · 9%" });
      await expect(banner).toBeVisible();
      await banner.click();
      const drawer = page.getByRole("dialog", { name: "Your answers" });
      await expect(drawer).toBeVisible();
      await expect.poll(async () => Math.round((await drawer.boundingBox())?.height ?? 0)).toBe(675);
      await expectAccessible(page);
      await page.getByRole("button", { name: "Show 7 more" }).click();
      await page.getByRole("button", { name: "Add frustration" }).click();
      await page.keyboard.type("Costs");
      await page.keyboard.press("Escape");
      // What was typed is still there; only Cancel drops it.
      await expect(page.getByRole("button", { name: "Cancel", exact: true })).toBeFocused();
      await expect(page.getByRole("textbox", { name: /^What frustrates you/ })).toHaveValue("Costs");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "Add frustration" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(drawer).toBeHidden();
      await expect(banner).toBeFocused();
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
    });
  },
);
