import { adLines, keyBelow, type LeadCell } from "#domain/ads-report/ad-lines";
import type { AdSettings } from "#domain/ads/ad-settings";
import { adWeeks } from "#domain/ads-report/ad-weeks";
import type { AdsView } from "#domain/ads-report/ads-query";
import type { AdsReport } from "#domain/ads-report/ads-report";
import { agePieces } from "#domain/ads-report/age-pieces";
import { weekPieces } from "#domain/ads-report/day-pieces";
import { comparedAds, stopAdvices, stopReport } from "#domain/ads-report/stop-report";
import { TEAM_DAYS } from "#domain/ads/verdict/evidence";
import { stillToCome } from "#domain/ads/verdict/forecast";
import { byAge } from "#domain/ads/verdict/past";
import { DAYS_HELD, settledVerdict, teamByDay } from "#domain/ads/verdict/settled-verdict";
import { dayNumber } from "#domain/time/day-number";
import { batchOf } from "../batch-of.ts";
import type { Db } from "../client.ts";
import { foldPiece } from "../consequences/fold-leads.ts";
import {
  selectCounting,
  selectFirstLead,
  selectLeads,
  selectLinkNames,
  selectNames,
  selectSpend,
  selectTeamLeads,
  selectWeeks,
} from "./ad-stats.ts";
import { selectAdCells } from "./compared-ads.ts";
import { selectUnfilled, unfilledLinks } from "./unfilled-links.ts";
import { markLeads } from "../marks/mark-leads.ts";
import { selectLateDeals, selectTeamDeals } from "./won-deals.ts";

/** Pieces of leads that are counted before the figures are read; the cron counts what is more. */
const PIECES_FIRST = 3;

/** Lines that no spend names are few, unless somebody makes ids up. */
const LINK_NAMES_READ = 50;

/** The settings of ads, and the day (since 1970) that it is in their zone. */
export type AdsNow = { settings: AdSettings; today: number };

/** What each ad of a view cost and brought (contract 18), as it stands today. */
export async function readAdsReport(db: Db, view: AdsView, now: AdsNow): Promise<AdsReport> {
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

/** All that the figures are made of, in one trip. */
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

/** Does one piece of the work that keeps leads counted; returns how much it did. */
export async function countAds(db: Db): Promise<number> {
  return (await foldPiece(db)) || (await markLeads(db));
}

/** What was written a moment ago is in the figures. */
async function countFirst(db: Db): Promise<void> {
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
