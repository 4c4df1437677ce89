/** The hosts whose pages visitors book on, and which pages may show in a frame (contract 21). */
export const BOOKING_HOSTS = ["calendly.com", "cal.com", "leadconnectorhq.com"] as const;

/** Whether a host is one of them, or below one. */
export function isBookingHost(host: string): boolean {
  return BOOKING_HOSTS.some((known) => host === known || host.endsWith(`.${known}`));
}
