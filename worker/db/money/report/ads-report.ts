import { adLines, keyBelow, type LeadCell, type LateDeals } from "#domain/money/report/ad-lines";
import { adWeeks } from "#domain/money/report/ad-weeks";
import { adsView, type AdsQuery, type AdsView } from "#domain/money/report/ads-query";
import type { AdsReport, AdTouch } from "#domain/money/report/ads-report";
import { agePieces } from "#domain/money/report/age-pieces";
import { weekPieces, dayPieces, mondayOf } from "#domain/money/report/day-pieces";
import {
  comparedAds,
  stopAdvices,
  stopReport,
  RUNNING_DAYS,
  STOP_DAYS,
  type AdCell,
} from "#domain/money/report/stop-report";
import type { AdSettings } from "#domain/money/ads/ad-settings";
import { TEAM_DAYS } from "#domain/money/ads/verdict/evidence";
import { stillToCome } from "#domain/money/ads/verdict/forecast";
import { byAge, type DatedDeals } from "#domain/money/ads/verdict/past";
import { DAYS_HELD, settledVerdict, teamByDay } from "#domain/money/ads/verdict/settled-verdict";
import { dayNumber } from "#domain/time/day-number";
import { dayTextAt } from "#domain/time/day-text";
import { sql } from "drizzle-orm";
import { batchOf } from "../../batch-of.ts";
import { allSql, type Db, type FollowedDb } from "../../client.ts";
import { projectPiece } from "../../calls/consequences/project-leads.ts";
import { readAdSettings } from "../ads/ad-settings.ts";
import { markLeads } from "../../leads/marks/mark-leads.ts";
import {
  selectCounting,
  selectFirstLead,
  selectLeads,
  selectLinkNames,
  selectNames,
  selectSpend,
  selectTeamLeads,
  selectWeeks,
  inDays,
  idColumn,
} from "./ad-stats.ts";
import { selectUnfilled, unfilledLinks } from "./unfilled-links.ts";

/** The number of pieces of leads that are counted before the figures are read; the cron counts the rest. */
const PIECES_FIRST = 3;

/** Lines without spend are few, unless somebody makes up ids. */
const LINK_NAMES_READ = 50;

/** The settings of ads, and the day (since 1970) that it is in their zone. */
export type AdsNow = { settings: AdSettings; today: number };

/** What each ad cost and brought (contract 18) as of `now` (ms); today is that of the ad account. */
export async function readAds(db: FollowedDb, asked: AdsQuery, now: number): Promise<AdsReport> {
  const settings = await readAdSettings(db);
  const today = dayTextAt(now, settings.timeZone);
  return readAdsReport(db, adsView(asked, today), { settings, today: dayNumber(today) });
}

/** What each ad of a view cost and brought, as of today. */
export async function readAdsReport(db: FollowedDb, view: AdsView, now: AdsNow): Promise<AdsReport> {
  await countFirst(db);
  const { parent } = view;
  const { dealCurrency: currency, timeZone } = now.settings;
  const read = await readCells(db, view, now);
  const { spend, leads, lateDeals } = read;
  const stop = stopAdvices(comparedAds(read.adCells, currency));
  const above = keysOf(parent);
  const names = await namesOf(db, [
    ...above,
    ...[...spend, ...leads].map(({ id }) => keyBelow(parent, id)),
    ...stop.toStop.map(({ key }) => key),
  ]);
  const unnamed = leads.filter(({ id }) => id !== "" && !names.has(keyBelow(parent, id)));
  const team = teamByDay({ deals: read.deals, firstLeadDay: read.firstLead?.day ?? null });
  const lines = adLines(
    { spend, leads, lateDeals },
    {
      parent,
      currency,
      names,
      linkNames: await linkNamesOf(db, view, unnamed),
      advice: stop.advice,
      verdictOf: (past) => settledVerdict(past, team, now.today),
    },
  );
  const teamLeads = read.teamLeads.map(({ day, leads: count }) => [day, count] as const);
  return {
    ...view,
    currency,
    timeZone,
    parents: above.map((key) => ({ key, name: names.get(key) ?? null })),
    ...lines,
    weeks: adWeeks(read.weeks, currency),
    stillToCome: stillToCome(byAge(teamLeads, now.today), team(now.today)),
    stop: parent === null ? stopReport(stop, names) : null,
    unfilled: unfilledLinks(read.unfilled[0]),
    counting: read.state?.counting === 1,
  };
}

/** Everything that the figures are made of, in one trip. */
async function readCells(db: Db, view: AdsView, { today, settings }: AdsNow) {
  const { touch, level } = view;
  const parent = view.parent ?? "";
  const [low, high] = [dayNumber(view.from), dayNumber(view.to) + 1];
  const pieces = agePieces(low, high, today);
  const window = today - TEAM_DAYS;
  const { firstLead, state, ...cells } = await batchOf(db, {
    spend: selectSpend(db, parent, pieces),
    leads: selectLeads(db, touch, parent, pieces),
    lateDeals: selectLateDeals(db, view, { wonFrom: today + 2 - DAYS_HELD, low, high }),
    // The window of the first of the days on which a verdict must have held.
    deals: selectTeamDeals(db, window + 1 - DAYS_HELD),
    teamLeads: selectTeamLeads(db, agePieces(window, today + 1, today)),
    firstLead: selectFirstLead(db),
    adCells: selectAdCells(db, touch, { today, asked: level !== "adset" }),
    weeks: selectWeeks(db, touch, weekPieces(low, high)),
    unfilled: selectUnfilled(db, view, settings.timeZone),
    state: selectCounting(db),
  });
  return { ...cells, firstLead: firstLead[0], state: state[0] };
}

