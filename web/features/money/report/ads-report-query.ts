import type { AdTouch } from "#domain/money/report/ads-report";
import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";

/** While leads are still being matched with ads, how often to look again, in milliseconds. */
const WHILE_COUNTING_MS = 10_000;

/** Which ads, and of which days; without days it is the last 30. */
export type AdsReportView = {
  from: string | null;
  to: string | null;
  touch: AdTouch;
  /** The key of the campaign or ad set whose parts are shown; null for all campaigns. */
  parent: string | null;
};

/** What each ad of a view cost and brought. It changes without any action by staff: fetched each time it is viewed. */
export function adsReportQuery(view: AdsReportView) {
  const query = adsQuery(view);
  return queryOptions({
    queryKey: ["ads", query],
    queryFn: () => unwrap(api.ads.$get({ query })),
    staleTime: 0,
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.data?.counting ? WHILE_COUNTING_MS : false),
  });
}

/** The query of the request, which brings the lines of one level. */
export function adsQuery({ from, to, touch, parent }: AdsReportView): Record<string, string> {
  return { ...(from && { from }), ...(to && { to }), touch, ...(parent && { parent }) };
}
