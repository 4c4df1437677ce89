import { costOf, type AdLine, type AdsReport, type AdStep } from "#domain/ads/ads-report";
import type { ReactNode } from "react";
import { Link } from "../../../lib/link.tsx";
import { countLink } from "../analytics/count-link.tsx";
import { countText, NO_FIGURE } from "../data/figures.ts";
import { STEP_WORDS } from "./ads-words.ts";
import { leadsLink } from "./leads-link.ts";
import { moneyText, sumsText } from "./money-text.ts";
import { ReturnCell } from "./return-cell.tsx";
import type { AdsSort } from "#domain/ads/sort-lines";

export type Column = {
  label: string;
  cell: (line: AdLine, report: AdsReport) => ReactNode;
  /** The order in which this column leads. */
  sort?: AdsSort;
};

/** The figures of a line; below each count is what one of them cost. */
export const ADS_COLUMNS: readonly Column[] = [
  { label: "Spend", sort: "spend", cell: ({ spend }) => sumsText(spend) },
  {
    label: "Link clicks",
    sort: "linkClicks",
    cell: (line) => withCost(countText(line.linkClicks), line, "linkClicks"),
  },
  { label: STEP_WORDS.starts, cell: stepCell("starts") },
  { label: STEP_WORDS.leads, sort: "leads", cell: stepCell("leads") },
  { label: STEP_WORDS.booked, sort: "booked", cell: stepCell("booked") },
  { label: STEP_WORDS.held, sort: "held", cell: stepCell("held") },
  { label: STEP_WORDS.sql, sort: "sql", cell: stepCell("sql") },
  { label: STEP_WORDS.won, sort: "won", cell: stepCell("won") },
  {
    label: "Value",
    sort: "value",
    cell: valueLink,
  },
  { label: "Return", sort: "return", cell: ({ result }) => <ReturnCell result={result} /> },
];

function stepCell(step: AdStep): Column["cell"] {
  return (line, report) =>
    withCost(countLink(STEP_WORDS[step], line[step], leadsLink(report, line.key, step)), line, step);
}

/** The value of what was won, which leads to what was won. */
function valueLink({ key, value }: AdLine, report: AdsReport): ReactNode {
  if (value === 0) return NO_FIGURE;
  const text = moneyText({ currency: report.currency, amount: value });
  return (
    <Link className="link" to={leadsLink(report, key, "won")} aria-label={`Value: ${text}. Show the list`}>
      {text}
    </Link>
  );
}

function withCost(count: ReactNode, line: AdLine, step: AdStep | "linkClicks"): ReactNode {
  const cost = costOf(line, step);
  return (
    <>
      {count}
      {cost && <span className="text-base-content/75 block text-xs">{moneyText(cost)} each</span>}
    </>
  );
}
