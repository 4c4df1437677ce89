import * as z from "zod/mini";
import { isTimeZone } from "../../time/time-zone.ts";
import { isCurrency } from "./currency.ts";

/** What is read from the text of each setting of ads. */
export const AD_VALUES = {
  deal_currency: z
    .string({ error: "Choose a currency" })
    .check(z.refine(isCurrency, { error: "There is no such currency. Use a code like USD." })),
  ad_time_zone: z
    .string({ error: "Choose a time zone" })
    .check(z.refine(isTimeZone, { error: "There is no such time zone. Use one like America/Edmonton." })),
};
export type AdSettingKey = keyof typeof AD_VALUES;

export const INITIAL_AD_SETTINGS: Readonly<Record<AdSettingKey, string>> = {
  deal_currency: "USD",
  ad_time_zone: "America/Edmonton",
};

export type AdSettings = { dealCurrency: string; timeZone: string };

/** The currency that is stored, or the first one if that is missing or damaged. */
export function dealCurrencyOf(stored: string): string {
  return isCurrency(stored) ? stored : INITIAL_AD_SETTINGS.deal_currency;
}

/** The same out of the settings as they are listed. */
export function dealCurrencyIn(settings: readonly { key: string; value: string }[]): string {
  return dealCurrencyOf(settings.find(({ key }) => key === "deal_currency")?.value ?? "");
}

/** The settings of ads out of the stored ones, by key; what is missing or damaged has its first value. */
export function adSettings(stored: Readonly<Partial<Record<string, string>>>): AdSettings {
  const valueOf = (key: AdSettingKey) => {
    const read = AD_VALUES[key].safeParse(stored[key]);
    return read.success ? read.data : INITIAL_AD_SETTINGS[key];
  };
  return { dealCurrency: valueOf("deal_currency"), timeZone: valueOf("ad_time_zone") };
}
