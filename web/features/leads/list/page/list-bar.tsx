import { ASSESSMENT_SORTS, type AssessmentSort, type Count } from "#domain/leads/assessment-list";
import { useQuery } from "@tanstack/react-query";
import { Download, ArrowDownWideNarrow } from "lucide-react";
import type { ReactNode } from "react";
import { totalText, countText } from "../../../kit/data/figures.ts";
import { useExport } from "../../../kit/data/use-export.ts";
import type { ChangeParams } from "../../../kit/frame/admin-params.ts";
import { useWide } from "../../../kit/frame/use-wide.ts";
import { Bone } from "../../../kit/look/bones.tsx";
import { PageBar } from "../../../kit/look/page-bar.tsx";
import { FilterBar } from "../filters/filter-bar.tsx";
import { activeFilters, isFiltered } from "../filters/filter-words.ts";
import { withAnonymous, type Filters } from "../filters/filters.ts";
import { ViewsMenu } from "../views/views-menu.tsx";
import { exportUrl, summaryQuery } from "./list-api.ts";
import { SORT_WORDS, sortParam } from "./sort-words.ts";

type Props = {
  filters: Filters;
  /** How many match, as it is shown; null until it is known. */
  total: string | null;
  change: ChangeParams;
  /** What has arrived, at the end of the filters. */
  news: ReactNode;
};

/** The figures of the list, its views and export; below them how it is filtered and sorted. */
export function ListBar({ filters, total, change, news }: Props) {
  const isWide = useWide();
  const figures = <SummaryFigures filters={filters} />;
  const sort = <SortChoice sort={filters.sort} change={change} />;
  return (
    <>
      <PageBar
        title="Assessments"
        facts={isWide && figures}
        below={
          <FilterBar
            filters={filters}
            counted={total === null ? null : countWords(total)}
            change={change}
            news={news}
          >
            {isWide && sort}
          </FilterBar>
        }
      >
        {!isWide && sort}
        <ViewsMenu />
        <ExportButton filters={filters} />
      </PageBar>
      {!isWide && (
        <div className="text-ink-2 min-h-[1.1875rem] overflow-hidden px-4 text-xs leading-[1.1875rem]">
          {figures}
        </div>
      )}
      <p role="status" className="sr-only">
        {total !== null && matchWords(total, filters)}
      </p>
    </>
  );
}

/** For screen readers, what the figures and chips show: `12 assessments · Offer 3`. */
function matchWords(total: string, filters: Filters): string {
  return [countWords(total), ...activeFilters(filters).map(({ words }) => words)].join(" · ");
}

function countWords(total: string): string {
  return `${totalText(total)} ${total === "1" ? "assessment" : "assessments"}`;
}

function ExportButton({ filters }: { filters: Filters }) {
  const { start, isStarting } = useExport(exportUrl(filters), "assessments", "export-leads");
  return (
    <button
      type="button"
      className="btn btn-sm border-line-2 bg-sheet max-lg:btn-square max-lg:btn-ghost"
      disabled={isStarting}
      onClick={start}
    >
      <Download aria-hidden="true" className="size-4 shrink-0" />
      <span className="max-lg:sr-only">Export CSV</span>
    </button>
  );
}

type SortChoiceProps = { sort: AssessmentSort; change: ChangeParams };

/** The order of the list; where there is no room for its words, a button with the same choice behind it. */
function SortChoice({ sort, change }: SortChoiceProps) {
  return (
    <label className="hover:bg-hover relative inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-md px-2 font-semibold has-focus-visible:outline-2 max-lg:size-8 max-lg:justify-center max-lg:px-0 pointer-coarse:size-11 pointer-coarse:lg:w-auto">
      <ArrowDownWideNarrow aria-hidden="true" className="size-4 shrink-0" />
      <span className="sr-only">Sort by</span>
      <span aria-hidden="true" className="text-row max-lg:hidden">
        {SORT_WORDS[sort]}
      </span>
      <select
        className="absolute inset-0 cursor-pointer opacity-0"
        value={sort}
        onChange={({ target }) => {
          const chosen = ASSESSMENT_SORTS.find((one) => one === target.value);
          if (chosen) change({ sort: sortParam(chosen) });
        }}
      >
        {ASSESSMENT_SORTS.map((value) => (
          <option key={value} value={value}>
            {SORT_WORDS[value]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Submissions, completions and booking clicks of the filtered list, in one line. They count who left no address, too. */
function SummaryFigures({ filters }: { filters: Filters }) {
  const counted = withAnonymous(filters);
  const { data, isError } = useQuery(summaryQuery(counted));
  const figure = (value: number | undefined, isAtLeast = false) =>
    value === undefined ? null : `${countText(value)}${isAtLeast ? "+" : ""}`;
  const note = data ? noteOf(data, isFiltered(counted)) : null;
  return (
    <dl className="flex flex-wrap gap-x-4">
      <Figure
        label="Total Submissions"
        value={figure(data?.filtered, data?.more)}
        note={note}
        isLost={isError}
      />
      <Figure label="Completed" value={figure(data?.completed, data?.partly)} isLost={isError} />
      <Figure label="Booking Clicks" value={figure(data?.bookingClicks, data?.partly)} isLost={isError} />
    </dl>
  );
}

type Beside = { total: number; suspects: Count; expired: number };

/** The list includes suspects, so it may hold more than the figure says; the total of Analytics counts expired ones. */
function noteOf({ total, suspects, expired }: Beside, filtered: boolean): string | null {
  if (filtered) return `of ${countText(total)} total`;
  const { value, more } = suspects;
  const others = [
    value > 0 && `${countText(value)}${more ? "+" : ""} ${value === 1 ? "suspect" : "suspects"}`,
    expired > 0 && `${countText(expired)} expired`,
  ].filter(Boolean);
  return others.length > 0 ? `and ${others.join(", ")}` : null;
}

type SummaryFiguresProps = {
  label: string;
  value: string | null;
  note?: string | null;
  isLost: boolean;
};

function Figure({ label, value, note, isLost }: SummaryFiguresProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-1.5 whitespace-nowrap">
      <dt>{label}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-1">
        <span className="text-ink font-semibold">
          {value ?? (isLost ? "–" : <Bone className="inline-block h-3 w-7" />)}
        </span>
        {note && <span>{note}</span>}
      </dd>
    </div>
  );
}
