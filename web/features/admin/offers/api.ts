import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";

/** All offers, inactive ones too, as they are sorted for visitors. */
export function offersQuery() {
  return queryOptions({
    queryKey: ["tier-configs"],
    queryFn: () => unwrap(api["tier-configs"].$get()),
  });
}
