import { queryOptions } from "@tanstack/react-query";
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
    staleTime: 0,
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.data?.counting ? WHILE_COUNTING_MS : false),
  });
}

/** The file of what is shown: in the same order, with the same branches open. */
export function adsExportUrl({ sort, open, ...view }: AdsView): string {
  const params = { ...adsQuery(view), sort, ...(open.length > 0 && { open: open.join(",") }) };
  return `/api/ads/export.csv?${new URLSearchParams(params)}`;
}
