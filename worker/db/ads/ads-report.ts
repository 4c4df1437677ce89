import { adLines } from "#domain/ads/ad-lines";
import { INITIAL_AD_SETTINGS } from "#domain/ads/ad-settings";
import type { AdsView } from "#domain/ads/ads-query";
import type { AdsReport } from "#domain/ads/ads-report";
import type { Db } from "../client.ts";

/** What each ad of a view cost and brought (contract 18). */
export async function readAdsReport(_db: Db, view: AdsView): Promise<AdsReport> {
  const currency = INITIAL_AD_SETTINGS.deal_currency;
  const asked = {
    parent: view.parent,
    currency,
    today: 0,
    team: { won: 0, value: 0, squares: 0 },
    medianDaysToWon: null,
  };
  return {
    ...view,
    parents: [],
    currency,
    timeZone: INITIAL_AD_SETTINGS.ad_time_zone,
    ...adLines([], [], new Map(), asked),
    weeks: [],
    medianDaysToWon: null,
    counting: false,
  };
}
