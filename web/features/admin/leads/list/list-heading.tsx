import { Download } from "lucide-react";
import type { ChangeParams } from "../../ground/frame/admin-params.ts";
import { totalText } from "../../ground/data/figures.ts";
import { exportUrl } from "./list-api.ts";
import { activeFilters } from "../filters/filter-words.ts";
import { NO_FILTERS, type Filters } from "../filters/filters.ts";
import { SortChoice } from "./sort-choice.tsx";
import { SummaryFigures } from "./summary-figures.tsx";
import { ViewsMenu } from "../views/views-menu.tsx";
import { useExport } from "../../ground/data/use-export.ts";

type Props = { filters: Filters; total: string | null; change: ChangeParams };

/** The figures of the list, how it is filtered and sorted, and its export. */
export function ListHeading({ filters, total, change }: Props) {
  const { start, isStarting } = useExport(exportUrl(filters), "assessments");
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <SummaryFigures filters={filters} />
      <FilterWords filters={filters} total={total} change={change} />
      <div className="flex flex-wrap items-center gap-3 max-sm:gap-2">
        <SortChoice sort={filters.sort} change={change} />
        <ViewsMenu />
        <button
          type="button"
          className="btn btn-sm bg-base-100 border-base-300"
          disabled={isStarting}
          onClick={start}
        >
          <Download aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">Export CSV</span>
        </button>
      </div>
    </div>
  );
}

/** The number of matches, and the active filters. */
function FilterWords({ filters, total, change }: Props) {
  const words = activeFilters(filters).map((filter) => filter.words);
  return (
    <p role="status" className="min-w-0 grow basis-60 text-sm [overflow-wrap:anywhere]">
      {total !== null && `${totalText(total)} ${total === "1" ? "assessment" : "assessments"}`}
      {words.map((word, index) => (
        <span key={word}>
          {(total !== null || index > 0) && " · "}
          <bdi>{word}</bdi>
        </span>
      ))}
      {words.length > 0 && (
        <>
          {" · "}
          <button type="button" className="link tap" onClick={() => change(NO_FILTERS)}>
            Clear
          </button>
        </>
      )}
    </p>
  );
}
