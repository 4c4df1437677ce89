import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";

export function settingsQuery() {
  return queryOptions({
    queryKey: ["system-settings"],
    queryFn: () => unwrap(api["system-settings"].$get()),
  });
}
