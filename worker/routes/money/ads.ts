import { adsCsv } from "#domain/money/report/ads-csv";
import { adsExportSchema } from "#domain/money/report/ads-export-query";
import { adsBelow, adsQuerySchema, type AdsQuery } from "#domain/money/report/ads-query";
import type { AdsReport } from "#domain/money/report/ads-report";
import { Hono } from "hono";
import { readAds } from "../../db/money/report/ads-report.ts";
import type { AppContext, AppEnv } from "../../http/context.ts";
import { followedDb } from "../../http/db.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { query } from "../../http/validate.ts";

/** What each ad cost and brought (contract 18). */
export const ads = new Hono<AppEnv>()
  .get("/ads", requireAdmin, query(adsQuerySchema), async (c) =>
    c.json(await reportOf(c, c.req.valid("query"))),
  )
  .get("/ads/export.csv", requireAdmin, query(adsExportSchema), async (c) => {
    const { query: asked, sort, open } = c.req.valid("query");
    const report = await reportOf(c, asked);
    const branches = new Map<string, AdsReport>();
    for (const parent of open) branches.set(parent, await reportOf(c, adsBelow(asked, parent)));
    return c.body(adsCsv(report, branches, sort), 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="ads-${report.from}-to-${report.to}.csv"`,
    });
  });

function reportOf(c: AppContext, asked: AdsQuery): Promise<AdsReport> {
  return readAds(followedDb(c), asked, Date.now());
}
