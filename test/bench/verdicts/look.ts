import { addDeals, NO_DEALS, total, type Deals, type Outcome } from "#domain/money/ads/verdict/evidence";
import type { KnownTeam } from "#domain/money/ads/verdict/learn-delay";
import { likelyReturn, decisionOn, type Decision } from "#domain/money/ads/verdict/verdict";
import type { Account, Past } from "./accounts.ts";
import type { Draws } from "./draws.ts";
import type { TrueLaw } from "./true-laws.ts";

/** What the team's deals are worth on average. */
const MEAN = 5000;

/** What an ad is in truth: the return on it, and what its deals are worth beside those of others. */
export type Truth = { trueReturn: number; times: number };

/** What a report says of it today, and whether its likely range leaves the truth out. */
export type Said = { decision: Decision | null; isOutside: boolean };

/** Tells what deals are worth in one past, once for all truths: these differ in nothing else. */
export function looksAt(account: Account, past: Past, size: TrueLaw, draws: Draws): (truth: Truth) => Said {
  const deals = past.arrived.map((one) => ({ ...one, ...dealOf(MEAN * size.draw(draws)) }));
  const own = addDeals(deals.filter(({ isOwn, isInTeam }) => isOwn && isInTeam));
  const others = addDeals(deals.filter(({ isOwn, isInTeam }) => !isOwn && isInTeam));
  const inRange = addDeals(deals.filter(({ isInRange }) => isInRange));
  const { wonByLag, wonByAge, likely, leadsByAge, daysByAge } = past;
  return ({ trueReturn, times }) => {
    const worth = addDeals([others, scaled(own, times)]);
    const team: KnownTeam = { ...worth, wonByLag, wonByAge, likely, historyDays: account.historyDays };
    const spendADay = (account.own * MEAN * times) / trueReturn;
    const line: Outcome = {
      spend: spendADay * total(daysByAge),
      spendByAge: daysByAge.map(([age, part]) => [age, part * spendADay] as const),
      leadsByAge,
      deals: scaled(inRange, times),
    };
    return { decision: decisionOn(line, team), isOutside: isOutside(trueReturn, line, team) };
  };
}

/** Without any deal of the team there is no range to tell. */
function isOutside(trueReturn: number, line: Outcome, team: KnownTeam): boolean {
  if (team.valued === 0) return false;
  const { low, high } = likelyReturn(line, team);
  return trueReturn < low || trueReturn > high;
}

function dealOf(value: number): Deals {
  return { ...NO_DEALS, won: 1, valued: 1, value, squares: value ** 2 };
}

function scaled({ value, squares, ...counts }: Deals, times: number): Deals {
  return { ...counts, value: value * times, squares: squares * times ** 2 };
}
