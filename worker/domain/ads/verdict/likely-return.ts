import { arrivedShares, meanShare } from "./arrived-shares.ts";
import { dealSizes } from "./deal-sizes.ts";
import type { Outcome } from "./evidence.ts";
import { finalValue } from "./final-value.ts";
import type { KnownTeam } from "./learn-delay.ts";

/** What a unit of spend brings: 1.5 is $1.50 for $1. */
export type LikelyReturn = {
  /** So far. */
  seen: number;
  /** The share of the deals that is expected to have come. */
  share: number;
  /** In the end, by that share; `low` and `high` hold the truth nine times out of ten or more. */
  final: number;
  low: number;
  high: number;
};

/** A share that nothing is divided by. */
const SHARE_LEAST = 1e-6;

export function likelyReturn(line: Outcome, team: KnownTeam): LikelyReturn {
  const shares = arrivedShares(team.likely, line);
  const share = meanShare(shares);
  const sizes = dealSizes(line.deals, team);
  const { low, high } = finalValue(sizes, shares);
  return {
    seen: sizes.value / line.spend,
    share,
    final: expectedFinal(sizes.value, share) / line.spend,
    low: low / line.spend,
    high: high / line.spend,
  };
}

/** What a value comes to when this share of it has arrived. */
export function expectedFinal(value: number, share: number): number {
  return value / Math.max(share, SHARE_LEAST);
}
