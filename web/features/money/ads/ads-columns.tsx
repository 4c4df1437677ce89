import { costOf, type AdLine, type AdsReport, type AdStep } from "#domain/money/report/ads-report";
import { ADS_TOTAL } from "#domain/money/report/ads-total";
import type { AdsSort } from "#domain/money/report/sort-lines";
import { leftOut } from "#domain/money/ads/money";
import type { ReactNode } from "react";
import { Link } from "../../../lib/link.tsx";
import { costText, STEP_WORDS, sumsText, wholeText } from "../report/ads-words.ts";
import { countLink } from "../../kit/charts/count-link.tsx";
import { expiredText } from "../../kit/data/expired-text.ts";
import { countText, NO_FIGURE, noValueText } from "../../kit/data/figures.ts";
import { ReturnRange } from "./return-range.tsx";
import { VerdictTag } from "./verdict-tag.tsx";

export type Column = {
  label: string;
  cell: (line: AdLine, report: AdsReport) => ReactNode;
  /** The order in which this column leads. */
  sort?: AdsSort;
  /** Holds words rather than figures. */
  isText?: true;
  /** Shown only where all columns are asked for. */
  isMore?: true;
  /** Told of ads alone: what came by none cost nothing, and is no return. */
  isOfAds?: true;
};

/** What is said of a line first, and then its figures. */
export const ADS_COLUMNS: readonly Column[] = [
  {
    label: "Verdict",
    cell: (line, { currency }) => <VerdictTag line={line} currency={currency} />,
    isText: true,
    isOfAds: true,
  },
  {
    label: "Return",
    sort: "return",
    cell: (line, report) => <ReturnCell line={line} report={report} />,
    isText: true,
    isOfAds: true,
  },
  { label: "Spend", sort: "spend", cell: spendCell },
  { label: "Per lead", sort: "lead-cost", cell: perCell("leads"), isOfAds: true },
  { label: "Link clicks", sort: "linkClicks", cell: ({ linkClicks }) => quiet(linkClicks), isMore: true },
  { label: "Per click", cell: perCell("linkClicks"), isOfAds: true, isMore: true },
  { label: STEP_WORDS.starts, cell: startsCell, isMore: true },
  { label: "Per start", cell: perCell("starts"), isOfAds: true, isMore: true },
  { label: STEP_WORDS.leads, sort: "leads", cell: stepCell("leads") },
  { label: STEP_WORDS.booked, sort: "booked", cell: stepCell("booked") },
  { label: "Per booked call", sort: "booked-cost", cell: perCell("booked"), isOfAds: true, isMore: true },
  { label: STEP_WORDS.held, sort: "held", cell: stepCell("held") },
  { label: "Per held call", cell: perCell("held"), isOfAds: true, isMore: true },
  { label: STEP_WORDS.sql, sort: "sql", cell: stepCell("sql") },
  { label: "Per SQL", cell: perCell("sql"), isOfAds: true, isMore: true },
  { label: STEP_WORDS.won, sort: "won", cell: stepCell("won") },
  { label: "Per Won", sort: "won-cost", cell: perCell("won"), isOfAds: true, isMore: true },
  { label: "Value", sort: "value", cell: valueCell },
];

/** The range, and of the ads' total what it is a return on. */
function ReturnCell({ line, report: { lines, currency } }: { line: AdLine; report: AdsReport }) {
  const amount = lines.reduce((sum, { result, value }) => (result.return ? sum + value : sum), 0);
  return (
    <>
      <ReturnRange line={line} />
      {line.key === ADS_TOTAL && line.result.return && amount < line.value && (
        <Small>of the {wholeText({ currency, amount })} that spend brought</Small>
      )}
    </>
  );
}

/** What one of these cost. */
export function perCell(step: AdStep | "linkClicks"): Column["cell"] {
  return function perOne(line, { currency }) {
    const cost = costOf(line, step, currency);
    return cost ? costText(cost) : <Quiet>{NO_FIGURE}</Quiet>;
  };
}

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
  return function count(line, report) {
    // The ads' total has no list of its own: that of all leads has those of no ad, too.
    if (line[step] === 0 || line.key === ADS_TOTAL) return quiet(line[step]);
    return countLink(STEP_WORDS[step], line[step], leadsLink(report, line.key, step));
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
  const text = wholeText({ currency: report.currency, amount: value });
  const missing = noValueText(won - valued);
  return (
    <>
      {valued === 0 ? (
        <Quiet>{NO_FIGURE}</Quiet>
      ) : key === ADS_TOTAL ? (
        text
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

/** Nothing says nothing. */
function quiet(count: number): ReactNode {
  return count === 0 ? <Quiet>0</Quiet> : countText(count);
}

function Quiet({ children }: { children: ReactNode }) {
  return <span className="text-ink-3 opacity-70">{children}</span>;
}

function Small({ children }: { children: ReactNode }) {
  return <span className="text-ink-3 block text-xs">{children}</span>;
}

/** The leads behind one figure of the report, on the Assessments tab. */
export function leadsLink({ from, to, touch }: AdsReport, key: string, step: AdStep): string {
  const params = { tab: "assessments", ad: key, adTouch: touch, adStep: step, adFrom: from, adTo: to };
  return `/admin?${new URLSearchParams(params)}`;
}
