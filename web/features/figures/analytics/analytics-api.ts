import type { AnalyticsPeriod } from "#domain/figures/analytics/period";
import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";
import { ownTimeZone } from "../../../lib/own-time-zone.ts";
import { askNow } from "../../leads/live/desk-query.ts";

/**
 * The analytics of a period in the viewer's time zone, with the newest change they may hold, and when (ms) they were
 * read. `isOwnZone` is false where they are in UTC because the viewer's zone is not known.
 */
export function analyticsQuery(period: AnalyticsPeriod, since: string | null = null) {
  const tz = ownTimeZone();
  return queryOptions({
    queryKey: ["analytics", period, tz, since],
    queryFn: async ({ client }) => {
      const [figures, readAt] = await Promise.all([
        unwrap(
          api.analytics.$get({ query: { period, ...(tz && { tz }), ...(since !== null && { since }) } }),
        ),
        askNow(client),
      ]);
      return { ...figures, isOwnZone: figures.timeZone === tz, readAt, time: Date.now() };
    },
  });
}

type QueryFn = Exclude<ReturnType<typeof analyticsQuery>["queryFn"], symbol | undefined>;
/** All that the pages are drawn from. */
export type AnalyticsFigures = Awaited<ReturnType<QueryFn>>;
