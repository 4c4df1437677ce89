import { dealSizes, type DealSizes } from "./deal-sizes.ts";
import { arrivedBy } from "./delay-laws.ts";
import { HISTORY_DAYS_MIN, TEAM_VALUED_MIN, total, type Outcome, type Team } from "./evidence.ts";
import { gammaBelow } from "./gamma.ts";
import type { KnownTeam, LikelyLaw } from "./learn-delay.ts";

/**
 * What is said of a line. A verdict is about its final return, never about the value so far: it is `early` until even
 * the cautious end is above what was spent, or even the hopeful end below it.
 */
export type Verdict =
  | { verdict: null; why: "no_spend" | "other_currency"; return: null }
  | { verdict: "early"; why: "few_deals"; return: null }
  | { verdict: Decision; why: null; return: LikelyReturn }
  | ({ verdict: "early"; return: LikelyReturn } & (Missing | { why: "not_settled" }));

/** The verdict on a line as one day sees it. */
export function verdictOn(line: Outcome, team: KnownTeam): Verdict {
  if (line.spend <= 0) return { verdict: null, why: "no_spend", return: null };
  if (!hasDeals(team)) return { verdict: "early", why: "few_deals", return: null };
  const found = likelyReturn(line, team);
  const verdict = decided(found, team);
  if (verdict) return { verdict, why: null, return: found };
  return { verdict: "early", return: found, ...missingFor(line, team) };
}

/** Only the verdict, if there is one: computing what is missing would take most of the time. */
export function decisionOn(line: Outcome, team: KnownTeam): Decision | null {
  return line.spend > 0 && hasDeals(team) ? decided(likelyReturn(line, team), team) : null;
}

/** No line loses because of deals that a young team cannot know yet. */
function decided(found: LikelyReturn, { historyDays }: Team): Decision | null {
  const verdict = decision(found, 1);
  return verdict === "loses" && historyDays < HISTORY_DAYS_MIN ? null : verdict;
}

function hasDeals({ valued, value }: Team): boolean {
  return valued >= TEAM_VALUED_MIN && value > 0;
}

/**
 * What a verdict still needs if the line goes on as before: so many days, so much more spend, more spend than is worth
 * showing, or neither would help.
 */
type Missing =
  | { why: "days"; days: number }
  | { why: "spend"; more: number }
  | { why: "spend_much" | "near_even" };

const DAYS_TRIED = [7, 14, 30, 60, 90, 180];
const TIMES_TRIED = [1.25, 1.5, 2, 3, 4, 6];
/** The shares of a line whose deals have all come. */
const ALL_ARRIVED = [1];

function missingFor(line: Outcome, team: KnownTeam): Missing {
  if (team.historyDays < HISTORY_DAYS_MIN) return { why: "days", days: HISTORY_DAYS_MIN - team.historyDays };
  const sizes = dealSizes(line.deals, team);
  if (sizes.value === 0) {
    // The spend at which no deal at all would be too few.
    const { high } = finalValue(sizes, ALL_ARRIVED);
    if (high > line.spend) return { why: "spend", more: high - line.spend };
  }
  const final = expectedFinal(sizes.value, meanShare(arrivedShares(team.likely, line)));
  for (const days of DAYS_TRIED) {
    const shares = arrivedShares(team.likely, line, days);
    const value = final * meanShare(shares);
    if (decides({ ...sizes, value }, shares, line.spend)) return { why: "days", days };
  }
  for (const times of TIMES_TRIED) {
    const spend = line.spend * times;
    if (decides({ ...sizes, value: final * times }, ALL_ARRIVED, spend))
      return { why: "spend", more: spend - line.spend };
  }
  return { why: final > 0 ? "near_even" : "spend_much" };
}

function decides(sizes: DealSizes, shares: readonly number[], spend: number): boolean {
  return decision({ ...finalValue(sizes, shares), share: meanShare(shares) }, spend) !== null;
}

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
function expectedFinal(value: number, share: number): number {
  return value / Math.max(share, SHARE_LEAST);
}

/** At each end: a little less than 5%, for what the method itself gets wrong. */
const TAIL = 0.035;

/** The low end counts three quarters of what is expected still to come. */
const CREDIT = 0.75;

const HALVINGS = 40;
/** The smallest share assumed; without it the high end would be infinite. */
const FINAL_VALUE_SHARE_LEAST = 1e-4;

/**
 * Within what the value lies that this spend brings in the long run, at nine in ten or more: chance and delay together.
 * `shares` are the equally likely values of the share that has arrived, rising.
 */
function finalValue(
  { value, low, high }: DealSizes,
  shares: readonly number[],
): { low: number; high: number } {
  const credited = shares.map((share) => 1 - CREDIT + CREDIT * share);
  const least = Math.max(FINAL_VALUE_SHARE_LEAST, shares[0] ?? 0);
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

/** As if this many more leads had come on the days of the spend: a line with few leads is as old as its spend. */
const SPREAD_LEADS = 10;

/** Values that stand for all that the share may be, equally likely. */
const VALUES = 20;

/** The share of a line's final deals that is expected by now, or in so many days: 20 equally likely values, rising. */
function arrivedShares(
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
function meanShare(shares: readonly number[]): number {
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

/** The share of the final deals that must be expected to have come before a line 'loses'. */
const SHARE_MIN = 0.3;

export type Decision = "earns" | "loses";

/**
 * The decision on a final value beside what was spent: its whole range is above, or its whole range is below once
 * enough has arrived.
 */
function decision(
  { low, high, share }: { low: number; high: number; share: number },
  spend: number,
): Decision | null {
  if (low > spend) return "earns";
  return high < spend && share >= SHARE_MIN ? "loses" : null;
}
