/** What each round trip to a D1 that is far away, or busy, takes. */
export const TRIP_MS = 300;
