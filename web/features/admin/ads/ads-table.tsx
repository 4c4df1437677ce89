import { treeRows } from "#domain/ads-report/ad-tree";
import type { AdLine, AdsReport } from "#domain/ads-report/ads-report";
import { ADS_SORTS, DEFAULT_SORT } from "#domain/ads-report/sort-lines";
import { ArrowDown } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { ALONE, TableFrame } from "../ground/data/table-frame.tsx";
import type { ChangeParams } from "../ground/frame/admin-params.ts";
import { ADS_COLUMNS, type Column } from "./ads-columns.tsx";
import { LEVEL_WORDS, NOT_ATTRIBUTED, PARTS_WORDS } from "../ground/ads/ads-words.ts";
import type { AdsView } from "./ads-view.ts";
import { LineName, NameCell } from "./line-name.tsx";
import { isSpent } from "./spend-note.tsx";
import { reportsOf, type Branch } from "./use-branches.ts";

const NAME =
  "bg-base-100 sticky left-0 z-10 min-w-[min(14rem,42vw)] max-w-[min(20rem,46vw)] [overflow-wrap:anywhere] whitespace-normal";

type Props = {
  report: AdsReport;
  branches: ReadonlyMap<string, Branch>;
  view: AdsView;
  change: ChangeParams;
};

/** The tree from one level on: its lines, the parts of those that are open, what none can be told for, the totals. */
export function AdsTable({ report, branches, view, change }: Props) {
  const { level, totals } = report;
  const rows = treeRows(report, reportsOf(branches), view.sort);
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
              {ADS_COLUMNS.map((column) => (
                <Heading key={column.label} column={column} view={view} change={change} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, report: own, isUnattributed }) => (
              <Fragment key={line.key}>
                <Line line={line} report={own}>
                  {isUnattributed ? (
                    <NameCell level={own.level} view={view}>
                      {NOT_ATTRIBUTED}
                    </NameCell>
                  ) : (
                    <LineName
                      line={line}
                      level={own.level}
                      view={view}
                      isMarked={line.name === null && isSpent(report)}
                      change={change}
                    />
                  )}
                </Line>
                <BranchState branch={branches.get(line.key)} report={own} />
              </Fragment>
            ))}
          </tbody>
          <tfoot className="text-base-content">
            <Line line={totals} report={report}>
              <NameCell level={level} view={view}>
                <span className="font-semibold">Total</span>
              </NameCell>
            </Line>
          </tfoot>
        </table>
      </TableFrame>
    </div>
  );
}

/** A figure's name, which sorts by it. */
function Heading({
  column: { label, sort, isText },
  view,
  change,
}: { column: Column } & Pick<Props, "view" | "change">) {
  if (!sort)
    return (
      <th scope="col" className={isText ? "" : "text-right"}>
        {label}
      </th>
    );
  const isSorted = sort === view.sort;
  return (
    <th scope="col" className={isText ? "" : "text-right"} aria-sort={isSorted ? "descending" : undefined}>
      <button
        type="button"
        className="link-hover link inline-flex min-h-6 items-center gap-1"
        onClick={() => change({ sort: sort === DEFAULT_SORT ? null : sort })}
      >
        {isSorted && <ArrowDown aria-hidden="true" className="size-3" />}
        {label}
      </button>
    </th>
  );
}

function Line({ line, report, children }: { line: AdLine; report: AdsReport; children: ReactNode }) {
  return (
    <tr className="*:align-top">
      <th scope="row" className={`${NAME} font-normal`}>
        {children}
      </th>
      {ADS_COLUMNS.map(({ label, cell, isText }) => (
        <td key={label} className={isText ? "" : "text-right whitespace-nowrap tabular-nums"}>
          {cell(line, report)}
        </td>
      ))}
    </tr>
  );
}

/** In place of a branch that is open and not here yet. */
function BranchState({ branch, report: { level } }: { branch: Branch | undefined; report: AdsReport }) {
  if (!branch || branch.data) return null;
  const parts = PARTS_WORDS[level];
  return (
    <tr>
      <td colSpan={ADS_COLUMNS.length + 1}>
        <div className="sticky left-4 flex w-fit items-center gap-3 pl-6" role="status">
          {branch.isError ? `${parts} could not be loaded.` : `Loading ${parts.toLowerCase()}…`}
          {branch.isError && (
            <button type="button" className="btn btn-xs" onClick={() => void branch.refetch()}>
              Try again
            </button>
          )}
        </div>
      </td>
    </tr>
  );
}
