/**
 * Workers Paid, in US dollars a unit beyond what the plan's $5 a month include: the pricing pages of
 * Workers, D1 and Durable Objects in Cloudflare's documentation, as of 2026-11.
 */
export const PRICES = {
  requests: 0.3 / 1e6,
  cpuMs: 0.02 / 1e6,
  d1RowsRead: 0.001 / 1e6,
  d1RowsWritten: 1 / 1e6,
  objectRequests: 0.15 / 1e6,
  objectGbSeconds: 12.5 / 1e6,
  objectRowsRead: 0.001 / 1e6,
  objectRowsWritten: 1 / 1e6,
} as const;

export type Usage = Record<keyof typeof PRICES, number>;

/** What the plan's $5 a month hold of each. */
export const INCLUDED: Usage = {
  requests: 10e6,
  cpuMs: 30e6,
  d1RowsRead: 25e9,
  d1RowsWritten: 50e6,
  objectRequests: 1e6,
  objectGbSeconds: 400_000,
  objectRowsRead: 25e9,
  objectRowsWritten: 50e6,
};
