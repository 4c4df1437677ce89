import type { KeptTimes } from "../content/kept-times.ts";
import { settingNumber } from "./settings.ts";

/** How long data stays stored, from the settings. */
export function keptTimes(stored: Readonly<Record<string, string>>): KeptTimes {
  return {
    anonymousKept: daysText(settingNumber(stored, "retention_days_anonymous")),
    addressesKept: daysText(settingNumber(stored, "retention_days_ip")),
  };
}

const daysText = (days: number) => (days === 1 ? "1 day" : `${days} days`);
