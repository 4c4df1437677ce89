import { unitsOf } from "../ads/money.ts";
import {
  areAlike,
  freshAd,
  isComparable,
  stopAdvice,
  type BookedFor,
  type StopAdvice,
} from "../ads/verdict/stop-advice.ts";

/** The days that ads are compared by. */
export const STOP_DAYS = 90;
/**
 * An ad without spend in this many days, and the rest of their first week, no longer runs: there is nothing to stop.
 */
export const RUNNING_DAYS = 14;
/** Ads that are named at once. */
const NAMED_MOST = 10;

/** Spend of an ad in one currency, that of the days in which it must have run, or booked calls; in minor units. */
export type AdCell = { key: string; currency: string; spend: number; recent: number; booked: number };

/** An ad by its key, over the days that ads are compared by. */
export type ComparedAd = BookedFor & { key: string; isRunning: boolean };

/** An ad to consider stopping; `worse` is how likely a new ad books more calls for the same money. */
export type AdToStop = { key: string; name: string | null; worse: number };

/**
 * Ads are compared (`told`), are alike, or too few with too few calls; `more` is how many are not named, `early` how many
 * that run have spent too little to be compared.
 */
export type StopReport = { state: "told" | "alike" | "few"; ads: AdToStop[]; more: number; early: number };

/** The ads of an account by what they spent in the currency of deals. */
export function comparedAds(cells: readonly AdCell[], currency: string): ComparedAd[] {
  return [...Map.groupBy(cells, ({ key }) => key)].map(([key, own]) => {
    const sum = (of: (cell: AdCell) => number) => own.reduce((all, cell) => all + of(cell), 0);
    const spend = sum((cell) => (cell.currency === currency ? cell.spend : 0));
    return {
      key,
      spend: unitsOf({ currency, amount: spend }),
      booked: sum(({ booked }) => booked),
      isRunning: own.some(({ recent }) => recent > 0),
    };
  });
}

/** What to advise on each ad that runs, by key; and the ads to consider stopping, the likeliest first. */
export type StopAdvices = {
  state: StopReport["state"];
  advice: ReadonlyMap<string, StopAdvice>;
  toStop: readonly { key: string; worse: number }[];
};

/** There is no advice while ads are too few to compare, or if they are alike. */
export function stopAdvices(ads: readonly ComparedAd[]): StopAdvices {
  const fresh = freshAd(ads);
  const none = { advice: new Map(), toStop: [] };
  if (!isComparable(fresh)) return { state: "few", ...none };
  if (areAlike(fresh)) return { state: "alike", ...none };
  const advice = new Map(
    // What is spent in other currencies is no part of the comparison.
    ads
      .filter(({ isRunning, spend }) => isRunning && spend > 0)
      .map((ad) => [ad.key, stopAdvice(ad, fresh)] as const),
  );
  const toStop = [...advice].flatMap(([key, one]) =>
    one.advice === "stop" ? [{ key, worse: one.worse }] : [],
  );
  return { state: "told", advice, toStop: toStop.toSorted((one, other) => other.worse - one.worse) };
}

/** What the report shows of that, with as many ads as it names at once. */
export function stopReport(
  { state, advice, toStop }: StopAdvices,
  names: ReadonlyMap<string, string>,
): StopReport {
  const named = toStop.slice(0, NAMED_MOST);
  return {
    state,
    ads: named.map((ad) => ({ ...ad, name: names.get(ad.key) ?? null })),
    more: toStop.length - named.length,
    early: [...advice.values()].filter((one) => one.advice === "early").length,
  };
}
