import type { AdLine, AdsReport } from "#domain/money/report/ads-report";
import { ADS_SORTS, isSortedApart } from "#domain/money/report/sort-lines";
import { leftOut } from "#domain/money/ads/money";
import { DAYS_HELD } from "#domain/money/ads/verdict/settled-verdict";
import { verdictReason, verdictWords, type VerdictWords } from "#domain/money/ads/verdict/verdict-words";
import { NOT_IN_SPEND } from "../report/ads-words.ts";
import { noValueText } from "../../kit/data/figures.ts";
import type { AdsView } from "./ads-view.ts";
import { isSpent } from "./spend-note.tsx";

type Props = { report: AdsReport; branches: readonly AdsReport[]; sort: AdsView["sort"] };

/** What the figures do not say by themselves: how the return is worked out, and what is not counted. */
export function AdsNotes({ report, branches, sort }: Props) {
  const { totals, currency, counting } = report;
  const lines = [report, ...branches].flatMap((one) => one.lines);
  const isUnknown = isSpent(report) && lines.some(({ name }) => name === null);
  const hasOthers = leftOut(totals.spend, currency).length > 0;
  const said = explained(lines, currency);
  const isApart = [report, ...branches].some((one) => isSortedApart(one.lines, sort, currency));
  return (
    <div className="text-ink-2 text-row max-w-prose space-y-2">
      {counting && (
        <p role="status" className="alert alert-info alert-soft">
          Leads are still being matched with ads, so these figures may yet change.
        </p>
      )}
      <dl className="space-y-1">
        {said.map(({ label, sentence }) => (
          <div key={label}>
            <dt className="inline font-semibold">{label}: </dt>
            <dd className="inline">{sentence}</dd>
          </div>
        ))}
      </dl>
      <p>
        The return is what each {currency} you spend should bring in the end: your own past deals show how
        long leads take to become Won, so deals still to come are counted. The bar is its likely range, right
        at least 90% of the time, and the line in the middle is 1×, what you spent. ‘Earns’ or ‘Loses’ appears
        only when the whole range is on one side of it, and has been for {DAYS_HELD} days in a row.
      </p>
      {noValueText(totals.won - totals.valued) && (
        <p>{noValueText(totals.won - totals.valued)}. Until you enter one, each counts as an average deal.</p>
      )}
      {hasOthers && (
        <p>
          Spend in currencies other than {currency} is never converted. It is left out of costs and return,
          and named where it was spent.
        </p>
      )}
      {isApart && (
        <p>
          By {ADS_SORTS[sort].label.toLowerCase()}, each currency is sorted on its own: {currency} first, then
          the others.
        </p>
      )}
      {isUnknown && (
        <dl>
          <dt className="inline font-semibold">{NOT_IN_SPEND}: </dt>
          <dd className="inline">
            leads came by links with this ID, but your spend has no such ad. Its days may still be missing, or
            someone edited the link.
          </dd>
        </dl>
      )}
    </div>
  );
}

/** What the words beside the lines mean, each once; those with a figure of their own say it themselves. */
function explained(lines: readonly AdLine[], currency: string): VerdictWords[] {
  const words = lines
    .filter(({ result }) => result.verdict !== null && verdictReason(result, currency) === null)
    .map(({ result }) => verdictWords(result, currency));
  return [...new Map(words.map((one) => [one.sentence, one])).values()];
}
