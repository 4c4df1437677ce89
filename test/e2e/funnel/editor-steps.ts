import type { Content } from "#domain/content/content";
import { leftTexts } from "#domain/content/left-texts";
import { withValue } from "#domain/content/merged";
import { PART_IDS } from "#domain/content/parts/shown";
import { textsAt } from "#domain/content/places";
import { problemsOf } from "#domain/content/problems";
import { sample } from "#domain/content/sample/sample";
import type { Locator, Page } from "@playwright/test";
import { ownContent } from "../../setup/content/own-content.ts";
import { tersely } from "../../setup/content/own-trade.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect } from "../journey.ts";
import { expectSaved, HEADLINE, list, openPage, openPublish, preview, rewrite } from "./editor-walk.ts";

const { statement, cta } = sample.landing.hero;

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

/** Words come back, a list with one press, and what was replaced. */
export async function bringBack(page: Page): Promise<void> {
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
}

/** Where one publishes, the sample's people go with one press, too. */
export async function removeSample(page: Page): Promise<void> {
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
  await page.keyboard.press("Escape");
}

export async function useKeys(page: Page): Promise<void> {
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
  await page.getByRole("searchbox", { name: "Search all texts" }).fill("");
  await expectSaved(page);
}

export async function followAnswer(page: Page): Promise<void> {
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
}

export async function refuseSvg(page: Page): Promise<void> {
  await openPage(page, "Landing page");
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
}

export async function findWhatIsOff(page: Page): Promise<void> {
  const changes = page.locator("summary").filter({ hasText: "What changed" });
  await expect(changes).toContainText("Off");
  await changes.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Visitors don’t see this while it is off")).toBeVisible();
  await expectAccessible(page);
  await openPage(page, "Plans");
  await expect(page.locator("summary")).toContainText(["Plan page", "Plans"]);
  await expect(page.locator("summary").getByText("Off", { exact: true })).toHaveCount(2);
  await openPage(page, "Parts");
  const parts = page.getByRole("combobox");
  await expect(parts).toHaveCount(PART_IDS.length);
  await parts.nth(PART_IDS.indexOf("book")).selectOption("hidden");
  const { order } = sample.landing.hero;
  await page.getByRole("searchbox", { name: "Search all texts" }).fill(order);
  await page
    .getByRole("region", { name: "Texts found" })
    .getByRole("listitem")
    .first()
    .getByRole("button")
    .click();
  await expect(page.locator("input:focus, textarea:focus")).toHaveValue(order);
  await expectSaved(page);
}

/** Somebody's own content, but for their company and two texts about ads. */
export function almostOwn(): Content {
  const own = ownContent((content) => void (content.company = sample.company));
  const [, , ...written] = leftTexts(own, problemsOf(own)).filter(({ heap }) => heap === "trade");
  return written.reduce(
    (content, { path }) => withValue(content, path, tersely(textsAt(own, path)[0] ?? "")),
    own,
  );
}

/** From one text of a heap to the next, until none is left. */
export async function writeHeap(
  page: Page,
  heap: string,
  write: (was: string, label: string) => string,
): Promise<void> {
  const counted = page
    .getByRole("group", { name: "Texts that are left" })
    .getByRole("button", { name: new RegExp(`^${heap}`) });
  await counted.click();
  for (let left = Number((await counted.innerText()).split(" ").at(-1)); left > 0; left--) {
    await expect(counted).toHaveText(`${heap} ${left}`);
    await page.getByRole("button", { name: /^Next text/ }).click();
    const field = page.locator(":is(input, textarea):focus");
    const label = await page.locator(`label[for="${await field.getAttribute("id")}"]`).innerText();
    await field.fill(write(await field.inputValue(), label));
  }
  await expect(counted).toHaveText(`${heap} 0`);
}

export async function searchOnPhone(page: Page): Promise<void> {
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
}
