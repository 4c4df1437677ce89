import { PRICES, type Usage } from "./prices.ts";

/** What Cloudflare charges by, in the order of its bill. */
export const METERS = [
  "requests",
  "cpuMs",
  "d1RowsRead",
  "d1RowsWritten",
  "objectRequests",
  "objectGbSeconds",
  "objectRowsRead",
  "objectRowsWritten",
] as const satisfies readonly (keyof Usage)[];

export const NAMES: Record<keyof Usage, string> = {
  requests: "requests to the Worker",
  cpuMs: "ms of CPU",
  d1RowsRead: "rows read in D1",
  d1RowsWritten: "rows written in D1",
  objectRequests: "requests to objects",
  objectGbSeconds: "GB-s of objects",
  objectRowsRead: "rows read in objects",
  objectRowsWritten: "rows written in objects",
};

export function priceOf(usage: Usage): number {
  return METERS.reduce((sum, meter) => sum + usage[meter] * PRICES[meter], 0);
}

export function dollars(amount: number): string {
  return `$${amount.toFixed(amount < 0.1 ? 4 : 2)}`;
}

/** The price of a million units. */
export function perMillion(meter: keyof Usage): string {
  return `$${(PRICES[meter] * 1e6).toFixed(meter === "d1RowsRead" || meter === "objectRowsRead" ? 3 : 2)}`;
}
