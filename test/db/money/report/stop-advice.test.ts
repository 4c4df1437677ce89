import { adSettings } from "#domain/money/ads/ad-settings";
import { adsView } from "#domain/money/report/ads-query";
import { dayNumber, dayOfNumber } from "#domain/time/day-number";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { countAds, readAdsReport } from "../../../../worker/db/money/report/ads-report.ts";
import { openDb } from "../../../../worker/db/client.ts";
import type { StoredLead } from "../../../setup/ads/account-rows.ts";
import { storeLeads, storeSpends } from "../../../setup/ads/stored-account.ts";

const TODAY = dayNumber("2026-11-21");
const adOf = (ad: number) => ({ campaignId: "1", adsetId: ad < 3 ? "21" : "22", adId: `3${ad}` });

/** What an ad spent on a day, and as many leads that booked a call. */
async function ran(ad: number, day: number, dollars: number, booked: number): Promise<void> {
  await storeSpends([{ ad: adOf(ad), day, cents: dollars * 100 }]);
  await storeLeads(Array.from({ length: booked }, (): StoredLead => ({ ad: adOf(ad), day, booked: true })));
}

async function reportOn(parent: string | null) {
  const { db } = openDb(env.DB, "first-primary");
  while ((await countAds(db)) > 0);
  const level = parent === null ? "campaign" : parent.includes("/") ? "ad" : "adset";
  // The days shown make no difference.
  const view = adsView({ from: dayOfNumber(TODAY - 9), touch: "first", parent, level }, dayOfNumber(TODAY));
  return readAdsReport(db, view, { settings: adSettings({}), today: TODAY });
}

it("ads are compared over 90 days, by their own currency, while they run", async () => {
  for (const ad of [0, 1, 4]) await ran(ad, TODAY - 3, 3000, 30);
  await ran(2, TODAY, 3000, 1);
  await ran(3, TODAY - 89, 2000, 0);
  await ran(3, TODAY - 13, 1000, 2);
  // Whatever it brought 90 days ago is over.
  await ran(3, TODAY - 90, 1, 200);
  await ran(5, TODAY - 60, 4000, 0);
  await storeSpends([{ ad: adOf(6), day: TODAY, cents: 900_000, currency: "EUR" }]);
  const { stop } = await reportOn(null);
  expect(stop?.state).toBe("told");
  expect(stop?.ads.map(({ key, name }) => [key, name])).toEqual([
    ["1/21/32", "Ad 32"],
    ["1/22/33", "Ad 33"],
  ]);
  const { lines, stop: below } = await reportOn("1/21");
  expect(below).toBeNull();
  expect(Object.fromEntries(lines.map((line) => [line.id, line.advice?.advice]))).toEqual({
    "30": "keep",
    "31": "keep",
    "32": "stop",
  });
});

it("without ten calls there is nothing to compare", async () => {
  for (const ad of [0, 1, 2]) await ran(ad, TODAY, 3000, 3);
  expect((await reportOn(null)).stop).toEqual({ state: "few", ads: [], early: 0, more: 0 });
});
