import { AppError } from "#domain/errors";
import { eraseLeadsSchema, exportLeadsSchema } from "#domain/leads/bulk-erase";
import { Hono } from "hono";
import { sessionTombstone } from "../../crypto/keyed-hash.ts";
import { auditExport, eraseLeads, findErasable } from "../../db/people/privacy/erase-leads.ts";
import type { AppEnv } from "../../http/context.ts";
import { followedDb, primaryDb } from "../../http/db.ts";
import { requireAdmin, requireOwner } from "../../http/require-admin.ts";
import { staffAct } from "../../http/staff-act.ts";
import { adminBody } from "../../http/validate.ts";
import { findPublishedWords } from "../../db/content/published-words.ts";
import { sessionData } from "../../http/visitor/session-data.ts";

/**
 * Exports leads of the list in full, in pieces, and then erases them, in pieces. The export leaves out leads with a
 * call or a next action ahead, and the erasure spares what has changed since the export began.
 */
export const bulkErase = new Hono<AppEnv>()
  .post(
    "/assessments/export",
    requireAdmin,
    requireOwner("export-leads"),
    adminBody(exportLeadsSchema),
    async (c) => {
      const now = Date.now();
      const found = await findErasable(primaryDb(c), c.req.valid("json").ids, now);
      const words = await findPublishedWords(primaryDb(c));
      const leads = [];
      for (const lead of found) {
        const data = await sessionData(c, lead, words);
        // One that was erased meanwhile has nothing left to export.
        if ("assessment" in data) leads.push({ id: lead.id, leadStatus: lead.leadStatus, data });
      }
      if (found.length > 0)
        await auditExport(
          primaryDb(c),
          staffAct(c),
          found.map(({ id }) => id),
        );
      return c.json({ leads, exportedAt: now });
    },
  )
  .post(
    "/assessments/erase",
    requireAdmin,
    requireOwner("erase-leads"),
    adminBody(eraseLeadsSchema),
    async (c) => {
      const { ids, exportedAt } = c.req.valid("json");
      // Since a time to come, nothing would have changed.
      if (exportedAt > Date.now()) throw new AppError("invalid_request", "Give the time of an export.");
      const found = await findErasable(primaryDb(c), ids, exportedAt);
      const leads = await Promise.all(
        found.map(async ({ id, sessionId }) => ({ id, tombstone: await sessionTombstone(c.env, sessionId) })),
      );
      return c.json({ erased: await eraseLeads(followedDb(c), staffAct(c), leads, exportedAt) });
    },
  );
