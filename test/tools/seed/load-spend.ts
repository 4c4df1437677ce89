import { dayOfNumber, dayNumber } from "#domain/time/day-number";
import { dayTextAt } from "#domain/time/day-text";
import type { DatabaseSync } from "node:sqlite";
import { sampleAdsAt } from "../../fakes/meta/sample-ads.ts";
import { SAMPLE_ZONE } from "../../fakes/meta/sample-insights.ts";
import { randomFrom } from "../../setup/random/random.ts";

/** More than the sample account has: each ad runs in as many forms. */
const FORMS = 12;

/**
 * Writes so many rows of spend, from today back, of the ads that seeded assessments came by and of others beside them.
 */
export function loadSpend(db: DatabaseSync, { count, now }: { count: number; now: number }): void {
  const { int } = randomFrom(count);
  const insert = db.prepare(
    `insert into ad_spend (day, campaign_id, campaign_name, adset_id, adset_name, ad_id, ad_name, currency, spend,
       impressions, link_clicks, imported_by)
     values (?, ?, ?, ?, ?, ?, ?, 'USD', ?, ?, ?, 0)
     on conflict (day, ad_id) do nothing`,
  );
  let left = count;
  for (let day = dayNumber(dayTextAt(now, SAMPLE_ZONE)); left > 0; day--) {
    const text = dayOfNumber(day);
    for (const ad of sampleAdsAt(Date.parse(text))) {
      for (let form = 0; form < FORMS && left > 0; form++, left--) {
        const [id, name] = form === 0 ? [ad.adId, ad.adName] : [`${ad.adId}${form}`, `${ad.adName} ${form}`];
        const clicks = 5 + int(40);
        const { campaignId, campaignName, adsetId, adsetName } = ad;
        insert.run(
          text,
          campaignId,
          campaignName,
          adsetId,
          adsetName,
          id,
          name,
          500 + int(5000),
          clicks * 90,
          clicks,
        );
      }
    }
  }
}
