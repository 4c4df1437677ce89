import type { AdsReport } from "#domain/money/report/ads-report";
import { ADS_SORTS, isSortedApart } from "#domain/money/report/sort-lines";
import { leftOut } from "#domain/money/ads/money";
import { NOT_IN_SPEND } from "../report/ads-words.ts";
import { noValueText } from "../../kit/data/figures.ts";
import type { AdsView } from "./ads-view.ts";
import { isSpent } from "./spend-note.tsx";

type Props = { report: AdsReport; branches: readonly AdsReport[]; sort: AdsView["sort"] };

/** What the figures of these days do not say by themselves: what is not counted, and why. */
export function AdsNotes({ report, branches, sort }: Props) {
  const { totals, currency, counting } = report;
  const lines = [report, ...branches].flatMap((one) => one.lines);
  const isUnknown = isSpent(report) && lines.some(({ name }) => name === null);
  const hasOthers = leftOut(totals.spend, currency).length > 0;
  const isApart = [report, ...branches].some((one) => isSortedApart(one.lines, sort, currency));
  return (
    <div className="text-ink-2 text-row max-w-prose space-y-2 empty:hidden">
      {counting && (
        <p role="status" className="alert alert-info alert-soft">
          Leads are still being matched with ads, so these figures may yet change.
        </p>
      )}
      {noValueText(totals.won - totals.valued) && (
        <p>{noValueText(totals.won - totals.valued)}. Until you enter one, each counts as an average deal.</p>
      )}
      {hasOthers && (
        <p>
          Spend in currencies other than {currency} is never converted. It is left out of costs and return,
          and shown where it was spent.
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
            leads came from links with this ID, but your spend has no such ad. Its days may still be missing,
            or someone edited the link.
          </dd>
        </dl>
      )}
    </div>
  );
}
