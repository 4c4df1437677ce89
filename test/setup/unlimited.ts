/** A flood limit that is never reached: in tests, all calls come from one address. */
export const unlimited: RateLimit = { limit: () => Promise.resolve({ success: true }) };
