import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../../lib/api.ts";
import { LIST_KEY, SUMMARY_KEY, type AssessmentPage } from "../../basics/lead-cache.ts";
import { readAtOf } from "../../live/read-at.ts";
import { filterQuery, type Filters } from "../filters/filters.ts";

/** The filtered list, page by page, following the `Link` headers. */
export function assessmentListQuery(filters: Filters) {
  return infiniteQueryOptions({
    queryKey: [...LIST_KEY, filterQuery(filters), filters.sort],
    queryFn: ({ pageParam }) => fetchPage(filters, pageParam),
    initialPageParam: firstPage(),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export function summaryQuery(filters: Filters) {
  return queryOptions({
    queryKey: [...SUMMARY_KEY, filterQuery(filters)],
    queryFn: () => unwrap(api.assessments.summary.$get({ query: filterQuery(filters) })),
    placeholderData: keepPreviousData,
  });
}

/** The URL for downloading the filtered list. */
export function exportUrl(filters: Filters): string {
  return `/api/assessments/export.csv?${new URLSearchParams(filterQuery(filters))}`;
}

/** A page of the list from a cursor on, of so many rows if that is not the list's own number. */
export async function fetchPage(
  filters: Filters,
  cursor: string | null,
  limit?: number,
): Promise<AssessmentPage> {
  const query = {
    ...filterQuery(filters),
    sort: filters.sort,
    ...(cursor && { cursor }),
    ...(limit !== undefined && { limit: String(limit) }),
  };
  const response = await api.assessments.$get({ query });
  const rows = await unwrap(Promise.resolve(response));
  return {
    rows,
    next: nextCursor(response.headers.get("Link")),
    total: response.headers.get("X-Total-Count") ?? "",
    readAt: readAtOf(response),
  };
}

function firstPage(): string | null {
  return null;
}

/** `<…?cursor=…>; rel="next"` */
function nextCursor(link: string | null): string | null {
  const target = link?.match(/<([^>]*)>;\s*rel="next"/)?.[1];
  return target ? new URL(target, location.origin).searchParams.get("cursor") : null;
}
