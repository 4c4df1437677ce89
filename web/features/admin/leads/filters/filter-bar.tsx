import { FILTER_IDS } from "#domain/lead-filters/list-filters";
import { SlidersHorizontal } from "lucide-react";
import { useCallback, useId, useState } from "react";
import type { ChangeParams } from "../../ground/frame/admin-params.ts";
import { FILTER_CONTROLS } from "./filter-controls.tsx";
import { activeFilters } from "./filter-words.ts";
import type { Filters } from "./filters.ts";
import { SearchField } from "./search-field.tsx";

type Props = { filters: Filters; change: ChangeParams };

/** The list's filters, all kept in the address. On a narrow screen all but the search are behind a button. */
export function FilterBar({ filters, change }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const search = useCallback((text: string) => change({ search: text }, { replace: true }), [change]);
  const active = activeFilters(filters).filter((filter) => filter.id !== "search").length;
  return (
    <form
      role="search"
      aria-label="Filter assessments"
      className="rounded-box bg-base-100 border-base-300 flex min-h-14 flex-wrap items-end gap-x-2 gap-y-3 border px-2 pt-px pb-1"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="flex min-w-0 grow-2 basis-full flex-wrap gap-2 max-sm:pt-1 sm:basis-40">
        <SearchField value={filters.search ?? ""} onChange={search} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="btn btn-sm sm:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          Filters{active > 0 && ` (${active})`}
        </button>
      </div>
      <div id={id} className={`${isOpen ? "contents" : "hidden"} sm:contents`}>
        {FILTER_IDS.map((filter) => {
          const Control = FILTER_CONTROLS[filter];
          return Control && <Control key={filter} filters={filters} change={change} />;
        })}
      </div>
    </form>
  );
}
