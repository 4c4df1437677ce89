import { matchesFilters } from "#domain/leads/filters/matches-filters";
import { useInfiniteQuery, useQueryClient, useQuery, type QueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { Button } from "../../../../ui/button.tsx";
import { ErrorPanel } from "../../../kit/data/error-panel.tsx";
import { countText } from "../../../kit/data/figures.ts";
import { useAdminParams, type ChangeParams } from "../../../kit/frame/admin-params.ts";
import type { AssessmentPage } from "../../basics/lead-cache.ts";
import { openLeadId } from "../../basics/open-lead.ts";
import { NewLeadsPill } from "../../live/new-leads-pill.tsx";
import { EmptyPlace } from "../../../kit/look/empty-place.tsx";
import { ownAddress } from "../../../people/staff/use-staff.ts";
import { useNow } from "../../../kit/time/use-now.ts";
import { activeFilters, isFiltered } from "../filters/filter-words.ts";
import { filtersOf, listPatch, NO_FILTERS, withAnonymous, type Filters } from "../filters/filters.ts";
import { leadsIn } from "../row/fold-anonymous.ts";
import { IdleHeads, RowSkeletons } from "../row/row-skeletons.tsx";
import { Selectable } from "../selection/selectable.tsx";
import { AssessmentList } from "./assessment-list.tsx";
import { assessmentListQuery, summaryQuery } from "./list-api.ts";
import { ListBar } from "./list-bar.tsx";
import { useLines } from "./use-lines.ts";

/** Reads the first page of the list in the address. */
export function askForList(client: QueryClient): Promise<void> {
  return client.prefetchInfiniteQuery(assessmentListQuery(filtersOf(new URLSearchParams(location.search))));
}

const NO_PAGES: AssessmentPage[] = [];

/** All assessments matching the filters in the address, newest first; without any, the leads among them. */
export function AssessmentsTab() {
  const { params, change: changeParams } = useAdminParams();
  const change = useCallback<ChangeParams>(
    (patch, options) => changeParams(listPatch(new URLSearchParams(location.search), patch), options),
    [changeParams],
  );
  const filters = filtersOf(params);
  const now = useNow();
  // The desk's day is the server's to know, and differs from the reader's own at night alone.
  const reader = { me: ownAddress(useQueryClient()), now, midnight: new Date(now).setHours(24, 0, 0, 0) };
  const list = useInfiniteQuery(assessmentListQuery(filters));
  const pages = list.data?.pages ?? NO_PAGES;
  const { chunks } = useLines(pages, filters.sort, list.hasNextPage);
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
        <Selectable rows={leadsIn(chunks.flat())} filters={filters} total={pages[0]?.total ?? ""}>
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

type Props = { filters: Filters; change: ChangeParams };

/** Why the list is empty, and what to do about it. */
function EmptyList({ filters, change }: Props) {
  const isNarrowed = isFiltered(withAnonymous(filters));
  const { data, isPending, isError } = useQuery(summaryQuery(withAnonymous(filters)));
  const submitted = data?.total ?? 0;
  if (isNarrowed || (filters.leadsOnly && isError)) return <NoMatch filters={filters} change={change} />;
  if (filters.leadsOnly && isPending) return null;
  if (filters.leadsOnly && submitted > 0) return <NoLead submitted={submitted} change={change} />;
  return (
    <EmptyPlace
      title="No assessments submitted yet"
      actions={
        <a className="btn btn-sm btn-outline" href="/" target="_blank" rel="noopener noreferrer">
          Open the landing page
        </a>
      }
    >
      Everyone who starts the quiz or chat appears here right away. Take the quiz yourself to see how it
      works.
    </EmptyPlace>
  );
}

type NoLeadProps = { submitted: number; change: ChangeParams };

/** Some have started, and none of them has left an address. */
function NoLead({ submitted, change }: NoLeadProps) {
  return (
    <EmptyPlace title="No assessments match your filters" actions={<ShowAll change={change} />}>
      {submitted === 1 ? "1 visitor has" : `${countText(submitted)} visitors have`} started, and nobody has
      left an email yet.
    </EmptyPlace>
  );
}

function ShowAll({ change }: Pick<Props, "change">) {
  return (
    <Button variant="outline" size="sm" onClick={() => change(NO_FILTERS)}>
      Show all assessments
    </Button>
  );
}

/** A search that other filters have emptied says how many it would find without them. */
function NoMatch({ filters, change }: Props) {
  const { search, sort } = filters;
  const isNarrowed = search !== undefined && activeFilters(filters).length > 1;
  const { data } = useQuery({ ...summaryQuery({ search, sort }), enabled: isNarrowed });
  const found = (isNarrowed && data?.filtered) || 0;
  const leads = `${countText(found)} ${found === 1 ? "assessment" : "assessments"}`;
  return (
    <EmptyPlace
      title="No assessments match your filters"
      actions={
        <>
          {found > 0 && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => change({ ...NO_FILTERS, search: search ?? null })}
            >
              Show {found === 1 ? "that" : "those"} {leads}
            </Button>
          )}
          <ShowAll change={change} />
        </>
      }
    >
      {found > 0 ? (
        <>
          <bdi>“{search}”</bdi> finds {leads} without the other filters.
        </>
      ) : (
        "Remove a filter above, or search for part of a name or email."
      )}
    </EmptyPlace>
  );
}
