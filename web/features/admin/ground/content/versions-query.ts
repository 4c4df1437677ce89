import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../../lib/api.ts";

/** Every version of the funnel that was live, newest first. Read again when one is published. */
export function versionsQuery() {
  return queryOptions({
    queryKey: ["content", "versions"],
    queryFn: async () => (await unwrap(api.content.versions.$get({ query: {} }))).versions,
  });
}
