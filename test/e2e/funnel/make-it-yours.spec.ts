import { CHOICE_QUESTION_IDS, questionOf } from "#domain/answers/questions";
import { sample } from "#domain/content/sample/sample";
import type { Page } from "@playwright/test";
import { openDashboard } from "../admin/admin-setup.ts";
import { lastReply, log, startChat } from "../chat/chat-walk.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, ONE_WIDTH } from "../journey.ts";
import { fillLeadForm } from "../quiz/quiz-walk.ts";
import { expectSaved, list, openPage, openPublish, preview, removeUntil, rewrite } from "./editor-walk.ts";
import { mailsIn } from "./mails-in.ts";
import { test } from "./own-site.ts";
import { ANSWERS, ownText, PEOPLE } from "./fitness-coach.ts";

const FIRST = "Landing page › First screen";
const HEADLINE = "Get strong in 12 weeks.";
const { hero } = sample.landing;

async function writeHero(page: Page): Promise<void> {
  await rewrite(page, `${FIRST} › Headline`, hero.statement, HEADLINE);
  await expect(preview(page).getByText(HEADLINE)).toBeVisible();
  await rewrite(page, `${FIRST} › Headline, second line`, hero.answer, "And stay it.");
  await rewrite(page, `${FIRST} › Paragraph`, hero.text, "{brand} builds habits that outlast any diet.");
  await expect(preview(page).getByText("Strong Weeks builds habits that outlast any diet.")).toBeVisible();
}

/** Three figures, and testimonials of six clients in an order of the coach's. */
async function writeProof(page: Page): Promise<void> {
  await rewrite(page, "Landing page › Figures › 1 › Figure", "$100M+", "2,400");
  await rewrite(page, "Landing page › Figures › 1 › What it counts", "Revenue Generated", "People Trained");
  await openPage(page, "Landing page");
  await page.getByText("Testimonials", { exact: true }).first().click();
  const people = list(page, "Testimonials");
  await removeUntil(people, PEOPLE.length);
  for (const [index, [name, words]] of PEOPLE.entries()) {
    const entry = people.getByRole("listitem").nth(index);
    await entry.getByRole("button", { expanded: false }).click();
    await entry.getByLabel("Name").fill(name);
    await entry.getByLabel("What they say").fill(words);
    await entry.getByRole("button", { expanded: true }).click();
  }
  // By keys: the last one to the top.
  const up = people.getByRole("button", { name: "Move up: Jonas Weber" });
  await up.focus();
  for (let place = PEOPLE.length; place > 1; place--) await page.keyboard.press("Enter");
  await expect(people.getByRole("listitem").first()).toContainText("Jonas Weber");
}

async function writeAnswers(page: Page): Promise<void> {
  for (const id of CHOICE_QUESTION_IDS) {
    const label = sample.quiz.questions[id];
    for (const [index, option] of label.options.entries())
      await rewrite(page, placeOf(id, index), option.label, ANSWERS[id][index] ?? "");
  }
}

const placeOf = (id: (typeof CHOICE_QUESTION_IDS)[number], index: number) =>
  `Quiz › Questions › ${questionOf(id).label} › Answers › ${index + 1} › Answer`;

const OWN = { roadblock: "Your weeks don’t add up", steps: "What you do now", step: "Write down last week" };

/** What the hub finds, says and plans for somebody whose weeks go up and down. */
async function writeHub(page: Page): Promise<void> {
  const who = "Results that go up and down";
  const { results, hub, plans } = sample;
  await rewrite(
    page,
    `Results › Roadblocks › ${who} › Headline`,
    results.roadblocks.swings.title,
    OWN.roadblock,
  );
  await expect(preview(page).getByRole("heading", { level: 1, name: OWN.roadblock })).toBeVisible();
  await rewrite(page, STEPS, hub.steps.heading, OWN.steps);
  const [first] = plans.swings.today;
  await rewrite(page, `Plans › ${who} › Today › 1 › What to do`, first?.title ?? "", OWN.step);
  await expect(preview(page).getByText(OWN.step)).toBeVisible();
}

const STEPS = "Strategy hub › Next steps › Headline";

/** A hub in the coach's words, and the plan that it leads to. */
async function readHub(visitor: Page): Promise<void> {
  await expect(visitor.getByRole("heading", { level: 1, name: OWN.roadblock })).toBeVisible();
  await expect(visitor.getByRole("heading", { name: OWN.steps })).toBeVisible();
  await expect(visitor.getByText(`You said: “${ANSWERS.situation[2]}”`).first()).toBeVisible();
  await visitor.getByRole("link", { name: sample.hub.steps.plan.title }).click();
  await expect(visitor.getByText(OWN.step)).toBeVisible();
}

/** Whatever the dialog still names, until it names nothing. */
async function writeTheRest(page: Page): Promise<void> {
  for (;;) {
    const dialog = await openPublish(page);
    const note = dialog.getByLabel("What changes, for the history");
    const places = dialog.getByRole("region", { name: /Still the sample/ }).getByRole("button");
    await expect(note.or(places.first())).toBeVisible();
    if (await note.isVisible()) return;
    const [place = ""] = (await places.first().innerText()).split("\n");
    await places.first().click();
    await page.locator(":is(input, textarea):focus").fill(ownText(place));
    await expectSaved(page);
  }
}

