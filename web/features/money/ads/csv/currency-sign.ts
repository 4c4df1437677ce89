import { CURRENCIES } from "#domain/money/ads/currency";

/** What names a currency before or behind an amount: `€12.34`, `12,34 €`, `USD 5`. */
const BEFORE = /^([-−]?)\s*([\p{L}\p{Sc}]{1,5}\.?)\s*(?=[-−]?\d)/u;
const BEHIND = /(?<=\d)\s*([\p{L}\p{Sc}]{1,5}\.?)$/u;
const NUMERIC = /^\d/;

/** An amount without its sign of a currency, and that sign; empty if there is none. `1E+3` and the like stay whole. */
export function withoutSign(text: string): { amount: string; sign: string } {
  const before = BEFORE.exec(text);
  if (before) return { amount: (before[1] ?? "") + text.slice(before[0].length), sign: before[2] ?? "" };
  const behind = BEHIND.exec(text);
  const amount = behind ? text.slice(0, behind.index) : text;
  return behind && NUMERIC.test(amount.replace(/^[-−]/, ""))
    ? { amount, sign: behind[1] ?? "" }
    : { amount: text, sign: "" };
}

/**
 * The currency that a sign stands for: `own`, that of the column, where it may; else the only one that has this sign.
 * Null where several might, as with `$`.
 */
export function currencyOfSign(sign: string, own: string): string | null {
  const named = (signs ??= signsOfAll()).get(sign.toUpperCase()) ?? [];
  if (named.includes(own)) return own;
  return named.length === 1 ? (named[0] ?? null) : null;
}

let signs: Map<string, string[]> | undefined;

function signsOfAll(): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const code of CURRENCIES) {
    const shown = (["symbol", "narrowSymbol"] as const).map((currencyDisplay) => {
      const parts = new Intl.NumberFormat("en-US", { style: "currency", currency: code, currencyDisplay });
      return (
        parts
          .formatToParts(0)
          .find(({ type }) => type === "currency")
          ?.value.toUpperCase() ?? code
      );
    });
    for (const sign of new Set([code, ...shown])) all.set(sign, [...(all.get(sign) ?? []), code]);
  }
  return all;
}
