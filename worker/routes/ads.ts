import { INITIAL_AD_SETTINGS } from "#domain/ads/ad-settings";
import { adsQuerySchema, adsView } from "#domain/ads/ads-query";
import { dayTextAt } from "#domain/time/day-text";
import { Hono } from "hono";
import { readAdsReport } from "../db/ads/ads-report.ts";
import type { AppEnv } from "../http/context.ts";
import { primaryDb } from "../http/db.ts";
import { requireAdmin } from "../http/require-admin.ts";
import { query } from "../http/validate.ts";

/** What each ad cost and brought (contract 18). */
export const ads = new Hono<AppEnv>().get("/ads", requireAdmin, query(adsQuerySchema), async (c) => {
  const view = adsView(c.req.valid("query"), dayTextAt(Date.now(), INITIAL_AD_SETTINGS.ad_time_zone));
  return c.json(await readAdsReport(primaryDb(c), view));
});
