import { PART_IDS } from "#domain/content/parts/shown";
import type { Page } from "@playwright/test";
import { openDashboard } from "../admin/admin-setup.ts";
import { expect } from "../journey.ts";
import { expectSaved, openPage, openPublish, preview } from "./editor-walk.ts";
import { invented, tersely } from "./own-trade.ts";
import { onOwnSite } from "./own-site.ts";

const test = onOwnSite("half-hour");

const KEYS_A_MINUTE = 200;
const MINUTES_MAX = 30;

/** What somebody does who has never seen it: each key and each press counts the same. */
class Effort {
  fields = 0;
  keys = 0;

  press(count = 1): void {
    this.keys += count;
  }

  type(text: string): void {
    this.fields += 1;
    this.keys += text.length;
  }

  get minutes(): number {
    return this.keys / KEYS_A_MINUTE;
  }
}

/** All parts off, and of the landing page's sections those that sell ads. */
async function switchOff(page: Page, effort: Effort): Promise<void> {
  await openPage(page, "Parts");
  const parts = page.getByRole("combobox");
  await expect(parts).toHaveCount(PART_IDS.length);
  for (const part of await parts.all()) {
    await part.selectOption("hidden");
    effort.press(2);
  }
  await openPage(page, "Landing page");
  await page.getByText("Sections", { exact: true }).first().click();
  effort.press(3);
  for (const name of ["Why campaigns fail", "What you get", "Testimonials", "Videos"]) {
    const section = page.getByRole("listitem").filter({ hasText: name });
    if ((await section.getByRole("combobox").count()) === 0)
      await section.getByRole("button", { expanded: false }).click();
    await section.getByRole("combobox").selectOption("hidden");
    effort.press(3);
  }
  await expectSaved(page);
}

/** From one text of a heap to the next, until none is left. */
async function writeHeap(
  page: Page,
  heap: RegExp,
  effort: Effort,
  write: (was: string, label: string) => string,
): Promise<void> {
  await page.getByRole("group", { name: "Texts that are left" }).getByRole("button", { name: heap }).click();
  effort.press();
  const next = page.getByRole("button", { name: /^Next text/ });
  const counted = page
    .getByRole("group", { name: "Texts that are left" })
    .getByRole("button", { name: heap });
  for (;;) {
    const before = await counted.innerText();
    if (before.endsWith(" 0")) return;
    await next.click();
    // The browser's tab has a picture, which is not typed: its group has the focus.
    const field = page.locator(":is(input:not([type=file]), textarea):focus");
    await expect(field.or(page.locator("[role=group]:focus"))).toHaveCount(1);
    if ((await field.count()) === 0) {
      if (before.endsWith(" 1")) return;
      continue;
    }
    const was = await field.inputValue();
    const id = await field.getAttribute("id");
    const label = await page.locator(`label[for="${id}"]`).innerText();
    const text = write(was, label);
    await field.fill(text);
    effort.press(2);
    effort.type(text);
    await expect(counted).not.toHaveText(before);
  }
}

/** The offers, as a service of one price sells them. */
async function writeOffers(page: Page, effort: Effort): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const offers: { tier: number }[] = await (await page.request.get("/api/tier-configs")).json();
  for (const offer of offers) {
    const own = {
      name: `Garden visit ${offer.tier}`,
      phase: "Visit",
      description: "We look at your garden together.",
      features: ["A visit of two hours", "A drawing of your beds"],
      investment: "$200 a visit",
    };
    const data = { ...offer, ...own };
    expect((await page.request.post("/api/tier-configs", { data, headers })).ok()).toBe(true);
    // To the offer, each field, and Save.
    effort.press(8);
    for (const text of Object.values(own)) effort.type(String(text));
  }
}

test("with the plans off, a garden service is published from the sample within half an hour", async ({
  page,
  browser,
  stack,
}, { annotations }) => {
  test.setTimeout(900_000);
  const effort = new Effort();
  await openDashboard(page, "?tab=content");
  await switchOff(page, effort);
  await writeOffers(page, effort);
  let written = 0;
  await writeHeap(page, /^Must change/, effort, (_, label) => invented(label, written++));
  const toPublish = { fields: effort.fields, minutes: effort.minutes };
  await writeHeap(page, /^About ads/, effort, tersely);
  await expectSaved(page);
  await expect(preview(page).locator("body")).not.toContainText("Meta ads");

  const dialog = await openPublish(page);
  await dialog.getByRole("button", { name: /^This is ours: .*tab/ }).click();
  const note = "Green Thumb opens";
  await dialog.getByLabel("What changed (for the history)").fill(note);
  await dialog.getByRole("button", { name: "Publish", exact: true }).click();
  effort.press(note.length + 3);
  await expect(page.getByText("Version 1 is live")).toBeVisible();

  const said = `${effort.fields} fields, ${effort.minutes.toFixed(1)} minutes (the least to publish: ${toPublish.fields} fields, ${toPublish.minutes.toFixed(1)} minutes)`;
  annotations.push({ type: "effort", description: said });
  expect(effort.minutes, said).toBeLessThanOrEqual(MINUTES_MAX);

  const context = await browser.newContext({ baseURL: stack.appUrl });
  const visitor = await context.newPage();
  for (const path of ["/", "/quiz", "/chat"]) {
    await visitor.goto(path);
    const main = visitor.getByRole("main");
    await expect(main).toBeVisible();
    expect(await main.innerText()).not.toMatch(/\b(?:Meta|ads?|funnels?|agency|BPM)\b/i);
  }
  await context.close();
});
