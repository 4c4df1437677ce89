/**
 * The retention times on the legal pages, as placeholders filled in from the settings, so that no text contradicts
 * them.
 */
export const KEPT_PLACEHOLDERS = ["anonymousKept", "addressesKept"] as const;

/** The times in words, such as "14 days". */
export type KeptTimes = Record<(typeof KEPT_PLACEHOLDERS)[number], string>;
