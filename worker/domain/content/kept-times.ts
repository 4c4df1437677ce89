import { settingNumber, type NumberSettingKey } from "../settings/settings.ts";

/** What the legal pages say of how long data is kept, as placeholders: settings, so that no text says another time. */
const KEPT = {
  anonymousKept: "retention_days_anonymous",
  addressesKept: "retention_days_ip",
} as const satisfies Record<string, NumberSettingKey>;

export const KEPT_PLACEHOLDERS = ["anonymousKept", "addressesKept"] as const satisfies (keyof typeof KEPT)[];

export type KeptTimes = Record<keyof typeof KEPT, string>;

/** The times in words, from the stored settings. */
export function keptTimes(stored: Readonly<Record<string, string>>): KeptTimes {
  const daysOf = (key: NumberSettingKey) => {
    const days = settingNumber(stored, key);
    return days === 1 ? "1 day" : `${days} days`;
  };
  return { anonymousKept: daysOf(KEPT.anonymousKept), addressesKept: daysOf(KEPT.addressesKept) };
}
