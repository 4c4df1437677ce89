import { gammaBelow } from "./gamma.ts";

/** What an ad spent, in whole units, and how many calls its leads booked. */
export type BookedFor = { booked: number; spend: number };

/** What a new ad of the team's may be like: calls for each unit of spend, by a gamma distribution. */
export type FreshAd = {
  mean: number;
  shape: number;
  /** How much the ads differ beyond chance, as a share of the mean. */
  spread: number;
  booked: number;
  ads: number;
};

/** `worse` is how likely an ad books fewer calls for its spend than a new one. `more` is the spend to wait for. */
export type StopAdvice =
  | { advice: "early"; why: "few_calls" }
  | { advice: "early"; why: "spend"; more: number; worse: number }
  | { advice: "stop" | "keep"; worse: number };

/** Before any ad: they differ by 0.3 of their mean, as if 4 ads had shown it. */
const PRIOR = { ads: 4, variance: 0.3 ** 2 };
/** Ads that differ less are alike: stopping one gains little. */
const ALIKE_BELOW = 0.15;

const WORSE_MIN = 0.8;
/** An ad is not judged before a new one would have brought this many calls for its spend. */
const CALLS_DUE = 2;
/** With fewer calls or ads there is nothing to compare with. */
export const BOOKED_MIN = 10;
export const ADS_MIN = 3;

/** What a new ad is like, by the moments of those that there are. */
export function freshAd(ads: readonly BookedFor[]): FreshAd {
  const spent = ads.filter(({ spend }) => spend > 0);
  const booked = spent.reduce((sum, ad) => sum + ad.booked, 0);
  const spend = spent.reduce((sum, ad) => sum + ad.spend, 0);
  const mean = spend > 0 ? booked / spend : 0;
  let [beyondChance, expected] = [0, 0];
  for (const ad of spent) {
    const due = mean * ad.spend;
    beyondChance += (ad.booked - due) ** 2 - due * (1 - ad.spend / spend);
    expected += due * due;
  }
  const variance = expected > 0 ? Math.max(0, beyondChance / expected) : 0;
  const shrunk = (variance * spent.length + PRIOR.variance * PRIOR.ads) / (spent.length + PRIOR.ads);
  return { mean, shape: 1 / shrunk, spread: Math.sqrt(variance), booked, ads: spent.length };
}

/** Whether calls and ads are enough to compare ads by. */
export function isComparable({ booked, ads }: FreshAd): boolean {
  return booked >= BOOKED_MIN && ads >= ADS_MIN;
}

export function areAlike(fresh: FreshAd): boolean {
  return isComparable(fresh) && fresh.spread < ALIKE_BELOW;
}

/** Whether to consider stopping an ad, weeks before its deals can tell. */
export function stopAdvice({ booked, spend }: BookedFor, fresh: FreshAd): StopAdvice {
  if (!isComparable(fresh)) return { advice: "early", why: "few_calls" };
  const rate = fresh.shape / fresh.mean + spend;
  const worse = gammaBelow(fresh.shape + booked, fresh.mean * rate);
  const from = CALLS_DUE / fresh.mean;
  if (spend < from) return { advice: "early", why: "spend", more: from - spend, worse };
  return { advice: worse > WORSE_MIN ? "stop" : "keep", worse };
}
