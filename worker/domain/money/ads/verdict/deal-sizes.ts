import type { Deals } from "./evidence.ts";

/** As if 20 deals more had been seen that differ as 1 + CV² = 7: a few deals rarely have the large one among them. */
const TEAM_PRIOR = { deals: 20, spread: 7 };

/** As if 2 deals of this line had been seen, each 3 times the team's mean. */
const LINE_PRIOR = { deals: 2, times: 3 };

/** For the low end: as if 10 deals had been seen that differ as 1 + CV² = 2. */
const LOW_PRIOR = { deals: 10, spread: 2 };

/** What a line brought so far, with those whose value is not known yet at their mean; and the size of its deals. */
export type DealSizes = { value: number; low: number; high: number };

/**
 * The deals of a line as deals of one size that vary as much together (a compound Poisson sum). The low end of a return
 * takes the lower size and the high end the higher one, so that a line may differ from its team.
 */
export function dealSizes(deals: Deals, team: Deals): DealSizes {
  const mean = team.value / team.valued;
  const seen = (team.valued * team.squares) / team.value ** 2;
  const withPrior = (prior: { deals: number; spread: number }) =>
    (team.valued * seen + prior.deals * prior.spread) / (team.valued + prior.deals);
  const counted = LINE_PRIOR.deals + deals.valued;
  const times = (LINE_PRIOR.deals * LINE_PRIOR.times + deals.value / mean) / counted;
  const plain = (LINE_PRIOR.deals * mean + deals.value) / counted;
  const own = deals.value > 0 ? deals.squares / deals.value : 0;
  const spread = 1 + ((withPrior(TEAM_PRIOR) - 1) * deals.won) / (deals.won + 1);
  return {
    value: deals.value + (deals.won - deals.valued) * plain,
    low: Math.max(withPrior(LOW_PRIOR) * plain, own * (1 + 1 / Math.max(1, deals.valued))),
    high: Math.max(spread * times * mean, own),
  };
}
