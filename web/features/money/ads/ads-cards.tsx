import { costOf, type AdLine, type AdsReport } from "#domain/money/report/ads-report";
import { adsTotal } from "#domain/money/report/ads-total";
import { sortedLines } from "#domain/money/report/sort-lines";
import { ALL, NOT_ATTRIBUTED, TOTAL_WORDS } from "#domain/money/report/sum-words";
import type { ReactNode } from "react";
import { Link } from "../../../lib/link.tsx";
import { costText, LEVEL_WORDS, NOT_IN_SPEND, STEP_WORDS, sumsText, wholeText } from "../report/ads-words.ts";
import { countLink } from "../../kit/charts/count-link.tsx";
import { countText, NO_FIGURE, noValueText } from "../../kit/data/figures.ts";
import { leadsLink } from "./ads-columns.tsx";
import { adsPath, type AdsView } from "./ads-view.ts";
import { ReturnRange } from "./return-range.tsx";
import { isSpent } from "./spend-note.tsx";
import { VerdictTag } from "./verdict-tag.tsx";

type Props = { report: AdsReport; view: AdsView };

/** The lines of a level on a phone: a card each, and the sums in three lines. */
export function AdsCards({ report, view }: Props) {
  const { lines, currency, level } = report;
  const shown = lines.filter(({ result }) => view.verdict === null || result.verdict === view.verdict);
  return (
    <div className="grid gap-2.5">
      <ul aria-label={`${LEVEL_WORDS[level]} by ${view.sort}`} className="grid gap-2.5">
        {sortedLines(shown, view.sort, currency).map((line) => (
          <li key={line.key}>
            <Card line={line} report={report} view={view} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="text-row text-ink-2 py-4 text-center">None in this period.</p>}
      <dl className="bg-sheet border-line text-row grid rounded-xl border px-3.5 py-1">
        <SumLine name={TOTAL_WORDS[level]} line={adsTotal(report)} report={report} />
        <SumLine name={NOT_ATTRIBUTED} line={report.unattributed} report={report} />
        <SumLine name={ALL} line={report.totals} report={report} />
      </dl>
    </div>
  );
}

function Card({ line, report, view }: Props & { line: AdLine }) {
  const { currency, level } = report;
  const name = line.name || line.linkName || line.id;
  const cost = costOf(line, "leads", currency);
  const missing = noValueText(line.won - line.valued);
  return (
    <article className="bg-sheet border-line grid gap-2 rounded-xl border px-3.5 py-3">
      <div className="grid gap-1">
        <h3 className="min-w-0 [overflow-wrap:anywhere]">
          {level === "ad" ? (
            <bdi className="line-clamp-2 font-semibold">{name}</bdi>
          ) : (
            <Link
              className="link relative font-semibold after:absolute after:-inset-y-3 after:inset-x-0"
              to={adsPath({ ...view, parent: line.key })}
            >
              <bdi className="line-clamp-2">{name}</bdi>
            </Link>
          )}
        </h3>
        <VerdictTag line={line} currency={currency} />
      </div>
      {line.name === null && isSpent(report) && <p className="text-ink-3 text-xs">{NOT_IN_SPEND}</p>}
      <ReturnRange line={line} isLarge />
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] gap-x-3 gap-y-1">
        <Fact label="Spend">{sumsText(line.spend)}</Fact>
        <Fact label="Leads">
          {countLink(STEP_WORDS.leads, line.leads, leadsLink(report, line.key, "leads"))}
        </Fact>
        <Fact label="Per lead">{cost ? costText(cost) : NO_FIGURE}</Fact>
        <Fact label="Won">{countLink(STEP_WORDS.won, line.won, leadsLink(report, line.key, "won"))}</Fact>
      </dl>
      {missing && <p className="text-ink-3 text-xs">{missing}</p>}
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-3 text-xs">{label}</dt>
      <dd className="text-row font-semibold tabular-nums [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function SumLine({ name, line, report: { currency } }: { name: string; line: AdLine; report: AdsReport }) {
  const value = line.valued === 0 ? NO_FIGURE : wholeText({ currency, amount: line.value });
  return (
    <div className="border-line flex flex-wrap justify-between gap-x-4 border-b py-2 last:border-0">
      <dt className="font-semibold">{name}</dt>
      <dd className="text-right tabular-nums">
        {sumsText(line.spend)} · {countText(line.leads)} leads · {countText(line.won)} Won · {value}
      </dd>
    </div>
  );
}
