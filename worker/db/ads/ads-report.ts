import { adLines, keyBelow, type LeadCell } from "#domain/ads/ad-lines";
import { adSettings } from "#domain/ads/ad-settings";
import { adWeeks } from "#domain/ads/ad-weeks";
import type { AdsView } from "#domain/ads/ads-query";
import type { AdsReport } from "#domain/ads/ads-report";
import { dayPieces, weekPieces } from "#domain/ads/day-pieces";
import { dayNumber, dayNumberAt } from "#domain/time/day-number";
import type { Db } from "../client.ts";
import { selectAdSettings } from "./ad-settings.ts";
import {
  selectCounting,
  selectDeals,
  selectLeads,
  selectLinkNames,
  selectNames,
  selectSpend,
  selectWeeks,
} from "./ad-stats.ts";
import { countLeads } from "./count-leads.ts";
import { medianDays, selectDaysToWon } from "./days-to-won.ts";
import { markLeads } from "./mark-leads.ts";

/** Pieces of leads that are counted before the figures are read; the cron counts what is more. */
const PIECES_FIRST = 3;

/** Lines that no spend names are few, unless somebody makes ids up. */
const LINK_NAMES_READ = 50;

/** What each ad of a view cost and brought (contract 18), as seen at `now` (ms). */
export async function readAdsReport(db: Db, view: AdsView, now: number): Promise<AdsReport> {
  await countFirst(db);
  const { touch, parent } = view;
  const [low, high] = [dayNumber(view.from), dayNumber(view.to) + 1];
  const pieces = dayPieces(low, high);
  const [settings, spend, leads, [team], won, weeks, [state]] = await db.batch([
    selectAdSettings(db),
    selectSpend(db, parent ?? "", pieces),
    selectLeads(db, touch, parent ?? "", pieces),
    selectDeals(db, touch),
    selectDaysToWon(db),
    selectWeeks(db, touch, weekPieces(low, high)),
    selectCounting(db),
  ]);
  const { dealCurrency: currency, timeZone } = adSettings(
    Object.fromEntries(settings.map(({ key, value }) => [key, value])),
  );
  const medianDaysToWon = medianDays(won);
  const above = keysOf(parent);
  const names = await namesOf(db, [...above, ...[...spend, ...leads].map(({ id }) => keyBelow(parent, id))]);
  const unnamed = leads.filter(({ id }) => id !== "" && !names.has(keyBelow(parent, id)));
  return {
    ...view,
    currency,
    timeZone,
    medianDaysToWon,
    parents: above.map((key) => ({ key, name: names.get(key) ?? null })),
    ...adLines(spend, leads, names, {
      parent,
      currency,
      today: dayNumberAt(now, timeZone),
      team: team ?? { won: 0, value: 0, squares: 0 },
      linkNames: await linkNamesOf(db, view, unnamed),
      medianDaysToWon,
    }),
    weeks: adWeeks(weeks, currency),
    counting: state?.counting === 1,
  };
}

/** Does one piece of the work that keeps leads counted; returns how much it did. */
export async function countAds(db: Db): Promise<number> {
  return (await countLeads(db)) || (await markLeads(db));
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
  const most = unnamed.toSorted((a, b) => b.starts - a.starts).slice(0, LINK_NAMES_READ);
  const rows =
    most.length === 0
      ? []
      : await selectLinkNames(
          db,
          view,
          most.map(({ id }) => id),
        );
  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
}

/** A key and those above it, outermost first. */
function keysOf(parent: string | null): string[] {
  if (parent === null) return [];
  const [campaign = "", adset] = parent.split("/");
  return adset === undefined ? [campaign] : [campaign, parent];
}
