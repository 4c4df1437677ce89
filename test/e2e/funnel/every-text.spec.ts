import { visitorContent } from "#domain/content/unseen";
import {
  isChoiceQuestion,
  QUESTION_IDS,
  QUESTIONS,
  type ChoiceQuestionId,
} from "#domain/funnel/answers/questions";
import { CONTACT_FIELDS } from "#domain/funnel/answers/contact-fields";
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { STAFF_REASONS, BROWSER_REASONS } from "../../setup/content/shown-reasons.ts";
import { signedContent, SIGNED_OFFERS, withoutReason } from "../../setup/content/signed-content.ts";
import { ofTheSample } from "../../setup/content/sample-trade.ts";
import { openDashboard, openTab } from "../admin/admin-setup.ts";
import { quickReplies } from "../chat/chat-walk.ts";
import { createHub, expectTakenOver, expireHub, openFold } from "../hub/hub-setup.ts";
import { expect } from "../journey.ts";
import { onOwnSite } from "./own-site.ts";
import { saveUnseen } from "./saved-draft.ts";
import { shownTexts } from "./shown-texts.ts";

const test = onOwnSite("every-text");

const draft = signedContent();
const words = visitorContent(draft);

/** Every text is somebody's own, the offers' too. */
async function publishSigned(page: Page): Promise<void> {
  await openDashboard(page, "?tab=content");
  const headers = { origin: new URL(page.url()).origin };
  for (const data of SIGNED_OFFERS)
    expect((await page.request.post("/api/tier-configs", { data, headers })).ok()).toBe(true);
  await saveUnseen(page, draft);
  const published = await page.request.post("/api/content/publish", { data: { note: "" }, headers });
  expect(published.status()).toBe(201);
}

/** What is read on the way, to be looked through at its end. */
class Reading {
  readonly texts = new Set<string>();

  async read(page: Page): Promise<void> {
    for (const text of await shownTexts(page)) this.texts.add(text);
  }
}

const press = (page: Page, name: string) => page.getByRole("button", { name }).first().click();
const answerOf = (id: ChoiceQuestionId) => words.quiz.questions[id].options[1]?.label ?? "";
/** What is answered in words. */
const SAID: Partial<Record<string, string>> = {
  frustration: "Leads got expensive",
  targetRevenue: "$500K a month",
  name: "Ada Lovelace",
  email: "ada@analytical.example",
  businessUrl: "https://analytical.example",
};

async function takeQuiz(page: Page, reading: Reading): Promise<void> {
  const { quiz, contact } = words;
  await page.goto("/quiz");
  await reading.read(page);
  await press(page, quiz.welcome.start);
  for (const { id } of QUESTIONS) {
    await expect(page.getByText(quiz.questions[id].question).first()).toBeVisible();
    await reading.read(page);
    if (isChoiceQuestion(id)) await page.getByRole("radio", { name: answerOf(id) }).click();
    else {
      await page.getByRole("textbox").fill("none");
      await reading.read(page);
      await page.getByRole("textbox").fill(SAID[id] ?? "");
      await press(page, quiz.steps.goOn);
    }
  }
  await expect(page.getByRole("heading", { name: quiz.form.heading })).toBeVisible();
  await reading.read(page);
  await page.reload();
  await expect(page.getByRole("dialog")).toBeVisible();
  await reading.read(page);
  await page.getByRole("dialog").getByRole("button", { name: quiz.resume.goOn }).click();
  const fieldOf = (id: (typeof CONTACT_FIELDS)[number]) =>
    page.getByRole("textbox", { name: contact[id].label });
  for (const id of CONTACT_FIELDS) await fieldOf(id).fill("x");
  await reading.read(page);
  for (const id of CONTACT_FIELDS) await fieldOf(id).fill(SAID[id] ?? "");
  await press(page, quiz.form.send);
  await page.waitForURL(/\/hub\/[0-9a-f-]{36}$/);
}

async function readHub(page: Page, reading: Reading): Promise<void> {
  const { hub, frame, booking } = words;
  await expectTakenOver(page);
  await reading.read(page);
  await press(page, hub.steps.resource.title);
  await expect(page.getByRole("alert").first()).toBeVisible();
  await reading.read(page);
  await openFold(page, hub.privacy.heading);
  await press(page, hub.privacy.show);
  await expect(page.getByRole("heading", { name: hub.privacy.own.sections.answers })).toBeVisible();
  await readAndClose(page, reading);
  await press(page, hub.privacy.erase);
  await readAndClose(page, reading);
  await press(page, frame.choices);
  await readAndClose(page, reading);
  await press(page, hub.book);
  const calendar = page.frameLocator(`iframe[title="${booking.calendar}"]`);
  await calendar.getByRole("button").first().click();
  await reading.read(page);
  await calendar.getByLabel("Name").fill("Ada Lovelace");
  await calendar.getByLabel("Email").fill("ada@analytical.example");
  await calendar.getByRole("button", { name: "Schedule the call" }).click();
  // A link, once the webhook has told of the call.
  const named = { name: hub.booked.calendar };
  const file = page.getByRole("link", named).or(page.getByRole("button", named)).first();
  await expect(file).toBeVisible();
  await reading.read(page);
  const download = page.waitForEvent("download");
  await file.click();
  const lines = readFileSync(await (await download).path(), "utf8").replaceAll("\r\n ", "");
  for (const [, text = ""] of lines.matchAll(/^(?:SUMMARY|DESCRIPTION):(.*)$/gm))
    reading.texts.add(text.trim());
}

