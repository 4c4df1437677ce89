import { AppError } from "#domain/errors";
import { EXPORT_STEP, type OldLeads } from "#domain/database-size/old-leads";
import { erasePieceSchema, exportPieceSchema, oldLeadsSchema } from "#domain/database-size/old-leads-schemas";
import { dayNumber } from "#domain/time/day-number";
import { Hono } from "hono";
import { sessionTombstone } from "../crypto/keyed-hash.ts";
import { readRoom } from "../db/database-size/database-sizes.ts";
import { auditExport, countOld, eraseOld, findOld, listOld } from "../db/database-size/old-leads.ts";
import type { AppEnv } from "../http/context.ts";
import { primaryDb } from "../http/db.ts";
import { requireAdmin } from "../http/require-admin.ts";
import { requireOwner } from "../http/require-owner.ts";
import { sessionData } from "../http/visitor/session-data.ts";
import { staffAct } from "../http/staff-act.ts";
import { adminBody, query } from "../http/validate.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How full the database is, and what is exported and then erased to make room (contract 19). */
export const room = new Hono<AppEnv>()
  .get("/database", requireAdmin, async (c) => c.json(await readRoom(primaryDb(c), Date.now())))
  .get("/old-leads", requireAdmin, query(oldLeadsSchema), async (c) => {
    const which = begun(c.req.valid("query"));
    return c.json(await countOld(primaryDb(c), which));
  })
  .post(
    "/old-leads/export",
    requireAdmin,
    requireOwner("export-leads"),
    adminBody(exportPieceSchema),
    async (c) => {
      const { after, ...rest } = c.req.valid("json");
      const which = begun(rest);
      const found = await listOld(primaryDb(c), which, after, EXPORT_STEP);
      const leads = [];
      for (const lead of found) {
        const data = await sessionData(c, lead);
        // One that was erased meanwhile has nothing left to export.
        if ("assessment" in data) leads.push(data);
      }
      const last = found.length === EXPORT_STEP ? found.at(-1) : undefined;
      const ids = found.map(({ id }) => id);
      if (ids.length > 0) await auditExport(primaryDb(c), staffAct(c), which, ids);
      return c.json({ leads, next: last ? { updatedAt: last.updatedAt, id: last.id } : null });
    },
  )
  .post(
    "/old-leads/erase",
    requireAdmin,
    requireOwner("erase-leads"),
    adminBody(erasePieceSchema),
    async (c) => {
      const { ids, ...rest } = c.req.valid("json");
      const which = begun(rest);
      const found = await findOld(primaryDb(c), which, ids);
      const leads = await Promise.all(
        found.map(async ({ id, sessionId }) => ({ id, tombstone: await sessionTombstone(c.env, sessionId) })),
      );
      const erased = await eraseOld(primaryDb(c), staffAct(c), which, leads);
      return c.json({ erased });
    },
  );

/** Of a day to come, leads would be old that have changed since they were exported. */
function begun(which: OldLeads): OldLeads {
  if (dayNumber(which.before) * DAY_MS > Date.now())
    throw new AppError("invalid_request", "Give a day that has begun.");
  return which;
}
