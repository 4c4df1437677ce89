import { costOf, type AdLine, type AdsReport, type AdStep } from "#domain/ads-report/ads-report";
import { ADS_SORTS, type AdsSort } from "#domain/ads-report/sort-lines";
import { leftOut } from "#domain/ads/money";
import type { ReactNode } from "react";
import { Link } from "../../../lib/link.tsx";
import { countLink } from "../ground/charts/count-link.tsx";
import { expiredText } from "../ground/data/expired-text.ts";
import { countText, NO_FIGURE } from "../ground/data/figures.ts";
import { noValueText } from "../ground/data/no-value-text.ts";
import { STEP_WORDS } from "../ground/ads/ads-words.ts";
import { leadsLink } from "./leads-link.ts";
import { moneyText, sumsText } from "./money-text.ts";
import { ReturnCell } from "./return-cell.tsx";

export type Column = {
  label: string;
  cell: (line: AdLine, report: AdsReport) => ReactNode;
  /** The order in which this column leads. */
  sort?: AdsSort;
  /** Holds words rather than figures. */
  isText?: true;
};

/** What is said of a line, and its figures; below each count is what one of them cost. */
export const ADS_COLUMNS: readonly Column[] = [
  {
    label: ADS_SORTS.return.label,
    sort: "return",
    cell: (line, report) => <ReturnCell line={line} report={report} />,
    isText: true,
  },
  { label: "Spend", sort: "spend", cell: spendCell },
  {
    label: "Link clicks",
    sort: "linkClicks",
    cell: (line, report) => withCost(countText(line.linkClicks), line, "linkClicks", report),
  },
  { label: STEP_WORDS.starts, cell: startsCell },
  { label: STEP_WORDS.leads, sort: "leads", cell: stepCell("leads") },
  { label: STEP_WORDS.booked, sort: "booked", cell: stepCell("booked") },
  { label: STEP_WORDS.held, sort: "held", cell: stepCell("held") },
  { label: STEP_WORDS.sql, sort: "sql", cell: stepCell("sql") },
  { label: STEP_WORDS.won, sort: "won", cell: stepCell("won") },
  { label: "Value", sort: "value", cell: valueCell },
];

/** What was spent; what of it is in no cost and no return is named. */
function spendCell({ spend }: AdLine, { currency }: AdsReport): ReactNode {
  const others = leftOut(spend, currency);
  return (
    <>
      {sumsText(spend)}
      {others.length > 0 && <Small>{sumsText(others)} left out of costs and return</Small>}
    </>
  );
}

function stepCell(step: AdStep): Column["cell"] {
  return (line, report) => {
    const link = countLink(STEP_WORDS[step], line[step], leadsLink(report, line.key, step));
    return withCost(link, line, step, report);
  };
}

/** The starts, and how many of them the list behind them no longer has. */
function startsCell(line: AdLine, report: AdsReport): ReactNode {
  const gone = expiredText(line.expired);
  return (
    <>
      {stepCell("starts")(line, report)}
      {gone && <Small>{gone}</Small>}
    </>
  );
}

/** The value of what is Won, which leads to what is Won, and how many of these have none yet. */
function valueCell({ key, value, won, valued }: AdLine, report: AdsReport): ReactNode {
  const text = moneyText({ currency: report.currency, amount: value });
  const missing = noValueText(won - valued);
  return (
    <>
      {valued === 0 ? (
        NO_FIGURE
      ) : (
        <Link
          className="link"
          to={leadsLink(report, key, "won")}
          aria-label={`Value: ${text}. Show the list`}
        >
          {text}
        </Link>
      )}
      {missing && <Small>{missing}</Small>}
    </>
  );
}

function withCost(
  count: ReactNode,
  line: AdLine,
  step: AdStep | "linkClicks",
  { currency }: AdsReport,
): ReactNode {
  const cost = costOf(line, step, currency);
  return (
    <>
      {count}
      {cost && <Small>{moneyText(cost)} each</Small>}
    </>
  );
}

function Small({ children }: { children: ReactNode }) {
  return <span className="text-base-content/75 block text-xs">{children}</span>;
}
