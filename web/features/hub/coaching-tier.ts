/** Coaching is not a service that we run for the client, so its hub explains more. */
export const COACHING_TIER = 5;
