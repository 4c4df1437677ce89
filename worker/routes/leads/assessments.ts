import { assessmentListSchema } from "#domain/leads/filters/assessment-list-schema";
import { assessmentQuerySchema } from "#domain/leads/filters/list-filters";
import { countText, LIST_LIMIT } from "#domain/leads/assessment-list";
import { Hono } from "hono";
import { readAdSettings } from "../../db/money/ads/ad-settings.ts";
import { findPublishedWords } from "../../db/content/published-words.ts";
import { countAssessments, summarise } from "../../db/leads/assessment-counts.ts";
import { listAssessments, type ListCursor } from "../../db/leads/assessment-list.ts";
import type { AppEnv } from "../../http/context.ts";
import { csvStream } from "../../http/csv-stream.ts";
import { decodeCursor, encodeCursor, sendDeskCursor } from "../../http/cursor.ts";
import { followedDb } from "../../http/db.ts";
import { leadFilter } from "../../http/lead-filter.ts";
import { appOrigin } from "../../http/origin.ts";
import { requireAdmin, requireOwner } from "../../http/require-admin.ts";
import { query } from "../../http/validate.ts";

/** The staff's list of assessments (contract 8). */
export const assessments = new Hono<AppEnv>()
  .get("/assessments", requireAdmin, query(assessmentListSchema), async (c) => {
    const { sort = "created", limit = LIST_LIMIT, cursor, ...asked } = c.req.valid("query");
    const db = followedDb(c);
    const filter = await leadFilter(c, db, asked);
    const page = { sort, limit, cursor: decodeCursor(cursor) };
    const [{ rows, next, deskCursor }, total] = await Promise.all([
      listAssessments(db, filter, page),
      countAssessments(db, filter),
    ]);
    sendDeskCursor(c, deskCursor);
    c.header("X-Total-Count", countText(total));
    if (next) c.header("Link", nextLink(c.req.url, next));
    return c.json(rows);
  })
  .get("/assessments/summary", requireAdmin, query(assessmentQuerySchema), async (c) => {
    const db = followedDb(c);
    return c.json(await summarise(db, await leadFilter(c, db, c.req.valid("query"))));
  })
  .get(
    "/assessments/export.csv",
    requireAdmin,
    requireOwner("export-leads"),
    query(assessmentQuerySchema),
    async (c) => {
      const db = followedDb(c);
      const filter = await leadFilter(c, db, c.req.valid("query"));
      const today = new Date().toISOString().slice(0, 10);
      const [{ dealCurrency: currency }, words] = await Promise.all([
        readAdSettings(db),
        findPublishedWords(db),
      ]);
      const context = { currency, origin: appOrigin(c.env, c.req.url), words };
      return c.body(csvStream(db, filter, context), 200, {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="assessments-${today}.csv"`,
      });
    },
  );

function nextLink(requestUrl: string, next: ListCursor): string {
  const { pathname, searchParams } = new URL(requestUrl);
  searchParams.set("cursor", encodeCursor(next));
  return `<${pathname}?${searchParams}>; rel="next"`;
}
