import { minorDigits, minorOf } from "#domain/money/ads/currency";
import { readSpendRow, SPEND_COLUMNS, type SpendRow } from "#domain/money/ads/spend-row";
import { touchOf } from "#domain/money/ads/touch";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

const TODAY = "2026-11-22";
const row: SpendRow = {
  day: TODAY,
  campaignId: "120210000000000001",
  campaignName: "Spring",
  adsetId: "120210000000000002",
  adsetName: "Founders, 30+",
  adId: "120210000000000003",
  adName: "Video “A”",
  currency: "CAD",
  spend: 123_456,
  impressions: 9000,
  linkClicks: 0,
};

describe("a row of spend", () => {
  test("is taken as it is", () => expect(readSpendRow(row, TODAY)).toEqual(row));

  test("is taken in a currency worth little, too", () => {
    const rupiah = { ...row, currency: "IDR", spend: 4_500_000_000 };
    expect(readSpendRow(rupiah, TODAY)).toEqual(rupiah);
  });

  test.each([
    ["day", "2026-11-23", "future_day"],
    ["day", "2026-02-30", "no_day"],
    ["day", "22.11.2026", "no_day"],
    ["day", undefined, "no_day"],
    ["day", "1999-12-31", "too_early"],
    ["adId", "1.2E+17", "rounded_id"],
    ["campaignId", "1,2e17", "rounded_id"],
    ["adsetId", "", "no_id"],
    ["adId", 120_210_000, "no_id"],
    ["adId", "123456789012345678901", "no_id"],
    ["adName", null, "no_name"],
    ["currency", "XXX", "unknown_currency"],
    ["currency", "usd", "unknown_currency"],
    ["currency", "", "unknown_currency"],
    ["spend", -1, "negative"],
    ["spend", 12.5, "no_amount"],
    ["spend", "12", "no_amount"],
    ["spend", 1e15, "no_amount"],
    ["impressions", -3, "negative"],
    ["linkClicks", 1.5, "no_count"],
  ])("with %s %j is refused: %s %s", (column, value, reason) =>
    expect(readSpendRow({ ...row, [column]: value }, TODAY)).toEqual({ column, reason }),
  );

  test.each([[null], [[]], ["day"], [{}]])("%j is refused", (value) =>
    expect(readSpendRow(value, TODAY)).toEqual({ column: "day", reason: "no_day" }),
  );

  test("names all its columns", () => expect(SPEND_COLUMNS).toEqual(Object.keys(row)));

  test("has an ad's name as a click on the ad brings it", () => {
    // In a link, what looks like part of one is read as that.
    const isLinkLike = (text: string) => /%[\da-f]{2}|[?&][\w.;-]*=|\{.*\}|__/i.test(text);
    const names = fc.string({ unit: "binary", maxLength: 300 }).filter((text) => !isLinkLike(text));
    fc.assert(
      fc.property(names, (adName) => {
        const read = readSpendRow({ ...row, adName }, TODAY);
        const query = `utm_content=${encodeURIComponent(adName)}`;
        const touch = touchOf({ query, landingPath: "/", referrerHost: null, at: 0 });
        expect("adName" in read && read.adName).toBe(touch.utm_content ?? "");
      }),
    );
  });
});

test.each([
  ["USD", 2, 1200],
  ["JPY", 0, 12],
  ["KWD", 3, 12_000],
])("12 %s have %i digits after the point: %i", (currency, digits, minor) => {
  expect(minorDigits(currency)).toBe(digits);
  expect(minorOf(12, currency)).toBe(minor);
});
