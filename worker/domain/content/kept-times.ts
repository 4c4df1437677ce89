/** What the legal pages say of how long data is kept, as placeholders: settings, so that no text says another time. */
export const KEPT_PLACEHOLDERS = ["anonymousKept", "addressesKept"] as const;

/** The times in words, such as "14 days". */
export type KeptTimes = Record<(typeof KEPT_PLACEHOLDERS)[number], string>;
