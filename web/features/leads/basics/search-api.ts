import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";

/** The newest leads whose name or address contains the text. */
export function leadsQuery(search: string) {
  return queryOptions({
    queryKey: ["lead-search", search],
    queryFn: () => unwrap(api.assessments.$get({ query: { search, limit: "8" } })),
    staleTime: 30_000,
    gcTime: 60_000,
  });
}

/** The newest mails that contain the text, each of another lead. */
export function mailsQuery(search: string) {
  return queryOptions({
    queryKey: ["mail-search", search],
    queryFn: () => unwrap(api.mails.$get({ query: { search } })),
    staleTime: 30_000,
    gcTime: 60_000,
  });
}
