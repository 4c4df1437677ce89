import { createContext, use } from "react";
import { moneyText } from "./figures.ts";

/** Writes deal values: `money(12500)` is `€12,500` where they are in euros. */
export function useMoney(): (value: number | null) => string {
  const currency = useDealCurrency();
  return (value) => moneyText(value, currency);
}

/** The currency of deal values; null until it is known. One subscription serves every card of the board. */
export const DealCurrency = createContext<string | null>(null);

export function useDealCurrency(): string | null {
  return use(DealCurrency);
}
