import { costOf, type AdLine } from "./ads-report.ts";

type Sort = {
  label: string;
  /** What is sorted by; null stands last. */
  of: (line: AdLine) => number | null;
  /** The least comes first, as it is the best. */
  isLeastFirst?: true;
};

/** What the lines can be sorted by. */
export const ADS_SORTS = {
  spend: { label: "Spend", of: ({ spend }) => spend.reduce((sum, { amount }) => sum + amount, 0) },
  linkClicks: { label: "Link clicks", of: ({ linkClicks }) => linkClicks },
  leads: { label: "Leads", of: ({ leads }) => leads },
  booked: { label: "Booked calls", of: ({ booked }) => booked },
  held: { label: "Held calls", of: ({ held }) => held },
  sql: { label: "SQL", of: ({ sql }) => sql },
  won: { label: "Won", of: ({ won }) => won },
  value: { label: "Value", of: ({ value }) => value },
  return: { label: "Return", of: ({ result }) => result.return?.ratio ?? null },
  "lead-cost": {
    label: "Cost per lead",
    of: (line) => costOf(line, "leads")?.amount ?? null,
    isLeastFirst: true,
  },
  "booked-cost": {
    label: "Cost per booked call",
    of: (line) => costOf(line, "booked")?.amount ?? null,
    isLeastFirst: true,
  },
  "won-cost": {
    label: "Cost per Won",
    of: (line) => costOf(line, "won")?.amount ?? null,
    isLeastFirst: true,
  },
} as const satisfies Record<string, Sort>;
export type AdsSort = keyof typeof ADS_SORTS;

export const DEFAULT_SORT: AdsSort = "spend";
export const SORT_IDS = Object.keys(ADS_SORTS).filter(isSort);

export function sortOf(name: string | null): AdsSort {
  return SORT_IDS.find((sort) => sort === name) ?? DEFAULT_SORT;
}

/** The lines in an order; equal ones stay as they came. */
export function sortedLines(lines: readonly AdLine[], by: AdsSort): AdLine[] {
  const sort: Sort = ADS_SORTS[by];
  const sign = sort.isLeastFirst ? 1 : -1;
  return lines.toSorted((one, other) => {
    const [first, second] = [sort.of(one), sort.of(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * (first - second);
  });
}

function isSort(name: string): name is AdsSort {
  return Object.hasOwn(ADS_SORTS, name);
}
