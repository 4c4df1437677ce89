import { dealCurrencyIn } from "#domain/ads/ad-settings";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { settingsQuery } from "../ground/settings/settings-query.ts";
import { DealCurrency } from "../ground/data/deal-currency.ts";

/** Tells everything within which currency deal values are in, as the setting says at any time. */
export function WithDealCurrency({ children }: { children: ReactNode }) {
  const { data = null } = useQuery({ ...settingsQuery(), select: dealCurrencyIn });
  return <DealCurrency value={data}>{children}</DealCurrency>;
}