/** Counts one piece of the leads that wait to be counted; returns how much it did. */
export async function countAds(db: FollowedDb): Promise<number> {
  return (await projectPiece(db)) || (await markLeads(db));
}

/** Includes what was written a moment ago. */
async function countFirst(db: FollowedDb): Promise<void> {
  for (let piece = 0; piece < PIECES_FIRST; piece++) {
    if ((await countAds(db)) === 0) return;
  }
}

async function namesOf(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await selectNames(db, [...new Set(keys)]);
  return new Map(rows.map(({ key, name }) => [key, name]));
}

/** The names in links by id, of the lines without another name that brought most. */
async function linkNamesOf(
  db: Db,
  view: AdsView,
  unnamed: readonly LeadCell[],
): Promise<Map<string, string>> {
  const starts = new Map<string, number>();
  for (const cell of unnamed) starts.set(cell.id, (starts.get(cell.id) ?? 0) + cell.starts);
  const most = [...starts].toSorted(([, one], [, other]) => other - one).slice(0, LINK_NAMES_READ);
  const ids = most.map(([id]) => id);
  const rows = ids.length === 0 ? [] : await selectLinkNames(db, view, ids);
  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
}

/** A key and those above it, outermost first. */
function keysOf(parent: string | null): string[] {
  if (parent === null) return [];
  const [campaign = "", adset] = parent.split("/");
  return adset === undefined ? [campaign] : [campaign, parent];
}

const WEEK = 7;

/**
 * Spend and booked calls of each ad of the account over the days that ads are compared by, up to today: found from the
 * campaigns down, as the roll-ups hold them. Reads nothing unless the view has ads.
 */
function selectAdCells(db: Db, touch: AdTouch, { today, asked }: { today: number; asked: boolean }) {
  // Nothing comes after today, so its week can be read whole, and so can the one in which ads must have run.
  const end = mondayOf(today) + WEEK;
  const pieces = (from: number) => (asked ? dayPieces(from, end) : []);
  const [all, recent] = [pieces(today + 1 - STOP_DAYS), pieces(mondayOf(today + 1 - RUNNING_DAYS))];
  return allSql<AdCell>(
    db,
    sql`
    with campaigns as (
      select distinct s.id as key from ${inDays("ad_spend_stats", all)} and s.parent = ''),
    adsets as (
      select distinct c.key || '/' || s.id as key
      from campaigns c cross join ${inDays("ad_spend_stats", all)} and s.parent = c.key)
    select a.key || '/' || s.id as key, s.currency, sum(p.sign * s.spend) as spend, 0 as recent, 0 as booked
    from adsets a cross join ${inDays("ad_spend_stats", all)} and s.parent = a.key group by 1, 2
    union all
    select a.key || '/' || s.id, s.currency, 0, sum(p.sign * s.spend), 0
    from adsets a cross join ${inDays("ad_spend_stats", recent)} and s.parent = a.key group by 1, 2
    union all
    select a.key || '/' || s.id, '', 0, 0, sum(p.sign * s.booked)
    from adsets a cross join ${inDays("ad_lead_stats", all)} and s.touch = ${touch} and s.parent = a.key group by 1`,
  );
}

/** Rows of `lead_ads` that are Won, counted by the day of the lead and that of Won. */
const COUNTED = sql`
  l.day, l.won_day as wonDay, count(*) as won, count(l.value) as valued, coalesce(sum(l.value), 0) as value,
  coalesce(sum(1.0 * l.value * l.value), 0) as squares`;

/** The team's deals, of leads that started on a day or later. One index has all that is read. */
function selectTeamDeals(db: Db, from: number) {
  return allSql<DatedDeals>(
    db,
    sql`
    select ${COUNTED} from lead_ads l indexed by lead_ads_won_day
    where l.touch = 'last' and l.won = 1 and l.won_day >= ${from} and l.day >= ${from}
    group by l.won_day, l.day`,
  );
}

/** The deals of a level's lines that were Won on a day or later, of leads from `low` up to `high`. */
function selectLateDeals(
  db: Db,
  { touch, level, parent }: Pick<AdsView, "touch" | "level" | "parent">,
  { wonFrom, low, high }: { wonFrom: number; low: number; high: number },
) {
  const [campaign = null, adset = null] = parent?.split("/") ?? [];
  return allSql<LateDeals>(
    db,
    sql`
    select l.${idColumn(level)} as id, ${COUNTED} from lead_ads l indexed by lead_ads_won_day
    where l.touch = ${touch} and l.won = 1 and l.won_day >= ${wonFrom} and l.day >= ${low} and l.day < ${high}
      and l.campaign_id = coalesce(${campaign}, l.campaign_id) and l.adset_id = coalesce(${adset}, l.adset_id)
    group by 1, l.won_day, l.day`,
  );
}
