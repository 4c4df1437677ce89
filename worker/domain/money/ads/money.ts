import { minorDigits } from "./currency.ts";

/** An amount in minor units of its currency: 1,200 in USD are $12. */
export type Money = { currency: string; amount: number };

/** The amount spent in a currency, in minor units. */
export function inCurrency(spend: readonly Money[], currency: string): number {
  return spend.find((money) => money.currency === currency)?.amount ?? 0;
}

/** What was spent in other currencies than that of deals: returns and costs leave it out. */
export function leftOut(spend: readonly Money[], currency: string): Money[] {
  return spend.filter((money) => money.currency !== currency);
}

/** The amount that a line is sorted by, among lines of the same currency; that of deals goes before others. */
export function leadingMoney(spend: readonly Money[], currency: string): Money | null {
  return spend.find((money) => money.currency === currency) ?? spend[0] ?? null;
}

/** An amount in whole units: 1,200 cents are 12 dollars. */
export function unitsOf({ currency, amount }: Money): number {
  return amount / 10 ** minorDigits(currency);
}
