import { ALL_ADS, NO_AD, type AdFigures, type AdLine, type AdStep, type Money } from "./ads-report.ts";
import { minorOf } from "./currency.ts";
import { returnOnSpend, verdictOn, type Deals, type ReturnOnSpend } from "./return-on-spend.ts";

/** Spend of one line in one currency, in minor units. */
export type SpendCell = {
  id: string;
  currency: string;
  spend: number;
  impressions: number;
  linkClicks: number;
};

/** Leads of one line; an empty id is of those that no line can be told for. Values are in whole units. */
export type LeadCell = Record<AdStep, number> & {
  id: string;
  value: number;
  /** The sum of the days of their starts, each as the number of days since 1970. */
  startDays: number;
};

export type LinesAsked = {
  /** The line above these; null for campaigns. */
  parent: string | null;
  currency: string;
  /** Days since 1970. */
  today: number;
  team: Deals;
  /** By id, for lines that have no other name. */
  linkNames: ReadonlyMap<string, string>;
  medianDaysToWon: number | null;
};

export type Lines = { lines: AdLine[]; unattributed: AdLine; totals: AdLine };

/**
 * Makes the lines of a level out of cells, of which one line may have several. Lines and what is not attributed add up
 * to the totals by being summed from the same cells. Names go by the key of a line.
 */
export function adLines(
  spend: readonly SpendCell[],
  leads: readonly LeadCell[],
  names: ReadonlyMap<string, string>,
  asked: LinesAsked,
): Lines {
  const ids = new Set([...spend, ...leads].map(({ id }) => id).filter((id) => id !== ""));
  const [spendOf, leadsOf] = [Map.groupBy(spend, ({ id }) => id), Map.groupBy(leads, ({ id }) => id)];
  const line = (key: string, id: string, cells: [readonly SpendCell[], readonly LeadCell[]]): AdLine => ({
    key,
    id,
    name: names.get(key) ?? null,
    linkName: names.has(key) ? null : (asked.linkNames.get(id) ?? null),
    ...lineFigures(...cells, asked),
  });
  const lines = [...ids].map((id) =>
    line(keyBelow(asked.parent, id), id, [spendOf.get(id) ?? [], leadsOf.get(id) ?? []]),
  );
  return {
    lines: lines.filter(isSomething).toSorted(byWeight),
    unattributed: line(keyBelow(asked.parent, NO_AD), "", [spendOf.get("") ?? [], leadsOf.get("") ?? []]),
    totals: line(asked.parent ?? ALL_ADS, "", [spend, leads]),
  };
}

function lineFigures(spend: readonly SpendCell[], leads: readonly LeadCell[], asked: LinesAsked) {
  const figures: AdFigures = {
    spend: moneyOf(spend),
    impressions: sum(spend, "impressions"),
    linkClicks: sum(spend, "linkClicks"),
    starts: sum(leads, "starts"),
    leads: sum(leads, "leads"),
    booked: sum(leads, "booked"),
    held: sum(leads, "held"),
    sql: sum(leads, "sql"),
    won: sum(leads, "won"),
    value: minorOf(sum(leads, "value"), asked.currency),
  };
  return { ...figures, result: resultOf(figures, sum(leads, "startDays"), asked) };
}

function resultOf(figures: AdFigures, startDays: number, asked: LinesAsked): ReturnOnSpend {
  const { currency, today, team, medianDaysToWon } = asked;
  const [spend, other] = figures.spend;
  if (!spend) return { verdict: null, why: "no_spend", return: null };
  if (other || spend.currency !== currency) return { verdict: null, why: "other_currency", return: null };
  const unit = minorOf(1, currency);
  const meanAge = figures.starts === 0 ? 0 : today - startDays / figures.starts;
  const young = figures.starts > 0 && medianDaysToWon !== null && meanAge < medianDaysToWon;
  return verdictOn(returnOnSpend(figures.value / unit, spend.amount / unit, team), {
    won: figures.won,
    young,
  });
}

/** The key of a line below another; null is above the campaigns. */
export function keyBelow(parent: string | null, id: string): string {
  return parent === null ? id : `${parent}/${id}`;
}

/** Amounts by currency, in the order of their codes; what adds up to nothing is left out. */
export function moneyOf(cells: readonly Pick<SpendCell, "currency" | "spend">[]): Money[] {
  const currencies = [...new Set(cells.map(({ currency }) => currency))].toSorted();
  return currencies
    .map((currency) => ({
      currency,
      amount: sum(
        cells.filter((cell) => cell.currency === currency),
        "spend",
      ),
    }))
    .filter(({ amount }) => amount !== 0);
}

function sum<Measure extends string>(cells: readonly Record<Measure, number>[], measure: Measure): number {
  return cells.reduce((all, cell) => all + cell[measure], 0);
}

/** Whether anything was spent, shown or begun. */
export function isSomething(line: AdLine): boolean {
  return line.spend.length > 0 || line.impressions > 0 || line.linkClicks > 0 || line.starts > 0;
}

/** By spend, whatever its currency, then by starts. */
function byWeight(a: AdLine, b: AdLine): number {
  const [spentA, spentB] = [a, b].map(({ spend }) => sum(spend, "amount"));
  return (spentB ?? 0) - (spentA ?? 0) || b.starts - a.starts || (a.id < b.id ? -1 : 1);
}
