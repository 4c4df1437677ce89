import type { Decision } from "#domain/money/ads/verdict/verdict";
import { pastOf, type Account } from "./accounts.ts";
import { drawsFrom } from "./draws.ts";
import { looksAt } from "./look.ts";
import { EXPONENTIAL_LAG, EXPONENTIAL_SIZE } from "./true-laws.ts";

/** An ad that spends as much a week as one deal is worth, in an account of a year that has a deal a day beside it. */
const HISTORY_DAYS = 365;
const OTHERS = 1;
const WEEK = 7;
const SEED = 1805;

export const WEEKS = [4, 8, 12, 26, 39];
export const TRUE_RETURNS = [0.3, 0.6, 1, 1.2, 1.5, 2, 3];

/** How often each is said of an ad by how long it has run, as shares of the runs. */
export type Found = { trueReturn: number; byWeeks: Record<Decision, number>[] };

export function foundInTime(runs: number): Found[] {
  return TRUE_RETURNS.map((trueReturn) => ({
    trueReturn,
    byWeeks: WEEKS.map((weeks) => saidAfter(weeks, trueReturn, runs)),
  }));
}

function saidAfter(weeks: number, trueReturn: number, runs: number): Record<Decision, number> {
  const own = trueReturn / WEEK;
  const days = weeks * WEEK;
  const account: Account = { name: "", historyDays: HISTORY_DAYS, own, others: OTHERS, range: [days, 0] };
  const said = { earns: 0, loses: 0 };
  for (let run = 0; run < runs; run++) {
    const draws = drawsFrom(SEED + run);
    const past = pastOf(account, EXPONENTIAL_LAG, draws);
    const { decision } = looksAt(account, past, EXPONENTIAL_SIZE, draws)({ trueReturn, times: 1 });
    if (decision) said[decision] += 1 / runs;
  }
  return said;
}
