import type { Money } from "#domain/ads/money";
import { minorDigits } from "#domain/ads/currency";
import { NO_FIGURE } from "../data/figures.ts";

/** An amount to its last decimal: `$1,234.50`. */
export function moneyText({ currency, amount }: Money): string {
  return formatOf(currency).format(amount / 10 ** minorDigits(currency));
}

/** Amounts in their currencies, which are never added up: `$1,234.50 + €20.00`. */
export function sumsText(sums: readonly Money[]): string {
  return sums.length === 0 ? NO_FIGURE : sums.map(moneyText).join(" + ");
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const digits = minorDigits(currency);
  const format = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(currency, format);
  return format;
}
