import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../../lib/api.ts";

/** While Meta is being asked, how often to look how far it is, in milliseconds. */
const WHILE_FETCHING_MS = 5_000;

/** The ways in of spend, and what came by them. It changes without any action by staff. */
export function spendStateQuery() {
  return queryOptions({
    queryKey: ["ads", "spend"],
    queryFn: () => unwrap(api.ads.spend.$get()),
    staleTime: 0,
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.data?.fetching ? WHILE_FETCHING_MS : false),
  });
}

export function refreshSpend() {
  return unwrap(api.ads.refresh.$post());
}
