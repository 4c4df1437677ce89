import type { AdLevel, AdLine, AdsReport } from "#domain/ads/ads-report";
import type { ReactNode } from "react";
import { Link } from "../../../lib/link.tsx";
import { ALONE, TableFrame } from "../data/table-frame.tsx";
import { ADS_COLUMNS } from "./ads-columns.tsx";
import { LEVEL_WORDS, NOT_ATTRIBUTED } from "./ads-words.ts";
import { adsPath, type AdsView } from "./ads-view.ts";
import { ADS_SORTS, sortedLines } from "./sort-lines.ts";

const NAME =
  "bg-base-100 sticky left-0 z-10 min-w-[min(9rem,30vw)] max-w-[min(18rem,40vw)] [overflow-wrap:anywhere] whitespace-normal";

/** One level of the tree: its lines, what none of them can be told for, and the totals of both. */
export function AdsTable({ report, view }: { report: AdsReport; view: AdsView }) {
  const { level, lines, unattributed, totals } = report;
  return (
    <div className="rounded-box bg-base-100 border-base-300 border">
      <TableFrame label={`Table: what each ${LEVEL_WORDS[level].toLowerCase()} brought`} most={ALONE}>
        <table className="table-sm table">
          <caption className="sr-only">
            What each {LEVEL_WORDS[level].toLowerCase()} cost and brought, by{" "}
            {ADS_SORTS[view.sort].label.toLowerCase()}
          </caption>
          <thead>
            <tr>
              <th scope="col" className={NAME}>
                {LEVEL_WORDS[level]}
              </th>
              {ADS_COLUMNS.map(({ label, sort }) => (
                <th
                  key={label}
                  scope="col"
                  className="text-right"
                  aria-sort={sort === view.sort ? "descending" : undefined}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sortedLines(lines, view.sort).map((line) => (
              <Line key={line.key} line={line} report={report}>
                <LineName line={line} level={level} view={view} />
              </Line>
            ))}
            <Line line={unattributed} report={report}>
              {NOT_ATTRIBUTED}
            </Line>
          </tbody>
          <tfoot className="text-base-content">
            <Line line={totals} report={report}>
              <span className="font-semibold">Total</span>
            </Line>
          </tfoot>
        </table>
      </TableFrame>
    </div>
  );
}

function Line({ line, report, children }: { line: AdLine; report: AdsReport; children: ReactNode }) {
  return (
    <tr className="*:align-top">
      <th scope="row" className={`${NAME} font-normal`}>
        {children}
      </th>
      {ADS_COLUMNS.map(({ label, cell }) => (
        <td key={label} className="text-right whitespace-nowrap tabular-nums">
          {cell(line, report)}
        </td>
      ))}
    </tr>
  );
}

/** A name leads to the parts of what it names; without one there is the id alone. */
function LineName({ line, level, view }: { line: AdLine; level: AdLevel; view: AdsView }) {
  const name = <bdi className="line-clamp-3">{line.name || line.id}</bdi>;
  if (level === "ad") return name;
  return (
    <Link className="link" to={adsPath({ ...view, parent: line.key })}>
      {name}
    </Link>
  );
}
