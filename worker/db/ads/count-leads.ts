import { adOfTouch, MATCH_DAYS, namesAllIds, type AdPath, type SpentAd } from "#domain/ads/ad-of-touch";
import { adSettings } from "#domain/ads/ad-settings";
import { AD_TOUCHES, type AdTouch } from "#domain/ads/ads-report";
import { touchSchema, type Touch } from "#domain/ads/attribution";
import { parsedJson } from "#domain/parsed-json";
import { dayNumberAt } from "#domain/time/day-number";
import { sql, type SQL } from "drizzle-orm";
import { allSql, runSql, type Db } from "../client.ts";
import { leadAds } from "../schema.ts";
import { selectAdSettings } from "./ad-settings.ts";

/** Leads counted by one write. */
const LEADS_A_PIECE = 200;

type Due = Steps & {
  id: number;
  version: number;
  createdAt: number;
  /** Whether it is counted at all; a suspect is not. */
  counts: 0 | 1;
  firstTouch: string | null;
  lastTouch: string | null;
  /** When it was last moved to Won, of one that is Won now. */
  wonAt: number | null;
};
type Steps = { leads: 0 | 1; booked: 0 | 1; held: 0 | 1; sql: 0 | 1; won: 0 | 1; value: number | null };

/** A lead by one of its touches, before its ad is known. */
type Arrival = Steps &
  Pick<Due, "id" | "version" | "createdAt"> & {
    touch: AdTouch;
    day: number;
    wonDay: number | null;
    told: Touch | null;
  };
type LeadAd = Omit<Arrival, "told"> & AdPath & { loose: 0 | 1 };

/**
 * Counts a piece of the leads that have changed, for the ads that brought them (contract 18). Returns how many. Whoever
 * asks for the figures has it done first, so that they are never old; the cron does what is too much for that.
 */
export async function countLeads(db: Db): Promise<number> {
  const [settings, due] = await db.batch([selectAdSettings(db), selectDue(db)]);
  if (due.length === 0) return 0;
  const { timeZone } = adSettings(Object.fromEntries(settings.map(({ key, value }) => [key, value])));
  const arrivals = due.filter(({ counts }) => counts === 1).flatMap((lead) => arrivalsOf(lead, timeZone));
  const spent = await spentBy(db, arrivals);
  const leads = arrivals.map(({ told, ...arrival }): LeadAd => {
    const ad = adOfTouch(told, spent.get(arrival.day) ?? []);
    return { ...arrival, ...ad, loose: isLoose(told) ? 1 : 0 };
  });
  await writeCounted(db, due, leads);
  return due.length;
}

/**
 * A lead is SQL that is or was, unless it was set back to MQL. Deals count for leads with an address alone; one that was
 * Won twice counts from the last time.
 */
function selectDue(db: Db) {
  return allSql<Due>(
    db,
    sql`
    select d.assessment_id as id, d.version, coalesce(a.created_at, 0) as createdAt,
      coalesce(a.suspect = 0, 0) as counts, a.first_touch as firstTouch,
      coalesce(a.last_touch, a.first_touch) as lastTouch, a.email is not null as leads,
      a.call_booked_at is not null as booked, a.call_held_at is not null as held,
      a.email is not null and (a.lead_status in ('SQL', 'Won') or (a.lead_status <> 'MQL' and exists (
        select 1 from status_history h where h.assessment_id = a.id and h.to_status = 'SQL'))) as sql,
      a.email is not null and a.lead_status = 'Won' as won,
      iif(a.email is not null and a.lead_status = 'Won', a.deal_value, null) as value,
      iif(a.email is not null and a.lead_status = 'Won', coalesce(
        (select max(h.changed_at) from status_history h where h.assessment_id = a.id and h.to_status = 'Won'),
        a.status_updated_at, a.created_at), null) as wonAt
    from lead_ads_due d left join assessments a on a.id = d.assessment_id
    order by d.assessment_id limit ${LEADS_A_PIECE}`,
  );
}

function arrivalsOf(lead: Due, timeZone: string): Arrival[] {
  const { id, version, createdAt, leads, booked, held, sql: isSql, won, value, wonAt } = lead;
  const day = dayNumberAt(createdAt, timeZone);
  const wonDay = wonAt === null ? null : Math.max(day, dayNumberAt(wonAt, timeZone));
  const told = { first: touchOf(lead.firstTouch), last: touchOf(lead.lastTouch) };
  return AD_TOUCHES.map((touch) => ({
    id,
    version,
    touch,
    day,
    wonDay,
    createdAt,
    told: told[touch],
    leads,
    booked,
    held,
    sql: isSql,
    won,
    value,
  }));
}

function touchOf(text: string | null): Touch | null {
  const read = touchSchema.safeParse(text === null ? null : parsedJson(text));
  return read.success ? read.data : null;
}

/** Whether spend may tell the ad of a touch, now or later. */
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

/**
 * What has not changed is not written. A lead that no longer has its mark was changed, erased, or counted by another run
 * since it was read: what was read may be old, and is left out.
 */
async function writeCounted(db: Db, due: readonly Due[], leads: readonly LeadAd[]): Promise<void> {
  const marks = JSON.stringify(due.map(({ id, version }) => ({ id, version })));
  const uncounted = JSON.stringify(
    due.filter(({ counts }) => counts === 0).map(({ id, version }) => ({ id, version })),
  );
  await db.batch([
    runSql(
      db,
      sql`
      delete from lead_ads where assessment_id in (
        select d.assessment_id from json_each(${uncounted}) l cross join lead_ads_due d
        where ${isMarked})`,
    ),
    runSql(
      db,
      sql`
      insert into lead_ads (assessment_id, touch, ${each((name) => name)})
      select l.value ->> 'id', l.value ->> 'touch', ${each((_, field) => sql`l.value ->> ${`$.${field}`}`)}
      from json_each(${JSON.stringify(leads)}) l cross join lead_ads_due d
      where ${isMarked}
      on conflict (assessment_id, touch) do update set ${each((name) => sql`${name} = excluded.${name}`)}
      where (${each((name) => name)}) is not (${each((name) => sql`excluded.${name}`)})`,
    ),
    runSql(
      db,
      sql`
      delete from lead_ads_due where (assessment_id, version) in (
        select value ->> 'id', value ->> 'version' from json_each(${marks}))`,
    ),
  ]);
}

/** What is kept of a lead by a touch. */
const KEPT = [
  "day",
  "createdAt",
  "campaignId",
  "adsetId",
  "adId",
  "loose",
  "leads",
  "booked",
  "held",
  "sql",
  "won",
  "wonDay",
  "value",
] as const satisfies readonly (keyof LeadAd)[];

function each(of: (name: SQL, field: (typeof KEPT)[number]) => SQL): SQL {
  const parts = KEPT.map((field) => of(sql`${sql.identifier(leadAds[field].name)}`, field));
  return sql.join(parts, sql`, `);
}

/** Whether a lead `l` still has the mark `d` that it was read with. */
const isMarked = sql`d.assessment_id = l.value ->> 'id' and d.version = l.value ->> 'version'`;
