import { costOf, type AdLine } from "./ads-report.ts";
import { leadingMoney } from "../ads/money.ts";

type Sort = {
  label: string;
  /** The value to sort by, given the currency of deals; null comes last. */
  of: (line: AdLine, currency: string) => number | null;
  /** The least comes first, as it is the best. */
  isLeastFirst?: true;
};

/** What the lines can be sorted by. */
export const ADS_SORTS = {
  spend: { label: "Spend", of: ({ spend }, currency) => leadingMoney(spend, currency)?.amount ?? null },
  linkClicks: { label: "Link clicks", of: ({ linkClicks }) => linkClicks },
  leads: { label: "Leads", of: ({ leads }) => leads },
  booked: { label: "Booked calls", of: ({ booked }) => booked },
  held: { label: "Held calls", of: ({ held }) => held },
  sql: { label: "SQL", of: ({ sql }) => sql },
  won: { label: "Won", of: ({ won }) => won },
  value: { label: "Value", of: ({ value }) => value },
  return: { label: "Expected final return", of: ({ result }) => result.return?.final ?? null },
  "lead-cost": {
    label: "Cost per lead",
    of: (line, currency) => costOf(line, "leads", currency)?.amount ?? null,
    isLeastFirst: true,
  },
  "booked-cost": {
    label: "Cost per booked call",
    of: (line, currency) => costOf(line, "booked", currency)?.amount ?? null,
    isLeastFirst: true,
  },
  "won-cost": {
    label: "Cost per Won",
    of: (line, currency) => costOf(line, "won", currency)?.amount ?? null,
    isLeastFirst: true,
  },
} as const satisfies Record<string, Sort>;
export type AdsSort = keyof typeof ADS_SORTS;

export const DEFAULT_SORT: AdsSort = "spend";
export const SORT_IDS = Object.keys(ADS_SORTS).filter(isSort);

export function sortOf(name: string | null): AdsSort {
  return SORT_IDS.find((sort) => sort === name) ?? DEFAULT_SORT;
}

/**
 * The lines in an order; equal ones stay as they came. By spend, the lines of each currency are together, those of the
 * deals' own first: a euro is neither more nor less than a dollar.
 */
export function sortedLines(lines: readonly AdLine[], by: AdsSort, currency: string): AdLine[] {
  const sort: Sort = ADS_SORTS[by];
  const sign = sort.isLeastFirst ? 1 : -1;
  return lines.toSorted((one, other) => {
    const [first, second] = [sort.of(one, currency), sort.of(other, currency)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return (by === "spend" ? byCurrency(one, other, currency) : 0) || sign * (first - second);
  });
}

/** Whether the lines of a report are sorted in groups, each by a currency of its own. */
export function isSortedApart(lines: readonly AdLine[], by: AdsSort, currency: string): boolean {
  return by === "spend" && new Set(lines.flatMap(({ spend }) => currencyOf(spend, currency) ?? [])).size > 1;
}

function byCurrency(one: AdLine, other: AdLine, currency: string): number {
  const [first = "", second = ""] = [currencyOf(one.spend, currency), currencyOf(other.spend, currency)];
  if (first === second) return 0;
  if (first === currency || second === currency) return first === currency ? -1 : 1;
  return first < second ? -1 : 1;
}

function currencyOf(spend: AdLine["spend"], currency: string): string | undefined {
  return leadingMoney(spend, currency)?.currency;
}

function isSort(name: string): name is AdsSort {
  return Object.hasOwn(ADS_SORTS, name);
}
