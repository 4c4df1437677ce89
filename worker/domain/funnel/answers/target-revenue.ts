import { readAmounts, type Amount } from "./amounts.ts";

export const TARGET_BUCKETS = ["under-100k", "100k-250k", "250k-500k", "500k-plus"] as const;
export type TargetBucket = (typeof TARGET_BUCKETS)[number];

/**
 * Dollars and bucket of a revenue target in free text (spec 9, contract 6); the largest amount counts. By the spec's
 * own rule, a number under 1,000 without a unit means thousands: `999` is 999,000 whereas `1000` is 1,000. Without an
 * amount: null dollars and the lowest bucket. Never throws.
 */
export function targetRevenue(text: string): { dollars: number | null; bucket: TargetBucket } {
  let dollars: number | null = null;
  for (const amount of readAmounts(text).map(dollarsOf)) {
    if (dollars === null || amount > dollars) dollars = amount;
  }
  return { dollars, bucket: targetBucket(dollars ?? 0) };
}

/** An amount of a revenue target in whole dollars. */
export function dollarsOf({ value, scaled }: Amount): number {
  return Math.round(scaled || value >= 1000 ? value : value * 1000);
}

/** The bucket of an amount in dollars; a lower bound belongs to the bucket above it. */
export function targetBucket(dollars: number): TargetBucket {
  if (dollars >= 500_000) return "500k-plus";
  if (dollars >= 250_000) return "250k-500k";
  return dollars >= 100_000 ? "100k-250k" : "under-100k";
}
