import { inCurrency, type Money } from "../ads/money.ts";
import type { CampaignField } from "../ads/touch-fields.ts";
import type { StopReport } from "./stop-report.ts";
import type { StillToCome } from "../ads/verdict/forecast.ts";
import type { StopAdvice } from "../ads/verdict/stop-advice.ts";
import type { Verdict } from "../ads/verdict/verdict.ts";

/** Which arrival a lead is counted for: the one that brought it first, or the newest before it completed. */
export const AD_TOUCHES = ["first", "last"] as const;
export type AdTouch = (typeof AD_TOUCHES)[number];

/** The levels of the tree, each the parent of the next. */
export const AD_LEVELS = ["campaign", "adset", "ad"] as const;
export type AdLevel = (typeof AD_LEVELS)[number];

/** How far leads got; each step is counted, and its leads can be listed. Every step counts each lead once. */
export const AD_STEPS = ["starts", "leads", "booked", "held", "sql", "won"] as const;
export type AdStep = (typeof AD_STEPS)[number];

/** The spend, and its results. Leads are counted on the day of their start, in the zone of the ad account. */
export type AdFigures = Record<AdStep, number> & {
  /** One amount a currency, as currencies are never added up; none without spend. */
  spend: Money[];
  /** How many of the starts have expired: they count, and can no longer be opened. */
  expired: number;
  impressions: number;
  linkClicks: number;
  /** How many of the Won have a deal value; it may be entered later, and 0 is one. */
  valued: number;
  /** Those values, in minor units of the report's currency. */
  value: number;
};

/**
 * A line of the report. Its `key` is `campaign`, `campaign/adset` or `campaign/adset/ad` in ids: the parent of the
 * lines below it, and the filter `ad` of the list of its leads.
 */
export type AdLine = AdFigures & {
  key: string;
  id: string;
  /** The newest name; null if no spend has brought one, so that anybody may have made the id up. */
  name: string | null;
  /** Without such a name, the one in the link of the newest lead, if it has one. */
  linkName: string | null;
  result: Verdict;
  /** Of an ad, by the calls that it booked in the last days; null for lines that no advice is for. */
  advice: StopAdvice | null;
};

/** A week from Monday on; the first and the last may be cut by the period. */
export type AdWeek = { start: string; spend: Money[]; value: number };

/** Leads that came from links in which no ad platform had replaced the macros with names and ids. */
export type UnfilledLinks = { leads: number; parameters: CampaignField[] };

/** The answer of `GET /api/ads`. Days are text, as `2026-11-21`, and both ends are included. */
export type AdsReport = {
  from: string;
  to: string;
  touch: AdTouch;
  level: AdLevel;
  /** The key of the line above; null for campaigns. */
  parent: string | null;
  /** The lines above, outermost first; empty for campaigns. */
  parents: { key: string; name: string | null }[];
  /** The currency of deal values, and of the spend that returns refer to. */
  currency: string;
  timeZone: string;
  lines: AdLine[];
  /** What belongs to no line of this level. All lines and this one add up to the totals. */
  unattributed: AdLine;
  totals: AdLine;
  /** Of the whole account, whatever the level. */
  weeks: AdWeek[];
  /** Of the whole account, whatever the days; null while there is too little evidence. */
  stillToCome: StillToCome | null;
  /** Which ads to consider stopping, of the whole account; null below the campaigns. */
  stop: StopReport | null;
  /** Of the newest leads in the days, those whose links say less than they should; null without any. */
  unfilled: UnfilledLinks | null;
  /** Whether leads are still being assigned, after a change of the zone or an import. */
  counting: boolean;
};

/** The `key` that stands for all leads, and the last part of one that stands for those not attributed. */
export const ALL_ADS = "all";
export const NO_AD = "none";

/** What each unit spent should bring in the end; null while nothing has come, which leaves no more than a range to tell. */
export function finalReturn({ result }: AdLine): number | null {
  return result.return && result.return.seen > 0 ? result.return.final : null;
}

/**
 * What one of these cost, in minor units of the currency of deals, the only one for costs; null without any, or without
 * spend in it.
 */
export function costOf(figures: AdFigures, step: AdStep | "linkClicks", currency: string): Money | null {
  const [spent, count] = [inCurrency(figures.spend, currency), figures[step]];
  return spent === 0 || count === 0 ? null : { currency, amount: Math.round(spent / count) };
}
