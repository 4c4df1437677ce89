import type { AdLevel, AdStep, AdTouch } from "#domain/money/report/ads-report";
import { minorDigits } from "#domain/money/ads/currency";
import { unitsOf, type Money } from "#domain/money/ads/money";
import { wholeMoneyText } from "#domain/money/ads/money-text";
import { NO_FIGURE } from "../../kit/data/figures.ts";

export const STEP_WORDS: Record<AdStep, string> = {
  starts: "Starts",
  leads: "Leads",
  booked: "Booked",
  held: "Held",
  sql: "SQL",
  won: "Won",
};

export const LEVEL_WORDS: Record<AdLevel, string> = { campaign: "Campaign", adset: "Ad set", ad: "Ad" };

/** What is below a line. */
export const PARTS_WORDS: Record<AdLevel, string> = { campaign: "Ad sets", adset: "Ads", ad: "" };

export const TOUCH_WORDS: Record<AdTouch, string> = { first: "First touch", last: "Last touch" };

/** Of a line that links alone have named: anybody can write one. */
export const NOT_IN_SPEND = "Not in your ad account";

const DAY = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  month: "short",
  day: "numeric",
  year: "numeric",
});
const SHORT = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "short", day: "numeric" });

/** A calendar day, given as `2026-11-21`: `Nov 21, 2026`. */
export function dayWords(day: string): string {
  return DAY.format(new Date(day));
}

/** For axes: `Nov 21`. */
export function shortDayWords(day: string): string {
  return SHORT.format(new Date(day));
}

/** `Nov 21, 2026`, or `Oct 24 – Nov 21, 2026`. */
export function daysText(from: string, to: string): string {
  return from === to ? dayWords(from) : DAY.formatRange(new Date(from), new Date(to));
}

/** An amount to its last decimal: `$1,234.50`. */
export function moneyText(money: Money): string {
  const { currency } = money;
  const digits = minorDigits(currency);
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return unitsOf(money).toLocaleString("en-US", { style: "currency", currency, ...format });
}

/** An amount in whole units, for reading beside others: `$1,235`. The CSV has it to its last decimal. */
export function wholeText(money: Money): string {
  return wholeMoneyText(unitsOf(money), money.currency);
}

/** From this many units on, what one of something cost is told in whole ones. */
const WHOLE_FROM = 10;

/** What one of something cost: `$59`, and `$0.43`, where cents say something. */
export function costText(money: Money): string {
  return unitsOf(money) < WHOLE_FROM ? moneyText(money) : wholeText(money);
}

/** Amounts in their currencies, which are never added up: `$1,235 + €20`. */
export function sumsText(sums: readonly Money[]): string {
  return sums.length === 0 ? NO_FIGURE : sums.map(wholeText).join(" + ");
}
