import { daysAfter, dayTextAt } from "#domain/time/day-text";
import { startOfDay } from "#domain/time/start-of-day";
import { localDay } from "#domain/time/time-zone";
import { randomFrom } from "../../setup/random/random.ts";
import type { Insight } from "./fake-insights.ts";
import { sampleAdsAt, type SampleAd } from "./sample-ads.ts";

export const SAMPLE_ACCOUNT = "1002003004005006";
export const SAMPLE_ZONE = "America/Edmonton";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How far back the sample account has spent anything. */
const DAYS = 365;
/** Dollars an ad and day, a thousand impressions, and clicks of a hundred impressions. */
const USUAL = 30;
const PRICE = 14;
const CLICKED = 1.1;

/** What the sample account spent by day and ad, in the last year up to `now` (ms); the same for the same day. */
export function sampleInsights({ since, until }: { since: string; until: string }, now: number): Insight[] {
  const today = dayTextAt(now, SAMPLE_ZONE);
  const first = [since, daysAfter(today, 1 - DAYS)].toSorted().at(-1) ?? since;
  const insights: Insight[] = [];
  for (let day = first; day <= until && day <= today; day = daysAfter(day, 1)) {
    const part = day < today ? 1 : partOfDay(now);
    insights.push(...sampleAdsAt(Date.parse(day)).map((ad) => insightOf(ad, day, part)));
  }
  return insights;
}

/** How much of today is over. */
function partOfDay(now: number): number {
  return (now - startOfDay(localDay(now, SAMPLE_ZONE), SAMPLE_ZONE)) / DAY_MS;
}

function insightOf(ad: SampleAd, day: string, part: number): Insight {
  const own = randomFrom(Number(BigInt(ad.adId) % 100_003n));
  const random = randomFrom(Number(BigInt(ad.adId) % 100_003n) + Date.parse(day) / DAY_MS);
  const between = ({ int }: typeof own, low: number, high: number) => low + ((high - low) * int(1000)) / 1000;
  const spend = USUAL * between(own, 0.4, 1.6) * between(random, 0.75, 1.25) * part;
  const impressions = Math.round((spend / (PRICE * between(own, 0.8, 1.3))) * 1000);
  const clicks = Math.round(
    (impressions * CLICKED * between(own, 0.6, 1.5) * between(random, 0.8, 1.2)) / 100,
  );
  return {
    account_id: SAMPLE_ACCOUNT,
    account_currency: "USD",
    campaign_id: ad.campaignId,
    campaign_name: ad.campaignName,
    adset_id: ad.adsetId,
    adset_name: ad.adsetName,
    ad_id: ad.adId,
    ad_name: ad.adName,
    spend: spend.toFixed(2),
    impressions: String(impressions),
    ...(clicks > 0 && { inline_link_clicks: String(clicks) }),
    date_start: day,
    date_stop: day,
  };
}
