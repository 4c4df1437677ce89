import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";
import { ALWAYS_NEW } from "../ground/data/always-new.ts";

export function signalsQuery() {
  return queryOptions({ ...ALWAYS_NEW, queryKey: ["signals"], queryFn: () => unwrap(api.signals.$get()) });
}
