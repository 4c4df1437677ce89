import type { DealSizes } from "./deal-sizes.ts";
import { gammaBelow } from "./gamma.ts";

/** At each end: a little less than 5%, for what the method itself gets wrong. */
const TAIL = 0.035;

/** The low end counts three quarters of what is expected still to come. */
const CREDIT = 0.75;

const HALVINGS = 40;
/** No share is taken to be less, or the high end would have no end. */
const SHARE_LEAST = 1e-4;

/**
 * Within what the value lies that this spend brings in the long run, at nine in ten or more: chance and delay together.
 * `shares` are the equally likely values of the share that has arrived, rising.
 */
export function finalValue(
  { value, low, high }: DealSizes,
  shares: readonly number[],
): { low: number; high: number } {
  const credited = shares.map((share) => 1 - CREDIT + CREDIT * share);
  const least = Math.max(SHARE_LEAST, shares[0] ?? 0);
  return {
    low: value > 0 ? pointAt(TAIL, { shape: value / low, size: low, shares: credited, least }) : 0,
    high: pointAt(1 - TAIL, { shape: value / high + 1, size: high, shares, least }),
  };
}

type Distribution = { shape: number; size: number; shares: readonly number[]; least: number };

/** The value that is not reached with a probability, averaged over what the share may be. */
function pointAt(below: number, { shape, size, shares, least }: Distribution): number {
  const isBelow = (value: number) =>
    shares.reduce((sum, share) => sum + gammaBelow(shape, (value * share) / size), 0) / shares.length;
  let [low, high] = [0, ((shape + 3 * Math.sqrt(shape) + 6) * size) / least];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (isBelow(middle) < below) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
