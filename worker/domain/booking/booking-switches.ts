/** Mails about booked calls (contract 22), `on` or `off`, and what each is until staff change it. */
export const BOOKING_SWITCHES = {
  booking_mails: "off",
  reminder_day_before: "on",
  reminder_hour_before: "on",
} as const;
export type BookingSwitchKey = keyof typeof BOOKING_SWITCHES;
export const BOOKING_SETTING_KEYS = Object.keys(BOOKING_SWITCHES).filter(isBookingSwitch);

/** Whether a switch is on, from the stored text. */
export function isSwitchedOn(stored: Readonly<Record<string, string>>, key: BookingSwitchKey): boolean {
  return (stored[key] ?? BOOKING_SWITCHES[key]) === "on";
}

export function isBookingSwitch(key: string): key is BookingSwitchKey {
  return Object.hasOwn(BOOKING_SWITCHES, key);
}