async function readAndClose(page: Page, reading: Reading): Promise<void> {
  const dialog = page.locator("dialog[open]");
  await expect(dialog).toBeVisible();
  await reading.read(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

/** With the answers that it offers, to the results. */
async function takeChat(page: Page, reading: Reading): Promise<void> {
  const { chat, interview, results } = words;
  await page.goto("/chat");
  await reading.read(page);
  await press(page, chat.intro.start);
  const field = page.getByRole("textbox", { name: chat.talk.message });
  for (const id of [...QUESTION_IDS, ...CONTACT_FIELDS]) {
    const question = interview.questions[id].first.replace(/\?$/, "");
    await expect(page.getByRole("log").getByText(question).first()).toBeAttached();
    const said = SAID[id];
    if (said === undefined) await quickReplies(page).nth(1).click();
    else {
      await field.fill(said);
      await field.press("Enter");
    }
    await reading.read(page);
  }
  const { title } = results.roadblocks["weak-funnel"];
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await reading.read(page);
}

/** Where staff read questions, answers, roadblocks, tiers and offers; and the views of one of these tabs. */
const STAFF_TABS = ["Next calls", "Sales Stage", "Offer Management", "Scoring Rules", "Override Rules"];
const STAFF_VIEWS = ["", "&view=tiers", "&view=steps"];

async function readLoaded(page: Page, reading: Reading): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: "…" })).toHaveCount(0);
  await reading.read(page);
}

async function readAsStaff(page: Page, reading: Reading): Promise<void> {
  await readBeforeWords(page, reading);
  await readLoaded(page, reading);
  for (const tab of STAFF_TABS) {
    await openTab(page, tab);
    await readLoaded(page, reading);
  }
  for (const view of STAFF_VIEWS) {
    await openDashboard(page, `?tab=analytics&period=all${view}`);
    await readLoaded(page, reading);
  }
  await openDashboard(page);
  await page.locator("[data-lead] a").first().click();
  await page.locator("#lead-panel header.lead-intro").waitFor();
  await expect(page.getByText("Open with", { exact: true })).toBeVisible();
  await reading.read(page);
}

/** The leads are there, but not yet what their answers are called. */
async function readBeforeWords(page: Page, reading: Reading): Promise<void> {
  const held = Promise.withResolvers<void>();
  await page.route("**/api/content/words", async (route) => {
    await held.promise;
    await route.continue();
  });
  const leads = page.waitForResponse("**/api/assessments?**");
  await openDashboard(page);
  await (await leads).finished();
  await page.evaluate(`(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
  })()`);
  await reading.read(page);
  held.resolve();
  await expect(page.locator("[data-lead]").first()).toBeVisible();
  await page.unroute("**/api/content/words");
}

test("visitors read nothing that no owner wrote, and staff nothing of the sample’s trade, but for a reason", async ({
  page,
  browser,
  stack,
  allowConsole,
}) => {
  allowConsole(/404|410/);
  await publishSigned(page);
  const context = await browser.newContext({ baseURL: stack.appUrl });
  const visitor = await context.newPage();
  for (const one of [page, visitor]) one.setDefaultTimeout(30_000);
  const reading = new Reading();
  for (const path of ["/", "/privacy-policy", "/terms", "/no-such-page"]) {
    await visitor.goto(path);
    await reading.read(visitor);
  }
  await takeQuiz(visitor, reading);
  const hub = visitor.url();
  await readHub(visitor, reading);
  for (const path of [`${hub}/plan`, "/quiz"]) {
    await visitor.goto(path);
    await reading.read(visitor);
  }
  const over = await createHub(visitor.request, { email: "over@analytical.example" });
  await expireHub(visitor, over);
  for (const path of [`/hub/${over}`, "/hub/7b1f6a52-3f0e-4c1e-9a53-3f0f4f1f0a11"]) {
    await visitor.goto(path);
    await reading.read(visitor);
  }
  await takeChat(visitor, reading);
  await context.close();
  expect.soft(withoutReason(reading.texts, BROWSER_REASONS)).toEqual({ unexplained: [], idle: [] });

  const staff = new Reading();
  await readAsStaff(page, staff);
  expect(ofTheSample([...staff.texts], STAFF_REASONS)).toEqual([]);
});
