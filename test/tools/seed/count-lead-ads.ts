import { INITIAL_AD_SETTINGS } from "#domain/ads/ad-settings";
import { dayNumberAt } from "#domain/time/day-number";
import type { DatabaseSync } from "node:sqlite";

const QUARTER_MS = 900_000;

/**
 * Counts all assessments anew for the ads that their touches name by all three ids, without triggers. Those that name one
 * otherwise are left to the app, which looks their ads up in spend.
 */
export function countLeadAds(db: DatabaseSync): void {
  const zone = db.prepare("select value from system_settings where key = 'ad_time_zone'").get()?.["value"];
  const timeZone = typeof zone === "string" ? zone : INITIAL_AD_SETTINGS.ad_time_zone;
  const days = new Map<number, number>();
  // Every zone's day begins on a quarter-hour.
  db.function("ad_day", { deterministic: true }, (time) => {
    const quarter = Math.floor(Number(time) / QUARTER_MS);
    const day = days.get(quarter) ?? dayNumberAt(quarter * QUARTER_MS, timeZone);
    days.set(quarter, day);
    return day;
  });
  for (const sql of STATEMENTS) db.exec(sql);
}

const id = (name: string) => `iif(named, told ->> '${name}', '')`;

/** The levels of the tree, as in the triggers: the key above a line, and the line's own id. */
const LEVELS: readonly [parent: string, id: string, where: string][] = [
  ["'*'", "''", "true"],
  ["''", "campaign_id", "true"],
  ["campaign_id", "adset_id", "campaign_id <> ''"],
  ["campaign_id || '/' || adset_id", "ad_id", "adset_id <> ''"],
];

const STATEMENTS = [
  "delete from lead_ads",
  "delete from ad_lead_stats",
  "delete from lead_ads_due",
  `insert into lead_ads (assessment_id, touch, day, created_at, campaign_id, adset_id, ad_id, loose, leads, booked, held,
     sql, won, value)
   select id, touch, ad_day(created_at), created_at, ${id("campaign_id")}, ${id("adset_id")}, ${id("ad_id")},
     not named and coalesce(told ->> 'ad_id', told ->> 'adset_id', told ->> 'campaign_id', told ->> 'utm_campaign') is not null,
     is_lead, call_booked_at is not null, call_held_at is not null,
     is_lead and (lead_status in ('SQL', 'Won') or (lead_status <> 'MQL' and was_sql)),
     is_lead and lead_status = 'Won', iif(is_lead and lead_status = 'Won', coalesce(deal_value, 0), 0)
   from (
     select *, coalesce((told ->> 'campaign_id') <> '' and (told ->> 'adset_id') <> '' and (told ->> 'ad_id') <> '', 0)
       as named
     from (
       select a.*, touch, iif(touch = 'first', first_touch, last_touch) as told, email is not null as is_lead,
         exists (select 1 from status_history h where h.assessment_id = a.id and h.to_status = 'SQL') as was_sql
       from assessments a cross join (select 'first' as touch union all select 'last') where suspect = 0))`,
  ...LEVELS.map(
    ([parent, line, where]) => `
    insert into ad_lead_stats (touch, parent, grain, bucket, id, starts, leads, booked, held, sql, won, value, squares,
      start_days)
    select touch, ${parent} as parent, grain, (day + 3) / width * width - 3 as bucket, ${line} as line, count(*),
      sum(leads), sum(booked), sum(held), sum(sql), sum(won), sum(value), sum(1.0 * value * value), sum(day)
    from lead_ads cross join ad_grains where ${where} group by 1, 2, 3, 4, 5`,
  ),
  // The app's own work: whoever has no ids is looked at once spend is known.
  "insert into ad_days_due (day, after_id) select distinct unixepoch(day) / 86400, 0 from ad_spend where true on conflict do nothing",
];
