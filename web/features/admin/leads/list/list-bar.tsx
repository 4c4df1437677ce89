import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { totalText } from "../../ground/data/figures.ts";
import { useExport } from "../../ground/data/use-export.ts";
import type { ChangeParams } from "../../ground/frame/admin-params.ts";
import { useWide } from "../../ground/frame/use-wide.ts";
import { PageBar } from "../../ground/look/page-bar.tsx";
import { FilterBar } from "../filters/filter-bar.tsx";
import { activeFilters } from "../filters/filter-words.ts";
import type { Filters } from "../filters/filters.ts";
import { ViewsMenu } from "../views/views-menu.tsx";
import { exportUrl } from "./list-api.ts";
import { SortChoice } from "./sort-choice.tsx";
import { SummaryFigures } from "./summary-figures.tsx";

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
          <FilterBar filters={filters} change={change} news={news}>
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
  return [
    `${totalText(total)} ${total === "1" ? "assessment" : "assessments"}`,
    ...activeFilters(filters).map(({ words }) => words),
  ].join(" · ");
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
