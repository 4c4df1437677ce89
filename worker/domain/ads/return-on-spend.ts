/** Fewer deals than this are too few for a verdict (contract 18). */
export const WON_MIN = 10;
/** While a team has fewer, its largest deals are likely still to come. */
const SPREAD_KNOWN_FROM = 20;
/** Of the standard normal distribution: nine in ten lie within it, one in twenty beyond each end. */
const Z_90 = 1.6448536269514722;

/** Why there is no return, or no verdict on it. */
export const NO_VERDICTS = {
  no_spend: "Nothing was spent here in these days.",
  other_currency:
    "Spend and deal values are in different currencies; the settings of ads say which one deals have.",
  too_young: "These leads are younger than your deals usually are when they are won.",
  few_won: `Fewer than ${WON_MIN} deals were won here, so chance decides more than the ad.`,
} as const;
export type NoVerdict = keyof typeof NO_VERDICTS;

/** What came back for each unit spent: 1.5 is $1.50 for $1. `low` and `high` hold the truth nine times of ten. */
export type Return = { ratio: number; low: number; high: number };

/** It `earns` or `loses` if all of the interval is above or below what was spent, and is `open` if that lies within. */
export type ReturnOnSpend =
  | { verdict: "earns" | "loses" | "open"; why: null; return: Return }
  | { verdict: null; why: NoVerdict; return: Return | null };

/** Deals that were won: how many, the sum of their values, and that of the values' squares. */
export type Deals = { won: number; value: number; squares: number };

/**
 * The return on `spend`, with a 90 % interval. Deals come by chance, few and of different sizes: a compound Poisson
 * sum. Its value is taken for a number of deals of one size that has the same mean and variance, as Dobson, Kuulasmaa,
 * Eberle and Scherer (1991) and, by its gamma distribution, Fay and Feuer (1997) do for standardised rates; that number
 * has the exact interval of Garwood (1936). The size comes from all deals of the `team`, because those of one ad are
 * too few to show how much deals differ. Null without any deal of the team's.
 */
export function returnOnSpend(value: number, spend: number, team: Deals): Return | null {
  if (team.value === 0 || spend === 0) return null;
  const size = dealSize(team);
  const deals = value / size;
  const low = (chiSquare(-Z_90, 2 * deals) / 2) * size;
  const high = (chiSquare(Z_90, 2 * (deals + 1)) / 2) * size;
  return { ratio: value / spend, low: low / spend, high: high / spend };
}

/** What is to be said of a return, given how many deals were won and whether most still may be. */
export function verdictOn(
  found: Return | null,
  { won, young }: { won: number; young: boolean },
): ReturnOnSpend {
  if (young) return { verdict: null, why: "too_young", return: found };
  if (!found || won < WON_MIN) return { verdict: null, why: "few_won", return: found };
  if (found.low > 1) return { verdict: "earns", why: null, return: found };
  return { verdict: found.high < 1 ? "loses" : "open", why: null, return: found };
}

/**
 * The one size at which the sum of deals varies as theirs does: sum of squares ÷ sum. Few deals have rarely a large one
 * among them, so a small team's is taken to be no less than if sizes were exponential, twice the mean.
 */
function dealSize({ won, value, squares }: Deals): number {
  const seen = squares / value;
  return won < SPREAD_KNOWN_FROM ? Math.max(seen, (2 * value) / won) : seen;
}

/** The quantile of a chi-square distribution at a normal one (Wilson and Hilferty, 1931). */
function chiSquare(normal: number, freedom: number): number {
  if (freedom === 0) return 0;
  const ninth = 2 / (9 * freedom);
  return freedom * Math.max(0, 1 - ninth + normal * Math.sqrt(ninth)) ** 3;
}
