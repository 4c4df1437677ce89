import { ANALYTICS_PERIODS } from "#domain/figures/analytics/period";
import { periodStart, type TrendPoint } from "#domain/figures/analytics/trend-steps";
import { dayTextAt } from "#domain/time/day-text";
import { isoTime } from "#domain/time/iso-time";
import { isTimeZone } from "#domain/time/time-zone";
import { localIsoText } from "#domain/time/zoned-time";
import { Hono } from "hono";
import * as z from "zod/mini";
import { readAnalytics } from "../../db/figures/analytics/analytics.ts";
import type { AppEnv } from "../../http/context.ts";
import { followedDb } from "../../http/db.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { query } from "../../http/validate.ts";

const analyticsSchema = z.object({
  period: z.optional(z.enum(ANALYTICS_PERIODS)),
  /** Starts All Time at an instant: when a version of the funnel was published. */
  since: z.optional(isoTime("Give the time to count from.")),
  /** As the viewer's browser names it. */
  tz: z.optional(z.string().check(z.maxLength(64))),
});

/** The analytics of a period in the viewer's time zone (contract 8), or in UTC if that is none that we know. */
export const analytics = new Hono<AppEnv>().get(
  "/analytics",
  requireAdmin,
  query(analyticsSchema),
  async (c) => {
    const { period = "all", tz, since } = c.req.valid("query");
    const timeZone = tz !== undefined && isTimeZone(tz) ? tz : "UTC";
    const now = Date.now();
    const from = since === undefined ? null : Math.min(Date.parse(since), now);
    const asked = from === null ? period : "all";
    const figures = await readAnalytics(followedDb(c), asked, timeZone, now, from);
    const local = (point: TrendPoint) => ({
      ...point,
      start: localIsoText(Date.parse(point.start), timeZone),
    });
    const start = periodStart(asked, now, timeZone);
    return c.json({
      ...figures,
      // What is a date is sent as one: the viewer's browser may know the zone of another year.
      trend: figures.trend.map(local),
      change: { ...figures.change, trend: figures.change.trend.map(local) },
      days: { from: start === null ? null : dayTextAt(start, timeZone), to: dayTextAt(now, timeZone) },
      timeZone,
    });
  },
);
