import type { Locator, Page } from "@playwright/test";
import { FakeMeta } from "../../fakes/meta/fake-meta.ts";
import { serveFake } from "../../fakes/serve-fake.ts";
import { adsExport, ENGLISH_LOOK, type ExportLine } from "../../tools/ads-csv/ads-export.ts";
import { tickCron } from "../../tools/start/cron-ticker.ts";
import { startStack, type LocalStack } from "../../tools/start/local-stack.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, test as journey } from "../journey.ts";
import { createLead, openDashboard, toast } from "./admin-setup.ts";
import { bookCall } from "./book-call.ts";

const PIXEL = { META_PIXEL_ID: "1234567890", META_CAPI_TOKEN: "a-token" };

/** A site whose ad events go to a pixel of its own. */
const test = journey.extend<object, { meta: FakeMeta; stack: LocalStack }>({
  meta: [
    async ({}, use) => {
      await use(new FakeMeta({ pixelId: PIXEL.META_PIXEL_ID, token: PIXEL.META_CAPI_TOKEN }));
    },
    { scope: "worker" },
  ],
  stack: [
    async ({ meta }, use) => {
      const graph = await serveFake(meta);
      const vars = { ...PIXEL, META_GRAPH_ORIGIN: graph.url };
      const where = { ports: "random", state: "temporary" } as const;
      const copyOf = process.env["JOURNEY_MIGRATED_STATE"] ?? "";
      const stack = await startStack({ ...where, copyOf, vars, build: false, cron: false });
      await use(stack);
      await stack.stop();
      await graph.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ stack }, use) => use(stack.appUrl),
});

const AD = {
  campaignName: "Spring, all in",
  adsetName: "Broad",
  adName: 'Video "One"',
  campaignId: "120210000000000100",
  adsetId: "120210000000010100",
  adId: "120210000001000100",
};

/** What a browser keeps of the URL parameters as Meta makes them at a click. */
const CLICK = {
  utm_source: "facebook",
  utm_medium: "paid",
  utm_campaign: AD.campaignName,
  utm_content: AD.adName,
  utm_term: AD.adsetName,
  campaign_id: AD.campaignId,
  adset_id: AD.adsetId,
  ad_id: AD.adId,
  fbclid: "a-click",
};

/** Somebody came by the ad, and booked a call that was to begin 40 minutes ago, so that it can have been held. */
async function comeByAd(page: Page): Promise<string> {
  const attribution = { first: { ...CLICK, at: new Date().toISOString() } };
  const { name, email } = await createLead(page, "Ada Lovelace", { attribution, adConsent: true });
  await bookCall(page, email, new Date(Date.now() - 40 * 60_000).toISOString());
  return name;
}

/** The day of the ad account, whose zone is that of the browser here. */
const today = (page: Page) => page.evaluate<string>("new Date().toLocaleDateString('en-CA')");

/** What the ad cost today, as Ads Manager exports it. */
function spendFile(day: string): Buffer {
  const line: ExportLine = {
    ...AD,
    day,
    reportingStarts: day,
    reportingEnds: day,
    currency: "USD",
    spend: "1,250.50",
    impressions: "20,000",
    linkClicks: "250",
  };
  return Buffer.concat([...adsExport([line], ENGLISH_LOOK)]);
}

