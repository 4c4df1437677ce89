import { sample } from "#domain/content/sample/sample";
import type { Page } from "@playwright/test";
import { openDashboard } from "../admin/admin-setup.ts";
import { askForCall, atOwnAddress, callCard, expectAsked } from "../call-me-setup.ts";
import { field, log, resultHeading, typeAnswer } from "../chat/chat-walk.ts";
import { openPage, preview, rewrite } from "../funnel/editor-walk.ts";
import { createHub, expectTakenOver, openFold } from "../hub/hub-setup.ts";
import { expect, RELEASE, test } from "../journey.ts";
import { answerQuestions, expectQuestion, fillLeadForm, openLeadForm } from "../quiz/quiz-walk.ts";
import { expectTranslated, openTranslated, translatePages } from "./translate.ts";

const FRAME = "Choose a time for your free strategy call";
/** A press on a button that says that it would be refused. */
const REFUSED = { force: true };
const VIDEOS = sample.landing.videos;

/** What the assessor asks, in its order, and an answer. */
const CONVERSATION: [asked: RegExp, answer: string][] = [
  [/own business, or for clients/, "my own business"],
  [/Meta ads today/, "My results go up and down"],
  [/spend on Meta ads/, "$300–$1K"],
  [/clicks your ad/, "It converts but not consistently"],
  [/help you most/, "Scaling what already works"],
  [/frustrates you/, "Leads got expensive and I can't tell why"],
  [/current monthly revenue/, "$50K–$200K"],
  [/aiming for/, "$500K a month"],
  [/your name/, "Ada Lovelace"],
  [/email address/, "ada@analytical.example"],
  [/website/, "analytical.example"],
];

async function expectNothingSideways(page: Page): Promise<void> {
  expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
}

/** What is wrong with a website is told anew at each change. */
async function mendWebsite(page: Page): Promise<void> {
  const website = page.getByLabel("Business website");
  const suggestion = page.getByRole("status").filter({ hasText: "Did you mean" });
  await website.fill("no site");
  await website.press("Tab");
  await expect(website).toHaveAccessibleDescription(/valid URL/);
  for (const site of ["shop.com", "store.com"]) {
    await website.fill(site);
    await website.press("Tab");
    await expect(suggestion).toHaveText(`Did you mean https://${site}?`);
  }
  await suggestion.getByRole("button").click();
  await expect(website).toHaveValue("https://store.com");
  await expect(website).toHaveAccessibleDescription("");
  await expect(suggestion).toHaveCount(0);
}

