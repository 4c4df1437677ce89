import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useAdminParams } from "../frame/admin-params.ts";
import { ErrorPanel } from "../data/error-panel.tsx";
import { NewLeadsPill } from "../live/new-leads-pill.tsx";
import { assessmentListQuery } from "./api.ts";
import { AssessmentList } from "./assessment-list.tsx";
import { EmptyList } from "./empty-list.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { filtersOf } from "./filters.ts";
import { ListHeading } from "./list-heading.tsx";
import { ownAddress } from "../gate/use-staff.ts";
import { useNow } from "../leads/use-now.ts";
import { matchesFilters } from "./matches-filters.ts";
import { RowSkeletons } from "./row/row-skeletons.tsx";

/** All assessments matching the filters in the address, newest first. */
export function AssessmentsTab() {
  const { params, change } = useAdminParams();
  const filters = filtersOf(params);
  const reader = { me: ownAddress(useQueryClient()), now: useNow() };
  const list = useInfiniteQuery(assessmentListQuery(filters));
  const pages = list.data?.pages ?? [];
  const isEmpty = list.isSuccess && pages.every(({ rows }) => rows.length === 0);
  const shown = new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id)));
  return (
    <div className="-mt-4 space-y-2">
      <h2 className="sr-only">Assessments</h2>
      <ListHeading filters={filters} total={pages[0]?.total ?? null} change={change} />
      <FilterBar filters={filters} change={change} />
      <NewLeadsPill
        readAt={pages[0]?.readAt ?? Number.POSITIVE_INFINITY}
        isMissing={(lead) => !shown.has(lead.id) && matchesFilters(lead, filters, reader)}
        onShow={() => list.refetch()}
      />
      {list.isPending && <RowSkeletons />}
      {list.isError && pages.length === 0 && (
        <ErrorPanel
          title="The assessments could not be loaded"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {isEmpty && !list.hasNextPage && <EmptyList filters={filters} change={change} />}
      {pages.length > 0 && (!isEmpty || list.hasNextPage) && <AssessmentList list={list} pages={pages} />}
    </div>
  );
}
