import { arrivedBy } from "./delay-laws.ts";
import { total, type Outcome } from "./evidence.ts";
import type { LikelyLaw } from "./learn-delay.ts";

/** As if so many leads more had come on the days of the spend: a line with few leads is as old as its spend. */
const SPREAD_LEADS = 10;

/** Values that stand for all that the share may be, equally likely. */
const VALUES = 20;

/** The share of a line's final deals that is expected by now, or in so many days: 20 equally likely values, rising. */
export function arrivedShares(
  likely: readonly LikelyLaw[],
  { leadsByAge, spendByAge }: Pick<Outcome, "leadsByAge" | "spendByAge">,
  later = 0,
): number[] {
  const [leads, spend] = [total(leadsByAge), total(spendByAge)];
  const all = leads + SPREAD_LEADS;
  const rows = leadsByAge.map(([age, count]) => [age, count / all] as const);
  if (spend > 0) {
    rows.push(...spendByAge.map(([age, amount]) => [age, ((amount / spend) * SPREAD_LEADS) / all] as const));
  }
  const whole = total(rows);
  const shares = likely.map(({ law, weight }) => {
    const arrived = rows.reduce((sum, [age, part]) => sum + part * arrivedBy(law, age + later), 0);
    return { share: Math.min(1, arrived / whole), weight };
  });
  return equallyLikely(shares.toSorted((one, other) => one.share - other.share));
}

/** The mean of the values. */
export function meanShare(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

function equallyLikely(rising: readonly { share: number; weight: number }[]): number[] {
  const all = rising.reduce((sum, { weight }) => sum + weight, 0);
  let [index, before] = [0, 0];
  return Array.from({ length: VALUES }, (_, value) => {
    const upTo = ((value + 0.5) / VALUES) * all;
    for (; index < rising.length - 1; index++) {
      const weight = rising[index]?.weight ?? 0;
      if (before + weight >= upTo) break;
      before += weight;
    }
    return rising[index]?.share ?? 0;
  });
}
