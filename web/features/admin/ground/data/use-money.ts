import { useDealCurrency } from "./deal-currency.ts";
import { moneyText } from "./figures.ts";

/** Writes deal values: `money(12500)` is `€12,500` where they are in euros. */
export function useMoney(): (value: number | null) => string {
  const currency = useDealCurrency();
  return (value) => moneyText(value, currency);
}
