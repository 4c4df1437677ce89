import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";

export function roomQuery() {
  return queryOptions({
    queryKey: ["database"],
    queryFn: () => unwrap(api.database.$get()),
    staleTime: 0,
    refetchOnMount: "always",
  });
}
