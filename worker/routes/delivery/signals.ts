import { SIGNAL_DAYS, type SignalReport } from "#domain/money/ads/signals";
import { Hono } from "hono";
import { readSignals } from "../../db/money/ads/signals.ts";
import { graphVersion } from "../../delivery/meta/graph-version.ts";
import type { AppEnv } from "../../http/context.ts";
import { primaryDb } from "../../http/db.ts";
import { requireAdmin } from "../../http/require-admin.ts";

/** The delivery of ad events to Meta (contract 8). */
export const signals = new Hono<AppEnv>().get("/signals", requireAdmin, async (c) => {
  const { META_PIXEL_ID, META_CAPI_TOKEN, META_TEST_EVENT_CODE } = c.env;
  const report: SignalReport = {
    configured: Boolean(META_PIXEL_ID && META_CAPI_TOKEN),
    testing: Boolean(META_TEST_EVENT_CODE),
    days: SIGNAL_DAYS,
    ...(await readSignals(primaryDb(c), graphVersion(c.env), Date.now())),
  };
  return c.json(report);
});
