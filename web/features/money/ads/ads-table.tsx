import { ALL, NOT_ATTRIBUTED, TOTAL_WORDS } from "#domain/money/report/sum-words";
import { treeRows } from "#domain/money/report/ad-tree";
import type { AdLine, AdsReport } from "#domain/money/report/ads-report";
import { adsTotal } from "#domain/money/report/ads-total";
import { ADS_SORTS, DEFAULT_SORT } from "#domain/money/report/sort-lines";
import { ArrowDown } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { ALONE, TableFrame } from "../../kit/data/table-frame.tsx";
import type { ChangeParams } from "../../kit/frame/admin-params.ts";
import { ADS_COLUMNS, type Column } from "./ads-columns.tsx";
import { LEVEL_WORDS, PARTS_WORDS } from "../report/ads-words.ts";
import type { AdsView } from "./ads-view.ts";
import { LineName, NameCell } from "./line-name.tsx";
import { isSpent } from "./spend-note.tsx";
import { reportsOf, type Branch } from "./use-branches.ts";

const NAME =
  "bg-sheet sticky left-0 z-10 min-w-[min(14rem,42vw)] max-w-[min(20rem,46vw)] [overflow-wrap:anywhere] whitespace-normal";

type Props = {
  report: AdsReport;
  branches: ReadonlyMap<string, Branch>;
  view: AdsView;
  change: ChangeParams;
};

/**
 * The tree from one level on: its lines with the parts of those that are open; then the ads' total, what none can be told
 * for, and both together.
 */
export function AdsTable({ report, branches, view, change }: Props) {
  const { level } = report;
  const lines = report.lines.filter(({ result }) => view.verdict === null || result.verdict === view.verdict);
  const rows = treeRows({ ...report, lines }, reportsOf(branches), view.sort).slice(0, -1);
  const columns = ADS_COLUMNS.filter(({ isMore }) => view.isFull || !isMore);
  const parts = { report, view, columns };
  return (
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
            {columns.map((column) => (
              <Heading key={column.label} column={column} view={view} change={change} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, report: own, isUnattributed }) => (
            <Fragment key={line.key}>
              <Line line={line} report={own} columns={columns} isOfNone={isUnattributed}>
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
              <BranchState branch={branches.get(line.key)} report={own} columns={columns.length} />
            </Fragment>
          ))}
        </tbody>
        <tfoot className="text-ink">
          <Sum {...parts} name={TOTAL_WORDS[level]} line={adsTotal(report)} />
          <Sum {...parts} name={NOT_ATTRIBUTED} line={report.unattributed} isOfNone />
          <Sum {...parts} name={ALL} line={report.totals} isOfNone />
        </tfoot>
      </table>
    </TableFrame>
  );
}

type SumProps = Pick<Props, "report" | "view"> & {
  columns: readonly Column[];
  name: string;
  line: AdLine;
  isOfNone?: boolean;
};

function Sum({ report, view, columns, name, line, isOfNone = false }: SumProps) {
  return (
    <Line line={line} report={report} columns={columns} isOfNone={isOfNone}>
      <NameCell level={report.level} view={view}>
        <span className={name === NOT_ATTRIBUTED ? "" : "font-semibold"}>{name}</span>
      </NameCell>
    </Line>
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

type LineProps = {
  line: AdLine;
  report: AdsReport;
  columns: readonly Column[];
  /** It has leads that no ad brought: costs and returns are told of ads alone. */
  isOfNone: boolean;
  children: ReactNode;
};

function Line({ line, report, columns, isOfNone, children }: LineProps) {
  return (
    <tr className="h-13 [&>*]:py-1">
      <th scope="row" className={`${NAME} font-normal`}>
        {children}
      </th>
      {columns.map(({ label, cell, isText, isOfAds }) => (
        <td key={label} className={isText ? "min-w-44" : "text-right whitespace-nowrap tabular-nums"}>
          {!(isOfNone && isOfAds) && cell(line, report)}
        </td>
      ))}
    </tr>
  );
}

/** In place of a branch that is open and not here yet. */
function BranchState({
  branch,
  report: { level },
  columns,
}: {
  branch: Branch | undefined;
  report: AdsReport;
  columns: number;
}) {
  if (!branch || branch.data) return null;
  const parts = PARTS_WORDS[level];
  return (
    <tr>
      <td colSpan={columns + 1}>
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
