import type { AnalyticsPeriod } from "#domain/analytics/analytics";
import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";

/** The analytics of a period in the viewer's time zone. */
export function analyticsQuery(period: AnalyticsPeriod) {
  const tz = viewerTimeZone();
  return queryOptions({
    queryKey: ["analytics", period, tz],
    queryFn: () => unwrap(api.analytics.$get({ query: { period, tz } })),
  });
}

export function viewerTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
