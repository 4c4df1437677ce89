import { adOfTouch, MATCH_DAYS, namesAllIds, type SpentAd } from "#domain/money/ads/ad-of-touch";
import { INITIAL_AD_SETTINGS } from "#domain/money/ads/ad-settings";
import { touchSchema, type Touch } from "#domain/money/ads/attribution";
import { dayNumberAt, dayOfNumber } from "#domain/time/day-number";
import { countArrivals } from "./count-ad-cells.ts";
import type { DatabaseSync } from "node:sqlite";

const QUARTER_MS = 900_000;

/** Counts all assessments anew for the ads that brought them, as the app does, but at once and without triggers. */
export function countLeadAds(db: DatabaseSync): void {
  const zone = db.prepare("select value from system_settings where key = 'ad_time_zone'").get()?.["value"];
  const timeZone = typeof zone === "string" ? zone : INITIAL_AD_SETTINGS.ad_time_zone;
  // Every zone's day begins on a quarter-hour.
  const dayOf = kept((quarter: number) => dayNumberAt(quarter * QUARTER_MS, timeZone));
  const pathOf = paths(db);
  const options = { deterministic: true };
  db.function("ad_day", options, (time) => dayOf(Math.floor(Number(time) / QUARTER_MS)));
  db.function("ad_path", options, (told, day) =>
    typeof told === "string" ? pathOf(touchSchema.parse(JSON.parse(told)), Number(day)) : NOWHERE,
  );
  for (const sql of STATEMENTS) db.exec(sql);
  countArrivals(db);
}

const NOWHERE = JSON.stringify(["", "", "", 0]);

/** The ids of a touch's ad as JSON, and whether spend had to be asked for them. */
function paths(db: DatabaseSync): (touch: Touch, day: number) => string {
  const select = db.prepare(
    `select distinct campaign_id as campaignId, campaign_name as campaignName, adset_id as adsetId,
       adset_name as adsetName, ad_id as adId, ad_name as adName
     from ad_spend where day between ? and ?`,
  );
  const spentUpTo = kept((day: number): SpentAd[] =>
    select.all(dayOfNumber(day - MATCH_DAYS), dayOfNumber(day)).map((row) => {
      const text = (column: keyof SpentAd) => String(row[column]);
      return {
        campaignId: text("campaignId"),
        campaignName: text("campaignName"),
        adsetId: text("adsetId"),
        adsetName: text("adsetName"),
        adId: text("adId"),
        adName: text("adName"),
      };
    }),
  );
  const path = kept((key: string) => {
    const { touch, day }: { touch: Touch; day: number } = JSON.parse(key);
    const loose = !namesAllIds(touch) && touch.utm_campaign !== undefined;
    const { campaignId, adsetId, adId } = adOfTouch(touch, loose ? spentUpTo(day) : []);
    return JSON.stringify([campaignId, adsetId, adId, Number(loose)]);
  });
  return ({ campaign_id, adset_id, ad_id, utm_campaign, utm_term, utm_content }, day) => {
    const touch = { at: "", campaign_id, adset_id, ad_id, utm_campaign, utm_term, utm_content };
    return path(JSON.stringify({ touch, day }));
  };
}

function kept<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? find(key);
    known.set(key, value);
    return value;
  };
}

const STATEMENTS = [
  "delete from lead_ads",
  "delete from ad_days_due",
  `insert into lead_ads (assessment_id, touch, day, created_at, campaign_id, adset_id, ad_id, loose, leads, booked, held,
     sql, won, won_day, value)
   select id, touch, day, created_at, path ->> 0, path ->> 1, path ->> 2, path ->> 3, is_lead,
     call_booked_at is not null, call_held_at is not null,
     is_lead and (lead_status in ('SQL', 'Won') or (lead_status <> 'MQL' and was_sql)),
     is_won, iif(is_won, max(day, ad_day(coalesce(won_at, status_updated_at, created_at))), null),
     iif(is_won, deal_value, null)
   from (
     select *, ad_path(told, day) as path from (
       select a.*, touch, ad_day(created_at) as day,
         iif(touch = 'first', first_touch, coalesce(last_touch, first_touch)) as told, email is not null as is_lead,
         exists (select 1 from status_history h where h.assessment_id = a.id and h.to_status = 'SQL' and h.undone_at is null) as was_sql,
         email is not null and lead_status = 'Won' as is_won,
         (select max(changed_at) from status_history h where h.assessment_id = a.id and h.to_status = 'Won' and h.undone_at is null) as won_at
       from assessments a cross join (select 'first' as touch union all select 'last') where suspect = 0))`,
];
