import type { Content } from "#domain/content/content";
import { sample } from "#domain/content/sample/sample";
import type { Page } from "@playwright/test";
import { invented, tersely } from "../../setup/content/own-trade.ts";
import { startStack, type LocalStack } from "../../tools/start/local-stack.ts";
import { openDashboard } from "../admin/admin-setup.ts";
import { field } from "../chat/chat-walk.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, signInUnseen, test as journey } from "../journey.ts";
import { answerQuestions, fillLeadForm } from "../quiz/quiz-walk.ts";
import {
  almostOwn,
  bringBack,
  findWhatIsOff,
  followAnswer,
  refuseSvg,
  removeSample,
  searchOnPhone,
  useKeys,
  writeHeap,
} from "./editor-steps.ts";
import { expectSaved, HEADLINE, openPublish, preview, rewrite } from "./editor-walk.ts";
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

const { statement, cta } = sample.landing.hero;

test("a draft is tried by its link, and nothing of it is stored, counted or sent", async ({
  page,
  browser,
  stack,
}) => {
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
});

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
  // The editor is around it.
  await expect(preview(page).locator(".preview-bar")).toHaveCount(0);
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

/** The editor with this draft. */
async function editAnew(page: Page, document: Content): Promise<void> {
  await saveUnseen(page, document);
  await openDashboard(page, "?tab=content");
}

test("texts are found, sorted, replaced and brought back, by keyboard, on a phone, and from one that is left to the next", async ({
  page,
}) => {
  await openDashboard(page, "?tab=content");
  await editAnew(page, sample);
  await test.step("nothing that was written is lost", () => bringBack(page));
  await test.step("the sample's people go with one press, and come back", () => removeSample(page));
  await test.step("by keyboard alone a text is found, a list sorted and added to, and what was removed comes back", () =>
    useKeys(page));
  await test.step("an SVG is refused in the server's words", () => refuseSvg(page));
  await test.step("an answer tells the points, tiers and roadblock that follow from it, and leads to their rules", () =>
    followAnswer(page));
  const { shown } = sample;
  await editAnew(page, { ...sample, shown: { ...shown, plans: "hidden", changes: "hidden" } });
  await test.step("what is off is folded away and says so, and opens for somebody who looks for it", () =>
    findWhatIsOff(page));
  await editAnew(page, almostOwn());
  let written = 0;
  await test.step("from one text that is left to the next, until none is", async () => {
    await writeHeap(page, "Must change", (_, label) => invented(label, written++));
    await writeHeap(page, "About ads", tersely);
    await expectSaved(page);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await editAnew(page, sample);
  await test.step("on a phone a search shows what it found, and a press on the page leads to the field", () =>
    searchOnPhone(page));
});
