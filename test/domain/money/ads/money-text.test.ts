import { CURRENCIES } from "#domain/money/ads/currency";
import { roughMoney, shortMoneyText, wholeMoneyText } from "#domain/money/ads/money-text";
import { expect, test } from "vitest";

test.each([
  ["USD", "$12,500", "$12.5K"],
  ["EUR", "€12,500", "€12.5K"],
  ["CAD", "CA$12,500", "CA$12.5K"],
  // Without and with more decimals than most: a deal value is in whole units all the same.
  ["JPY", "¥12,500", "¥12.5K"],
  ["KWD", "KWD\u00a012,500", "KWD\u00a012.5K"],
])("12,500 %s are %s, in short %s", (currency, whole, short) => {
  expect(wholeMoneyText(12_500, currency)).toBe(whole);
  expect(wholeMoneyText(12_500, currency)).toBe(whole);
  expect(shortMoneyText(12_500, currency)).toBe(short);
});

test("every currency that can be chosen can be written", () => {
  for (const currency of CURRENCIES) expect(wholeMoneyText(1, currency)).toMatch(/1$/);
});

test.each([
  [29_640, "$30,000"],
  [117.3, "$120"],
  [3.4, "$3"],
  [0.0071, "$0"],
])("an estimate of %d is about %s, in whole units", (units, words) => {
  expect(roughMoney(units, "USD")).toBe(words);
});
