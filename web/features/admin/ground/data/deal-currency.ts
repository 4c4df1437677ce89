import { createContext, use } from "react";

/** The currency of deal values; null until it is known. One subscription serves every card of the board. */
export const DealCurrency = createContext<string | null>(null);

export function useDealCurrency(): string | null {
  return use(DealCurrency);
}
