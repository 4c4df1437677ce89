import { adOfTouch, MATCH_DAYS, namesAllIds, type AdPath, type SpentAd } from "#domain/money/ads/ad-of-touch";
import { AD_TOUCHES, type AdTouch } from "#domain/money/report/ads-report";
import { touchSchema, type Touch } from "#domain/money/ads/attribution";
import { parsedJson } from "#domain/parsed-json";
import { dayNumberAt } from "#domain/time/day-number";
import { sql } from "drizzle-orm";
import { allSql, type Db } from "../../client.ts";
import type { AdFacts, AdSteps } from "./ad-facts.ts";

/** A lead by one of its touches, before its ad is known. Days are those of the ad account. */
type Arrival = AdSteps &
  Pick<AdFacts, "id" | "createdAt"> & {
    touch: AdTouch;
    day: number;
    wonDay: number | null;
    told: Touch | null;
  };

/** What a lead contributes by one of its touches: a row of `lead_ads`. */
export type LeadAd = Omit<Arrival, "told"> & AdPath & { loose: 0 | 1 };

/** Finds the ads that brought leads. Reads what was spent, in one round trip, if a lead does not name all ids. */
export async function leadAdsOf(db: Db, leads: readonly AdFacts[], timeZone: string): Promise<LeadAd[]> {
  const arrivals = leads.flatMap((lead) => arrivalsOf(lead, timeZone));
  const spent = await spentBy(db, arrivals);
  return arrivals.map(({ told, ...arrival }): LeadAd => {
    const ad = adOfTouch(told, spent.get(arrival.day) ?? []);
    return { ...arrival, ...ad, loose: isLoose(told) ? 1 : 0 };
  });
}

function arrivalsOf({ firstTouch, lastTouch, wonAt, ...lead }: AdFacts, timeZone: string): Arrival[] {
  const day = dayNumberAt(lead.createdAt, timeZone);
  const wonDay = wonAt === null ? null : Math.max(day, dayNumberAt(wonAt, timeZone));
  const told = { first: touchOf(firstTouch), last: touchOf(lastTouch) };
  return AD_TOUCHES.map((touch) => ({ ...lead, touch, day, wonDay, told: told[touch] }));
}

function touchOf(text: string | null): Touch | null {
  const read = touchSchema.safeParse(text === null ? null : parsedJson(text));
  return read.success ? read.data : null;
}

/** Whether spend may identify the ad of a touch, now or later. */
function isLoose(touch: Touch | null): boolean {
  if (!touch || namesAllIds(touch)) return false;
  return Boolean(touch.campaign_id ?? touch.adset_id ?? touch.ad_id ?? touch.utm_campaign);
}

/** By the day of a lead, the ads that spent in the days up to it. Read only for leads that do not name all ids. */
async function spentBy(db: Db, arrivals: readonly Arrival[]): Promise<Map<number, SpentAd[]>> {
  const days = [...new Set(arrivals.filter(({ told }) => isLoose(told)).map(({ day }) => day))];
  if (days.length === 0) return new Map();
  const rows = await allSql<SpentAd & { leadDay: number }>(
    db,
    sql`
    select distinct d.value as leadDay, campaign_id as campaignId, campaign_name as campaignName,
      adset_id as adsetId, adset_name as adsetName, ad_id as adId, ad_name as adName
    from json_each(${JSON.stringify(days)}) d cross join ad_spend
    where day between date((d.value - ${MATCH_DAYS}) * 86400, 'unixepoch') and date(d.value * 86400, 'unixepoch')
    order by day desc`,
  );
  return Map.groupBy(rows, ({ leadDay }) => leadDay);
}