test.describe("translated", () => {
  test.beforeEach(async ({ page, allowConsole }) => {
    // On a slow machine a page is translated before React takes it over, which says that it makes the page anew.
    allowConsole(/React error #418/);
    await atOwnAddress(page);
    await translatePages(page, { direction: "ltr" });
  });

  test("the landing page is scrolled, opened up and played", RELEASE, async ({ page, allowThirdParty }) => {
    await allowThirdParty(/^https:\/\/player\.vimeo\.com\/video\/\d+\?/);
    await openTranslated(page, "/");
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 600);
    const toggle = page.getByRole("button", { name: /^(View All 4|Hide) Programs$/ });
    await toggle.click();
    await expect(toggle).toHaveText("Hide Programs");
    await expect(page.getByText("90-day transformation")).toBeVisible();
    await toggle.click();
    await expect(toggle).toHaveText("View All 4 Programs");

    const cards = page.getByRole("region", { name: "Testimonial cards" });
    await cards.scrollIntoViewIfNeeded();
    await expect(page.locator(".carousel.swiper-initialized")).toBeVisible();
    await page.getByRole("button", { name: "Next testimonials" }).click();
    await page.getByRole("button", { name: "Ecommerce" }).click();
    const ecom = sample.landing.testimonials.people.filter(({ category }) => category === "ecom");
    await expect(page.locator(".carousel li")).toHaveCount(ecom.length);
    await expect(cards.getByText(ecom[0]?.name ?? "", { exact: true }).first()).toBeInViewport();

    const videos = page.getByRole("button", { name: /^Play video/ });
    await page.getByRole("button", { name: /^See More/ }).click();
    await expect(videos).toHaveCount(VIDEOS.people.length);
    await videos.first().click();
    await expect(videos).toHaveCount(VIDEOS.people.length - 1);
    await page.getByRole("button", { name: "Show Less" }).click();
    await expect(page.getByRole("button", { name: /^See More/ })).toBeVisible();
    await expect(page.getByRole("heading", { name: /^(What you get|Why Meta Ad Campaigns)/ })).toHaveCount(2);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNothingSideways(page);
  });

  test("the quiz is taken to the end, and its lead is sent", RELEASE, async ({ page }) => {
    await openTranslated(page, "/quiz");
    await page.getByRole("button", { name: "Start Assessment" }).click();
    await answerQuestions(page, 1, 8);
    await expect(page.getByRole("heading", { name: "Your results are ready" })).toBeFocused();
    await page.goBack();
    await expectQuestion(page, 8);
    await page.goForward();
    const send = page.getByRole("button", { name: "View My Results" });
    await send.click(REFUSED);
    await expect(page.getByText("Please enter your name")).toBeVisible();
    await page.getByLabel("Name").fill("Ada Lovelace");
    await expect(page.getByText("Please enter your name")).toHaveCount(0);
    await mendWebsite(page);
    await fillLeadForm(page);
    await expectNothingSideways(page);
    await send.click();
    await page.waitForURL(/\/hub\/[0-9a-f-]{36}$/);
    await expect(page.getByText("Hi Ada!")).toBeVisible();

    await openTranslated(page, "/quiz");
    await page.getByRole("button", { name: /Book/ }).first().click();
    await expect(page.getByTitle(FRAME)).toBeVisible();
    await page.getByRole("button", { name: "Back to my results" }).click();
    await expect(page.getByRole("link", { name: /strategy hub/ }).first()).toBeVisible();
  });

  test("the chat is held from 'Start Assessment' to its result", async ({ page }) => {
    await openTranslated(page, "/chat");
    await page.getByRole("button", { name: "Start Assessment" }).click();
    for (const [asked, answer] of CONVERSATION) {
      await expect(log(page)).toContainText(asked);
      await expect(field(page)).toBeEnabled();
      await typeAnswer(page, answer);
    }
    await expect(resultHeading(page)).toHaveText("Your good weeks don’t repeat");
    await expectNothingSideways(page);
    await page.getByRole("button", { name: "Book a strategy call" }).click();
    await expect(page.getByTitle(FRAME)).toBeVisible();
  });

  test("a call is booked on the hub, and the plan is ticked off", async ({ page, request }) => {
    const sessionId = await createHub(request);
    await openTranslated(page, `/hub/${sessionId}`);
    await page.getByRole("link", { name: "Open my 7-day plan" }).click();
    await page.waitForURL(/\/plan$/);
    await expectTakenOver(page);
    const steps = page.getByRole("region", { name: "Today" }).getByRole("checkbox");
    await expect(steps).toHaveCount(3);
    const standing = page.getByRole("status").filter({ hasText: / of \d+/ });
    const before = await standing.textContent();
    await steps.first().check();
    await expect(standing).not.toHaveText(before ?? "");
    await expectNothingSideways(page);
    await page.getByRole("link", { name: "Back to my strategy hub" }).click();
    await expect(page.getByRole("heading", { name: "Your next steps" })).toBeVisible();
    await page.getByRole("button", { name: "Book Free Call" }).first().click();
    const frame = page.frameLocator(`iframe[title="${FRAME}"]`);
    await frame.getByRole("group").getByRole("button").first().click();
    await frame.getByRole("button", { name: "Schedule the call" }).click();
    await expect(page.getByRole("heading", { name: "Your call is booked" })).toBeVisible();
    await openFold(page, "Your data");
    await page.getByRole("button", { name: "Erase my data" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Erase my data" }).click();
    await expect(page.getByRole("heading", { name: "Your data has been erased" })).toBeVisible();

    await test.step("a call is asked for on another hub's card", async () => {
      await openTranslated(page, `/hub/${await createHub(request)}`);
      const card = await callCard(page);
      await card.getByRole("button", { name: "Call me" }).click();
      await expect(card.getByText(/phone number/i).first()).toBeVisible();
      await askForCall(page);
      await expectAsked(page);
    });
  });

  test("who is asked for consent answers, and changes the answer", async ({ page }) => {
    await page.route("**/api/config", (route) =>
      route.fulfill({ json: { bookingUrl: null, metaPixelId: "123", consentMode: "opt-in", gpc: false } }),
    );
    for (const path of ["/privacy-policy", "/terms"]) {
      await openTranslated(page, path);
      await page.getByRole("button", { name: "Your privacy choices" }).click();
      const dialog = page.getByRole("dialog", { name: "Your privacy choices" });
      await dialog.getByRole("button", { name: "Do not share" }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await expectNothingSideways(page);
    }
    await page.evaluate("localStorage.clear()");
    await openTranslated(page, "/quiz");
    await page.getByRole("button", { name: "No, thanks" }).click();
    await expect(page.getByRole("button", { name: "No, thanks" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Start Assessment" })).toBeVisible();
  });
});

test("translated into what runs from right to left, no page is wider than the screen", async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/React error #418/);
  await translatePages(page, { direction: "rtl" });
  const expectFits = async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNothingSideways(page);
    }
  };
  const hub = `/hub/${await createHub(request)}`;
  for (const path of [hub, `${hub}/plan`, "/privacy-policy", "/terms", "/chat", "/quiz", "/"]) {
    await openTranslated(page, path);
    await expectFits();
  }
  await page.getByRole("button", { name: /^View All 4 Programs$/ }).click();
  await page.getByRole("button", { name: /^See More/ }).click();
  await expectFits();
  await openLeadForm(page);
  await expectTranslated(page);
  await expectFits();
  await openTranslated(page, "/chat");
  await page.getByRole("button", { name: "Start Assessment" }).click();
  await expect(log(page)).toContainText(/own business, or for clients/);
  await expectFits();
});

test("translated, the draft of the content is seen as it is typed", async ({ page }) => {
  await translatePages(page, { direction: "ltr" });
  await openDashboard(page, "?tab=content");
  await expectTranslated(page);
  const { statement } = sample.landing.hero;
  await rewrite(page, "Landing page › First screen › Headline", statement, "One headline.");
  await expect(preview(page).getByText("One headline.")).toBeVisible();
  await page.locator(":focus").fill("Another headline.");
  await expect(preview(page).getByText("Another headline.")).toBeVisible();
  await expect(preview(page).getByText("One headline.")).toHaveCount(0);
  await openPage(page, "Quiz");
  await expect(preview(page).getByRole("heading", { level: 1 })).toBeVisible();
});

/** Run before a page: an extension has put something into it, and other words for its own, before its code runs. */
const EXTENSION = `document.addEventListener("readystatechange", () => {
  const main = document.querySelector("main");
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) walker.currentNode.nodeValue += " ";
  main.prepend(Object.assign(document.createElement("aside"), { textContent: "From an extension" }));
}, { once: true })`;

test(
  "pages that were changed before they start keep what they have, and are used as ever",
  RELEASE,
  async ({ page, request, allowConsole }) => {
    // React says that it makes the page anew.
    allowConsole(/React error #418/);
    await page.addInitScript(EXTENSION);

    await test.step("the landing page keeps all its sections", async () => {
      await page.goto("/");
      await expect(page.getByText("From an extension")).toBeAttached();
      await page.mouse.move(200, 300);
      await page.mouse.wheel(0, 600);
      await expectTakenOver(page);
      const toggle = page.getByRole("button", { name: /^(View All 4|Hide) Programs$/ });
      await toggle.click();
      await expect(toggle).toHaveText("Hide Programs");
      const headings = page.getByRole("heading", {
        name: /^(What you get|Adrian Cole|Why Meta Ad Campaigns)/,
      });
      await expect(headings).toHaveCount(3);
      await expect(page.getByRole("region", { name: "What you get" })).toContainText("Refresh & Optimize");
    });

    await test.step("a legal page keeps its text", async () => {
      await page.goto("/terms");
      await page.getByRole("button", { name: "Your privacy choices" }).click();
      await expect(page.getByRole("dialog", { name: "Your privacy choices" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("heading", { name: "Prohibited activities" })).toBeVisible();
    });

    await test.step("quiz, chat and hub are used as ever", async () => {
      await page.goto("/quiz");
      await expectTakenOver(page);
      await page.getByRole("button", { name: "Start Assessment" }).click();
      await answerQuestions(page, 1, 2);
      await expectQuestion(page, 3);
      await page.goto("/chat");
      await expectTakenOver(page);
      await page.getByRole("button", { name: "Start Assessment" }).click();
      await expect(field(page)).toBeVisible();
      await page.goto(`/hub/${await createHub(request)}`);
      await expectTakenOver(page);
      await page.getByRole("button", { name: "Book Free Call" }).first().click();
      await expect(page.getByTitle(FRAME)).toBeVisible();
    });
  },
);