test("a click on an ad becomes a booked call, a deal, and the ad's return", async ({
  page,
  meta,
  stack,
  allowConsole,
}) => {
  // A value saved on top of a change that has just come in is saved again.
  allowConsole(/status of 409/);
  const name = await comeByAd(page);
  await openDashboard(page);
  const row = page.getByRole("row", { name });
  await row.getByRole("link", { name }).click();
  const lead = page.getByRole("region", { name: "Open lead" });
  const question = lead.getByRole("group", { name: /^Was the booked call with .* held\?$/ });
  await question.getByRole("button", { name: "Held", exact: true }).click();
  await expect(question).toHaveCount(0);
  await expect(row).toContainText("Call held");
  await lead.getByLabel("Deal value (USD)").fill("5002");
  await lead.getByLabel("Deal value (USD)").press("Enter");
  await expect(toast(page, "Lead status updated")).toBeVisible();
  const status = lead.getByLabel("Lead status", { exact: true });
  await status.selectOption("SQL");
  await expectAtMeta(stack, meta, "SQL");
  await status.selectOption("Won");
  await expectAtMeta(stack, meta, "Won");

  await toTab(page, "System Settings");
  await page.getByRole("link", { name: "Ads", exact: true }).press("Enter");
  const file = { name: "ads.csv", mimeType: "text/csv", buffer: spendFile(await today(page)) };
  // From here on there is no mouse.
  const chooser = page.waitForEvent("filechooser");
  await pressOn(page.getByLabel("Choose a file"));
  await (await chooser).setFiles(file);
  await expect(page.getByRole("button", { name: "Import 1 line" })).toBeVisible();
  await expectAccessible(page);
  await pressOn(page.getByRole("button", { name: "Import 1 line" }));
  await expect(page.getByText("1 line was imported from ads.csv.")).toBeVisible();

  await toTab(page, "Ads");
  await pressOn(page.getByLabel("Period"), "ArrowDown");
  await expect(page).toHaveURL(/from=.*to=/);
  await pressOn(page.getByRole("button", { name: "Refresh" }));
  const line = (words: string) =>
    page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: words }) });
  await pressOn(page.getByRole("button", { name: "Won", exact: true }));
  await expect(page.getByRole("columnheader", { name: "Won" })).toHaveAttribute("aria-sort", "descending");
  await pressOn(page.getByRole("button", { name: `Ad sets of ${AD.campaignName}` }));
  await pressOn(page.getByRole("button", { name: `Ads of ${AD.adsetName}` }));
  const ad = line(AD.adName);
  await expect(ad).toContainText("$1,251");
  await expect(ad.getByRole("link", { name: "Booked: 1. Show the list" })).toBeVisible();
  // Cost per lead, and the value; one deal tells nothing of the return.
  await expect(ad.getByRole("cell").nth(3)).toHaveText("$1,251");
  await expect(ad.getByRole("link", { name: "Value: $5,002. Show the list" })).toBeVisible();
  await expect(ad).toContainText("your team needs 5 valued deals");
  await expect(line("Not attributed")).toBeVisible();
  await expectAccessible(page);
  await pressOn(ad.getByRole("link", { name: "Held: 1. Show the list" }));
  await expect(page.locator("[data-lead]")).toHaveCount(1);
  await expect(page.getByRole("row", { name })).toBeVisible();
  await page.goBack();
  // What was open still is, and a name leads to its parts alone.
  await expect(ad).toBeVisible();
  await pressOn(page.getByRole("link", { name: AD.adsetName }));
  await expect(page.getByRole("navigation", { name: "Campaign, ad set, ad" })).toContainText(
    `${AD.adsetName}: its ads`,
  );
  await expect(ad).toContainText("$1,251");

  const named = ["Lead", "Schedule", "SQL", "Won"].map((event) => [event, countOf(meta, event)]);
  expect(named).toEqual([
    ["Lead", 1],
    ["Schedule", 1],
    ["SQL", 1],
    ["Won", 1],
  ]);

  // The currency of deals is one: it changes on every screen, for whoever has it open, and for Meta.
  const board = await page.context().newPage();
  await openDashboard(board, "?tab=sales");
  const won = board.getByRole("region", { name: /^Won/ });
  await expect(won).toContainText("$5,002");
  await toTab(page, "System Settings");
  await page.getByLabel("Currency of deal values").selectOption("EUR");
  await page.getByRole("region", { name: "Unsaved changes" }).getByRole("button", { name: "Save" }).click();
  await expect(won.getByText("€5,002")).toHaveCount(2);
  await won.getByRole("link", { name }).click();
  await expect(board.getByRole("region", { name: "Open lead" }).getByLabel("Deal value (EUR)")).toHaveValue(
    "€5,002",
  );
  await toTab(page, "Analytics");
  await page.getByRole("link", { name: "Revenue and pipeline" }).click();
  await expect(page.getByRole("region", { name: "Revenue Intelligence" })).toContainText("€5,002");
  const worth = meta.counted.find(({ event_name: event }) => event === "Won")?.custom_data;
  expect(worth).toEqual({ value: 5002, currency: "USD" });
});

const toTab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).press("Enter");

/** Goes to something by the Tab key alone, and presses a key there. */
async function pressOn(target: Locator, key = "Enter"): Promise<void> {
  await expect(target).toBeVisible();
  const page = target.page();
  const reached = target.and(page.locator(":focus"));
  do await page.keyboard.press("Tab");
  while ((await reached.count()) === 0);
  await page.keyboard.press(key);
}

/** Events for Meta go with the minute's run. */
async function expectAtMeta({ appUrl }: LocalStack, meta: FakeMeta, name: string): Promise<void> {
  await expect(async () => {
    await tickCron(appUrl);
    expect(countOf(meta, name)).toBe(1);
  }).toPass();
}

/** How often Meta counts an event: what the pixel reports of it has the same id. */
function countOf(meta: FakeMeta, name: string): number {
  return meta.counted.filter(({ event_name: event }) => event === name).length;
}
