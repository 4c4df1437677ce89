import { ALL_ADS, NO_AD, type AdFigures, type AdLine, type AdStep } from "./ads-report.ts";
import { minorOf } from "../ads/currency.ts";
import { inCurrency, unitsOf, type Money } from "../ads/money.ts";
import type { StopAdvice } from "../ads/verdict/stop-advice.ts";
import type { DatedDeals, LinePast } from "../ads/verdict/past.ts";
import type { Verdict } from "../ads/verdict/verdict.ts";

/** Spend of one line in one currency, in minor units, around a day: a number of days since 1970. */
export type SpendCell = {
  id: string;
  currency: string;
  day: number;
  spend: number;
  impressions: number;
  linkClicks: number;
};

/**
 * Leads of one line that started around a day; an empty id stands for leads without a known line. Values are in whole
 * units, `valued` is how many of the Won have one.
 */
export type LeadCell = Record<AdStep, number> & {
  id: string;
  day: number;
  valued: number;
  value: number;
  squares: number;
  expired: number;
};

/** The deals of a line that were Won in the last days. */
export type LateDeals = DatedDeals & { id: string };

/** All that a level's lines are made of. */
export type Cells = {
  spend: readonly SpendCell[];
  leads: readonly LeadCell[];
  lateDeals: readonly LateDeals[];
};

export type LinesAsked = {
  /** The line above these; null for campaigns. */
  parent: string | null;
  /** Of deals: spend in others is left out of returns and costs. */
  currency: string;
  /** By key. */
  names: ReadonlyMap<string, string>;
  /** By id, for lines that have no other name. */
  linkNames: ReadonlyMap<string, string>;
  /** By key, of ads. */
  advice: ReadonlyMap<string, StopAdvice>;
  verdictOf: (past: LinePast) => Verdict;
};

export type Lines = { lines: AdLine[]; unattributed: AdLine; totals: AdLine };

/**
 * Builds the lines of a level from cells, several per line. Lines and unattributed leads add up to the totals, because
 * all are summed from the same cells.
 */
export function adLines({ spend, leads, lateDeals }: Cells, asked: LinesAsked): Lines {
  const ids = new Set([...spend, ...leads].map(({ id }) => id).filter((id) => id !== ""));
  const spendOf = Map.groupBy(spend, ({ id }) => id);
  const leadsOf = Map.groupBy(leads, ({ id }) => id);
  const dealsOf = Map.groupBy(lateDeals, ({ id }) => id);
  const cellsOf = (id: string): Cells => ({
    spend: spendOf.get(id) ?? [],
    leads: leadsOf.get(id) ?? [],
    lateDeals: dealsOf.get(id) ?? [],
  });
  const line = (key: string, id: string, cells: Cells, judged = cells): AdLine => ({
    key,
    id,
    name: asked.names.get(key) ?? null,
    linkName: asked.names.has(key) ? null : (asked.linkNames.get(id) ?? null),
    ...figuresOf(cells, asked.currency),
    result: resultOf(judged, asked),
    advice: asked.advice.get(key) ?? null,
  });
  const lines = [...ids].map((id) => line(keyBelow(asked.parent, id), id, cellsOf(id)));
  const all = { spend, leads, lateDeals };
  return {
    lines: lines.filter(isSomething).toSorted(byWeightIn(asked.currency)),
    unattributed: line(keyBelow(asked.parent, NO_AD), "", cellsOf("")),
    totals: line(
      asked.parent ?? ALL_ADS,
      "",
      all,
      asked.parent === null ? spentFor(all, asked.currency) : all,
    ),
  };
}

/**
 * What the lines brought that spent in the currency of deals: nothing else is a return on that. Below a campaign all is
 * the campaign's own.
 */
function spentFor({ spend, leads, lateDeals }: Cells, currency: string): Cells {
  const own = spend.filter((cell) => cell.currency === currency && cell.spend > 0);
  const ids = new Set(own.map(({ id }) => id));
  return {
    spend,
    leads: leads.filter(({ id }) => ids.has(id)),
    lateDeals: lateDeals.filter(({ id }) => ids.has(id)),
  };
}

function figuresOf({ spend, leads }: Cells, currency: string): AdFigures {
  return {
    spend: moneyOf(spend),
    impressions: sum(spend, "impressions"),
    linkClicks: sum(spend, "linkClicks"),
    starts: sum(leads, "starts"),
    expired: sum(leads, "expired"),
    leads: sum(leads, "leads"),
    booked: sum(leads, "booked"),
    held: sum(leads, "held"),
    sql: sum(leads, "sql"),
    won: sum(leads, "won"),
    valued: sum(leads, "valued"),
    value: minorOf(sum(leads, "value"), currency),
  };
}

/** The verdict on the spend in the currency of deals, whatever was spent in others. */
function resultOf({ spend, leads, lateDeals }: Cells, { currency, verdictOf }: LinesAsked): Verdict {
  const own = spend.filter((cell) => cell.currency === currency);
  if (sum(own, "spend") === 0) {
    const why = sum(spend, "spend") === 0 ? "no_spend" : "other_currency";
    return { verdict: null, why, return: null };
  }
  return verdictOf({
    spend: own.map((cell) => [cell.day, unitsOf({ currency, amount: cell.spend })] as const),
    leads: leads.map((cell) => [cell.day, cell.leads] as const),
    deals: {
      won: sum(leads, "won"),
      valued: sum(leads, "valued"),
      value: sum(leads, "value"),
      squares: sum(leads, "squares"),
    },
    lateDeals,
  });
}

/** The key of a line below another; null is above the campaigns. */
export function keyBelow(parent: string | null, id: string): string {
  return parent === null ? id : `${parent}/${id}`;
}

/** Amounts by currency, in the order of their codes; what adds up to nothing is left out. */
export function moneyOf(cells: readonly Pick<SpendCell, "currency" | "spend">[]): Money[] {
  const byCurrency = Map.groupBy(cells, ({ currency }) => currency);
  return [...byCurrency]
    .map(([currency, own]) => ({ currency, amount: sum(own, "spend") }))
    .filter(({ amount }) => amount !== 0)
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
}

function sum<Measure extends string>(cells: readonly Record<Measure, number>[], measure: Measure): number {
  return cells.reduce((all, cell) => all + cell[measure], 0);
}

/** Whether there was any spend, impression or start. */
export function isSomething(line: AdLine): boolean {
  return line.spend.length > 0 || line.impressions > 0 || line.linkClicks > 0 || line.starts > 0;
}

/** By what was spent in the currency of deals, then by starts. */
function byWeightIn(currency: string) {
  const spent = ({ spend }: AdLine) => inCurrency(spend, currency);
  return (a: AdLine, b: AdLine) => spent(b) - spent(a) || b.starts - a.starts || (a.id < b.id ? -1 : 1);
}
