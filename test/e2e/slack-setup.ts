import { sample } from "#domain/content/sample/sample";
import type { Locator, Page } from "@playwright/test";
import { tickCron } from "../tools/start/cron-ticker.ts";
import { openDashboard } from "./admin/admin-setup.ts";
import { expect } from "./journey.ts";

/** Connects the stand-in the way staff do; gives its channel in a page of its own. */
export async function connectSlack(page: Page): Promise<Page> {
  await openDashboard(page, "?tab=settings");
  await page.getByRole("button", { name: "Add to Slack" }).click();
  await page.getByRole("heading", { name: "Add the lead funnel to Acme?" }).waitFor();
  const { origin } = new URL(page.url());
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page.getByText("Connected to Acme")).toBeVisible();
  const channel = await page.context().newPage();
  await channel.goto(origin);
  return channel;
}

/** Other journeys at the same app go without Slack. */
export async function disconnectSlack(page: Page): Promise<void> {
  await page.request.post("/api/slack/disconnect", { data: {} });
}

/** The message with this headline, of the leads of this brand. */
export function messageOf(channel: Page, headline: string, brand = sample.brand.name): Locator {
  return channel.getByRole("article", { name: `${headline} · ${brand}`, exact: true });
}

/** A message comes, or follows its lead: at once, or with a later run of the scheduled jobs if Slack asked to wait. */
export async function expectInSlack(
  page: Page,
  message: Locator,
  shown: readonly (string | RegExp)[],
): Promise<void> {
  const { origin } = new URL(page.url());
  await expect(async () => {
    try {
      for (const text of shown) await expect(message).toContainText(text, { timeout: 3_000 });
    } catch (late) {
      await tickCron(origin);
      throw late;
    }
  }).toPass({ timeout: 90_000 });
}
