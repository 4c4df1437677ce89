import { infiniteQueryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../../lib/api.ts";
import { ALWAYS_NEW } from "../../ground/data/always-new.ts";

export function auditQuery() {
  return infiniteQueryOptions({
    ...ALWAYS_NEW,
    queryKey: ["audit"],
    queryFn: ({ pageParam }) =>
      unwrap(api.audit.$get({ query: pageParam === null ? {} : { cursor: String(pageParam) } })),
    initialPageParam: firstPage(),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

function firstPage(): number | null {
  return null;
}
