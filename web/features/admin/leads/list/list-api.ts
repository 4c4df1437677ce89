import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type QueryClient,
} from "@tanstack/react-query";
import { ApiError } from "../../../../lib/api-error.ts";
import { api, unwrap } from "../../../../lib/api.ts";
import { logOf } from "../../ground/live/desk-log.ts";
import { followPage } from "../../ground/live/follow.ts";
import { isLeadHeld } from "../../ground/live/in-hand.ts";
import { readAtOf } from "../../ground/live/read-at.ts";
import { filterQuery, type Filters } from "../filters/filters.ts";

export const LIST_KEY = ["assessments", "list"] as const;
export const LEAD_KEY = ["assessments", "lead"] as const;
export const SUMMARY_KEY = ["assessments", "summary"] as const;

/** The filtered list, page by page, following the `Link` headers. */
export function assessmentListQuery(filters: Filters) {
  return infiniteQueryOptions({
    queryKey: [...LIST_KEY, filterQuery(filters), filters.sort],
    queryFn: ({ client, pageParam }) => fetchPage(client, filters, pageParam),
    initialPageParam: firstPage(),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** One assessment; null if there is none with this number. */
export function leadQuery(id: number) {
  return queryOptions({
    queryKey: [...LEAD_KEY, id],
    queryFn: ({ client }) => fetchLead(client, id),
    select: ({ rows }) => rows[0] ?? null,
    // Whoever follows a link wants the current state.
    staleTime: 0,
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

async function fetchPage(client: QueryClient, filters: Filters, cursor: string | null) {
  const query = { ...filterQuery(filters), sort: filters.sort, ...(cursor && { cursor }) };
  const response = await api.assessments.$get({ query });
  const rows = await unwrap(Promise.resolve(response));
  const page = {
    rows,
    next: nextCursor(response.headers.get("Link")),
    total: response.headers.get("X-Total-Count") ?? "",
    readAt: readAtOf(response),
  };
  return followPage(page, logOf(client), isLeadHeld);
}

export type AssessmentPage = Awaited<ReturnType<typeof fetchPage>>;

/** A page of one lead, or of none if there is none with this number. */
async function fetchLead(client: QueryClient, id: number): Promise<LeadPage> {
  const response = await api.assessment[":id"].$get({ param: { id: String(id) } });
  const lead = await unwrap(Promise.resolve(response)).catch(nullIfGone);
  return followPage({ rows: lead ? [lead] : [], readAt: readAtOf(response) }, logOf(client), isLeadHeld);
}

export type LeadPage = Pick<AssessmentPage, "rows" | "readAt">;

function nullIfGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

function firstPage(): string | null {
  return null;
}

/** `<…?cursor=…>; rel="next"` */
function nextCursor(link: string | null): string | null {
  const target = link?.match(/<([^>]*)>;\s*rel="next"/)?.[1];
  return target ? new URL(target, location.origin).searchParams.get("cursor") : null;
}