async function publish(page: Page, note: string, number: number): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Publish the funnel" });
  await dialog.getByLabel("What changes, for the history").fill(note);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText(`Version ${number} is live`)).toBeVisible();
}

/** Answers in the coach's words what leads to tier 4, and gives an address. */
async function takeQuiz(visitor: Page): Promise<void> {
  await visitor.goto("/quiz");
  await visitor.getByRole("button", { name: "Find my plan" }).click();
  const chosen = [0, 2, 2, 2, 2];
  for (const [step, index] of chosen.entries()) {
    const id = CHOICE_QUESTION_IDS[step];
    if (id) await visitor.getByRole("radio", { name: ANSWERS[id][index] ?? "" }).click();
  }
  await visitor.getByRole("textbox").fill("I never keep it up");
  await visitor.getByRole("button", { name: "Continue" }).click();
  await visitor.getByRole("radio", { name: ANSWERS.revenue[2] ?? "" }).click();
  await visitor.getByRole("textbox").fill("$500K a month");
  await visitor.getByRole("button", { name: "Continue" }).click();
  await fillLeadForm(visitor, "nora@analytical.example");
  await visitor.getByRole("checkbox", { name: /email me the link/ }).check();
  await visitor.getByRole("button", { name: "View My Results" }).click();
  await visitor.waitForURL(/\/hub\/[0-9a-f-]{36}$/);
}

test(
  "a fitness coach makes every text their own, publishes, is found by a visitor, and goes back",
  ONE_WIDTH,
  async ({ page, browser, stack }) => {
    test.setTimeout(600_000);
    await openDashboard(page, "?tab=content");
    await rewrite(page, "Brand › Name", sample.brand.name, "Strong Weeks");
    await writeHero(page);
    await writeProof(page);
    await rewrite(page, "Programs › Do It Yourself › Name", sample.programs.diy.name, "Train By Yourself");
    await rewrite(page, "Quiz › First view › Button", sample.quiz.welcome.start, "Find my plan");
    await writeAnswers(page);
    await writeHub(page);
    await rewrite(
      page,
      "Emails › With the link to the hub › Subject",
      sample.mails.hub.subject,
      "Your plan, {name}",
    );
    await rewrite(
      page,
      "Emails › With the link to the hub › Headline",
      sample.mails.hub.heading,
      "Your training plan is here, {name}",
    );
    await expectSaved(page);
    await openPage(page, "Landing page");
    await page.getByText("Videos", { exact: true }).first().click();
    await removeUntil(list(page, "Videos"), 0);
    await openPage(page, "Strategy hub");
    await removeUntil(list(page, "Other sites of yours"), 0);
    await writeTheRest(page);
    await publish(page, "Strong Weeks opens", 1);

    const context = await browser.newContext({ baseURL: stack.appUrl });
    const visitor = await context.newPage();
    await expectHeadline(visitor, HEADLINE);
    await expect(visitor.getByText("Train By Yourself").first()).toBeVisible();
    await expect(visitor.getByText("Jonas Weber").first()).toBeAttached();
    await takeQuiz(visitor);
    const hub = visitor.url();
    await readHub(visitor);
    await expect.poll(() => mailsIn(stack.mailDir)).toContain("Your training plan is here, Ada");
    await visitor.goto("/terms");
    await expect(visitor.getByText("Strong Weeks GmbH").first()).toBeVisible();
    await startChat(visitor);
    await expect(log(visitor)).toBeVisible();
    expect(await lastReply(visitor)).toMatch(/\?$/);

    await rewrite(page, `${FIRST} › Headline`, HEADLINE, "Get strong by spring.");
    await rewrite(page, STEPS, OWN.steps, "Before spring");
    await openPublish(page);
    await publish(page, "For the spring", 2);
    await expectHeadline(visitor, "Get strong by spring.");
    await expectHeading(visitor, hub, "Before spring");
    await page.getByRole("link", { name: "History" }).click();
    await page.getByRole("button", { name: "What changed in version 2" }).click();
    const changes = page.getByRole("listitem").filter({ hasText: "For the spring" });
    await expect(changes.getByText(HEADLINE)).toBeVisible();
    await expect(changes.getByText("Get strong by spring.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Go back to this version 1" }).click();
    await expect(page.getByText("Version 1 is live again")).toBeVisible();
    await expectHeadline(visitor, HEADLINE);
    await expectHeading(visitor, hub, OWN.steps);
    await context.close();
  },
);

/** Live everywhere within 10 seconds (contract 21). */
async function expectHeadline(visitor: Page, text: string): Promise<void> {
  await expect(async () => {
    await visitor.goto("/");
    await expect(visitor.getByRole("heading", { level: 1 })).toContainText(text, { timeout: 500 });
  }).toPass({ timeout: 12_000, intervals: [500] });
}

async function expectHeading(visitor: Page, address: string, name: string): Promise<void> {
  await expect(async () => {
    await visitor.goto(address);
    await expect(visitor.getByRole("heading", { name })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 12_000, intervals: [500] });
}
