import { matchesFilters } from "#domain/lead-filters/matches-filters";
import { useInfiniteQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useAdminParams } from "../../ground/frame/admin-params.ts";
import { ErrorPanel } from "../../ground/data/error-panel.tsx";
import { openLeadId } from "../../ground/leads/open-lead.ts";
import { NewLeadsPill } from "../../ground/live/new-leads-pill.tsx";
import { assessmentListQuery } from "./list-api.ts";
import { AssessmentList } from "./assessment-list.tsx";
import { EmptyList } from "./empty-list.tsx";
import { filtersOf } from "../filters/filters.ts";
import { oneRowEach } from "./one-row-each.ts";
import { ListBar } from "./list-bar.tsx";
import { ownAddress } from "../../ground/staff/use-staff.ts";
import { useNow } from "../../ground/time/use-now.ts";
import { IdleHeads, RowSkeletons } from "../row/row-skeletons.tsx";
import { Selectable } from "../selection/selectable.tsx";

/** Reads the first page of the list in the address. */
export function askForList(client: QueryClient): Promise<void> {
  return client.prefetchInfiniteQuery(assessmentListQuery(filtersOf(new URLSearchParams(location.search))));
}

/** All assessments matching the filters in the address, newest first. */
export function AssessmentsTab() {
  const { params, change } = useAdminParams();
  const filters = filtersOf(params);
  const now = useNow();
  // The desk's day is the server's to know, and differs from the reader's own at night alone.
  const reader = { me: ownAddress(useQueryClient()), now, midnight: new Date(now).setHours(24, 0, 0, 0) };
  const list = useInfiniteQuery(assessmentListQuery(filters));
  const pages = list.data?.pages ?? [];
  const rows = pages.flatMap((page) => page.rows);
  const shown = new Set(rows.map(({ id }) => id));
  const isEmpty = list.isSuccess && rows.length === 0;
  return (
    <>
      <ListBar
        filters={filters}
        total={pages[0]?.total ?? null}
        change={change}
        news={
          <NewLeadsPill
            readAt={pages[0]?.readAt ?? Number.POSITIVE_INFINITY}
            isMissing={(lead) => !shown.has(lead.id) && matchesFilters(lead, filters, reader)}
            onShow={() => list.refetch()}
          />
        }
      />
      {list.isPending && <RowSkeletons />}
      {list.isError && pages.length === 0 && (
        <div className="p-4 lg:px-5">
          <ErrorPanel
            title="The assessments could not be loaded"
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        </div>
      )}
      {isEmpty && !list.hasNextPage && (
        <div className="lead-table">
          <IdleHeads />
          <EmptyList filters={filters} change={change} />
        </div>
      )}
      {pages.length > 0 && (!isEmpty || list.hasNextPage) && (
        <Selectable rows={oneRowEach(pages).flat()} filters={filters} total={pages[0]?.total ?? ""}>
          <AssessmentList
            list={list}
            pages={pages}
            openId={openLeadId(params)}
            sort={filters.sort}
            change={change}
          />
        </Selectable>
      )}
    </>
  );
}
