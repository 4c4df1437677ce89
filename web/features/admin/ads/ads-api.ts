import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";
import { adsQuery, type AdsView } from "./ads-view.ts";

/** While leads are still being matched with ads, how often to look again, in milliseconds. */
const WHILE_COUNTING_MS = 10_000;

/** What each ad of a view cost and brought. It changes without any action by staff: fetched each time it is viewed. */
export function adsReportQuery({ from, to, touch, parent }: AdsView) {
  const query = adsQuery({ from, to, touch, parent });
  return queryOptions({
    queryKey: ["ads", query],
    queryFn: () => unwrap(api.ads.$get({ query })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.data?.counting ? WHILE_COUNTING_MS : false),
  });
}

export function adsExportUrl({ from, to, touch, parent }: AdsView): string {
  return `/api/ads/export.csv?${new URLSearchParams(adsQuery({ from, to, touch, parent }))}`;
}
