import type { Locator, Page } from "@playwright/test";
import { sample } from "#domain/content/sample/sample";
import { startStack, type LocalStack } from "../../tools/start/local-stack.ts";
import { openDashboard } from "../admin/admin-setup.ts";
import { field } from "../chat/chat-walk.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, RELEASE, signInUnseen, test as journey } from "../journey.ts";
import { answerQuestions, fillLeadForm } from "../quiz/quiz-walk.ts";
import { expectSaved, list, openPage, openPublish, preview, rewrite } from "./editor-walk.ts";
import { saveUnseen } from "./saved-draft.ts";

/** A site of its own: the draft is everybody's. */
const test = journey.extend<object, { stack: LocalStack }>({
  stack: [
    async ({}, use) => {
      const where = { ports: "random", state: "temporary" } as const;
      const copyOf = process.env["JOURNEY_MIGRATED_STATE"] ?? "";
      const vars = { OWNER_EMAILS: "ada@example.com" };
      const stack = await startStack({ ...where, copyOf, vars, build: false, cron: false });
      await use(stack);
      await stack.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ stack }, use) => use(stack.appUrl),
});

const HEADLINE = "Landing page › First screen › Headline";
const { statement, cta } = sample.landing.hero;

test(
  "a draft is tried by its link, and nothing of it is stored, counted or sent",
  RELEASE,
  async ({ page, browser, stack }) => {
    await openDashboard(page, "?tab=content");
    await rewrite(page, HEADLINE, statement, "A headline of the draft.");
    await expectSaved(page);
    await page.getByRole("button", { name: "Preview links…" }).click();
    const links = page.getByRole("dialog", { name: "Preview links" });
    await links.getByRole("button", { name: "Copy a new link" }).click();
    const path = await links.getByLabel("The new link").inputValue();
    await expect(links.getByRole("list", { name: "Active links" }).getByRole("listitem")).toHaveCount(1);
    await expectAccessible(page);

    const context = await browser.newContext({ baseURL: stack.appUrl });
    const guest = await context.newPage();
    const asked: string[] = [];
    guest.on("request", (request) => {
      const { pathname } = new URL(request.url());
      // What the rules make of answers is asked without a name, and stored nowhere.
      if (/^\/api\/preview\/[^/]+\/score$/.test(pathname)) return;
      if (pathname.startsWith("/api/") || request.method() !== "GET") asked.push(pathname);
    });
    await guest.goto(path);
    await expect(guest.getByText("A headline of the draft.")).toBeVisible();
    await guest.goto(`${path}/quiz`);
    await guest.getByRole("button", { name: "Start Assessment" }).click();
    await answerQuestions(guest, 1, 8);
    await fillLeadForm(guest);
    await guest.getByRole("button", { name: "View My Results" }).click();
    await expect(guest).toHaveURL(/\/preview\/[^/]+\/hub\//);
    await expect(guest.getByText("Hi Ada!")).toBeVisible();
    await guest.goto(`${path}/chat`);
    await guest.getByRole("button", { name: "Start Assessment" }).click();
    await field(guest).fill("My own business");
    await field(guest).press("Enter");
    await expect(guest.getByText(sample.chat.replies.thanks.businessType).first()).toBeVisible();
    expect(asked.filter((call) => !call.startsWith("/api/tier-configs/"))).toEqual([]);
    expect((await context.storageState()).origins).toEqual([]);
    expect(await (await page.request.get("/api/assessments/summary")).json()).toMatchObject({ total: 0 });
    await links.getByRole("button", { name: /^End/ }).click();
    await expect(links).toContainText("No active links.");
    await guest.reload();
    await expect(guest.getByRole("heading", { name: "This preview has ended" })).toBeVisible();
    await context.close();
  },
);

test("two people do not overwrite each other, and whoever may not publish is told who may", async ({
  page,
  browser,
  stack,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  await openDashboard(page, "?tab=content");
  const context = await browser.newContext({ baseURL: stack.appUrl });
  const other = await context.newPage();
  await signInUnseen(other.request, "ada@example.com");
  const { draft } = await (await other.request.get("/api/content")).json();
  await page.getByText("First screen", { exact: true }).click();
  await expect(preview(page).getByRole("heading", { level: 1 })).toBeVisible();
  const { document } = draft;
  const hero = { ...document.landing.hero, statement: "Ada’s headline.", cta: "Ada’s button" };
  // Saved first, and heard of last.
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/content/draft", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel("Headline", { exact: true }).fill("Grace’s headline.");
  await other.request.patch("/api/content/draft", {
    data: { document: { ...document, landing: { ...document.landing, hero } } },
    headers: { "If-Match": `"${draft.version}"` },
  });
  release();
  const alert = page.getByRole("alert").filter({ hasText: "Someone else changed the same text" });
  await expect(alert).toContainText("Ada’s headline.");
  await expect(alert).toContainText("both versions stay in History");
  await expect(alert.getByRole("link", { name: "History" })).toHaveAttribute(
    "href",
    "/admin?tab=content&view=history",
  );
  await expectAccessible(page);
  await alert.getByRole("button", { name: "Keep mine" }).click();
  await expectSaved(page);
  const { draft: now } = await (await page.request.get("/api/content")).json();
  expect(now.document.landing.hero).toMatchObject({ statement: "Grace’s headline.", cta: "Ada’s button" });
  expect(cta).not.toBe("Ada’s button");
  const dialog = await openPublish(page);
  await expect(dialog.getByText("Only ada@example.com may publish")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Publish", exact: true })).toBeDisabled();
  await context.close();
});

/** The answers to the question about the daily spend. */
async function openAnswers(page: Page): Promise<Locator> {
  await openPage(page, "Quiz");
  await page
    .locator("summary")
    .filter({ hasText: /^Questions/ })
    .click();
  await page
    .locator("summary")
    .filter({ hasText: /^Daily ad spend/ })
    .click();
  return list(page, "Answers").locator("[data-entry]");
}

test("an answer tells the points, tiers and roadblock that follow from it, and leads to their rules", async ({
  page,
}) => {
  await openDashboard(page, "?tab=content");
  const first = (await openAnswers(page)).first();
  await expect(first.getByRole("link", { name: "0 points for Under $100 a day" })).toBeVisible();
  await expect(first).toContainText("Tier 2 with Situation: “I tried ads and they didn’t work”");
  await expect(first).toContainText(`Roadblock: “${sample.results.roadblocks["small-budget"].title}”`);
  await expectAccessible(page);
  await first.getByRole("button", { name: "Under $100 a day", exact: true }).click();
  await first.getByLabel("Answer", { exact: true }).fill("Once a week");
  await expect(first).toContainText("scores as: Under $100 a day");
  await expectSaved(page);
  await first.getByRole("link", { name: /^Tier 1 for Once a week/ }).click();
  await expect(page.locator("[data-rule]:focus")).toContainText('If adSpend = "under-100" → Tier 1');
  await page.goBack();
  await (
    await openAnswers(page)
  )
    .first()
    .getByRole("link", { name: /^0 points/ })
    .click();
  await expect(page.locator("[data-rule]:focus")).toContainText("under-100");
  await expectAccessible(page);
});

test("by keyboard alone a text is found and written, a list is sorted and added to, and what was removed comes back", async ({
  page,
}) => {
  await openDashboard(page, "?tab=content");
  await openPage(page, "Landing page");
  const figures = page.getByRole("group", { name: "Figures", exact: true });
  await figures.getByRole("button", { name: "Move down: $100M+" }).focus();
  await page.keyboard.press("Enter");
  await expect(figures.getByRole("button", { name: "Move down: $100M+" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(figures.getByRole("listitem").last()).toContainText("$100M+");
  await expect(figures.getByRole("button", { name: "Move up: $100M+" })).toBeFocused();
  await figures.getByRole("button", { name: "Remove: $100M+" }).focus();
  await page.keyboard.press("Enter");
  await expect(figures.getByRole("listitem")).toHaveCount(2);
  await expect(figures).toBeFocused();
  await expect(figures).toHaveCSS("outline-style", "solid");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(figures.getByRole("listitem").last()).toContainText("$100M+");
  await figures.getByRole("button", { name: "Add to Figures" }).focus();
  await page.keyboard.press("Enter");
  await expect(figures.getByRole("listitem").last().getByRole("textbox").first()).toBeFocused();
  await page.getByRole("searchbox", { name: "Search all texts" }).focus();
  await page.keyboard.type("Where does it say 48 hours?");
  await expect(page.getByRole("region", { name: "Texts found" }).getByRole("status")).toHaveText("3 texts");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Replace with")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("How long a hub stays open")).toBeFocused();
});

test(
  "nothing that was written is lost: words come back, a list with one press, and what was replaced",
  RELEASE,
  async ({ page }) => {
    await openDashboard(page, "?tab=content");
    await saveUnseen(page, sample);
    await page.reload();
    await rewrite(page, HEADLINE, statement, "Words that nobody wants.");
    await page.getByText("Earlier text of Headline").click();
    await page.getByRole("button", { name: "Use this for Headline: Sample text" }).click();
    await expect(page.getByLabel("Headline", { exact: true })).toHaveValue(statement);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByLabel("Headline", { exact: true })).toHaveValue("Words that nobody wants.");
    await expectAccessible(page);

    const figures = page.getByRole("group", { name: "Figures", exact: true });
    const count = await figures.getByRole("listitem").count();
    await figures.getByRole("button", { name: "Remove all of Figures" }).click();
    await expect(figures.getByRole("listitem")).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect(figures.getByRole("listitem")).toHaveCount(count);

    const search = page.getByRole("searchbox", { name: "Search all texts" });
    await search.fill("words that nobody wants");
    const found = page.getByRole("region", { name: "Texts found" });
    await found.getByLabel("Replace with").fill("Words for everybody");
    await expect(found.getByRole("button", { name: /Becomes:.*Words for everybody\./ })).toBeVisible();
    await expectAccessible(page);
    await found.getByRole("button", { name: "Replace in 1 text" }).click();
    await expect(found).toContainText("No text says");
    await expectSaved(page);
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect(found.getByRole("button", { name: /Words that nobody wants\./ })).toBeVisible();
    await search.fill("");

    // Where one publishes, the sample's people go with one press, too.
    const dialog = await openPublish(page);
    const people = sample.landing.testimonials.people.length;
    const where = "Landing page › Testimonials › Testimonials";
    const removal = dialog.getByRole("button", { name: `Remove ${people}: ${where}` });
    await removal.press("Enter");
    await expect(removal).toHaveCount(0);
    await expect(dialog.getByRole("button", { name: `This is ours: ${where}` })).toHaveCount(0);
    await expectAccessible(page);
    await expect(dialog.getByText(`Removed ${people}: ${where}`)).toBeVisible();
    await dialog.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(removal).toBeVisible();
  },
);

test("on a phone a search shows what it found, and a press on the page leads to the field", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDashboard(page, "?tab=content");
  const bar = page.locator("[data-page-bar]");
  await expect.poll(async () => (await bar.boundingBox())?.height ?? Infinity).toBeLessThanOrEqual(120);
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await preview(page).getByText(cta).first().click();
  await expect(page.locator("input:focus, textarea:focus")).toHaveValue(cta);
  await openPage(page, "Chat");
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await preview(page).getByRole("button", { name: "Start Assessment" }).click();
  await preview(page).getByRole("textbox").first().fill("My own business");
  await preview(page).getByRole("textbox").first().press("Enter");
  await expect(preview(page).getByText(sample.chat.replies.thanks.businessType).first()).toBeVisible();
  await page.getByRole("searchbox", { name: "Search all texts" }).fill("48 hours");
  await expect(page.getByRole("region", { name: "Texts found" })).toBeVisible();
  await expectAccessible(page);
});

test("a choice of pictures offers what is taken, and an SVG is refused in the server's words", async ({
  page,
}) => {
  await openDashboard(page, "?tab=content");
  await page
    .locator("summary")
    .filter({ hasText: /^Founder/ })
    .click();
  const place = page.getByRole("group", { name: "Portrait", exact: true });
  const input = place.locator("input[type=file]");
  await expect(input).toHaveAttribute("accept", "image/webp,image/png,image/jpeg,image/x-icon");
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await input.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer });
  await expect(place).toContainText("SVG files can contain scripts, so they aren’t accepted.");
});

test("what is off is folded away and says so, and opens for somebody who looks for it", async ({ page }) => {
  await openDashboard(page, "?tab=content");
  const { shown } = sample;
  await saveUnseen(page, {
    ...sample,
    shown: { ...shown, plans: "hidden", changes: "hidden", book: "hidden" },
  });
  await page.reload();
  const changes = page.locator("summary").filter({ hasText: "What changed" });
  await expect(changes).toContainText("Off");
  await changes.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Visitors don’t see this while it is off")).toBeVisible();
  await expectAccessible(page);
  await openPage(page, "Plans");
  await expect(page.locator("summary")).toContainText(["Plan page", "Plans"]);
  await expect(page.locator("summary").getByText("Off", { exact: true })).toHaveCount(2);
  const { order } = sample.landing.hero;
  await page.getByRole("searchbox", { name: "Search all texts" }).fill(order);
  await page
    .getByRole("region", { name: "Texts found" })
    .getByRole("listitem")
    .first()
    .getByRole("button")
    .click();
  await expect(page.locator("input:focus, textarea:focus")).toHaveValue(order);
  await saveUnseen(page, sample);
});
