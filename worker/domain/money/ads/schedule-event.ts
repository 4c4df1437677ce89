/** Under which `source` the `Schedule` of a booking is stored: the booking's number, of which each call has one. */
export const CALL_SOURCE = "call:";

/**
 * How long a `Schedule` that the visitor's page reports and one of a provider's webhook count as the same call. Most
 * come within seconds of each other, in either order.
 */
export const SAME_CALL_MS = 60 * 60_000;
