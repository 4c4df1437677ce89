import { Hono } from "hono";
import { findStuckLeads } from "../../db/leads/stuck-leads.ts";
import type { AppEnv } from "../../http/context.ts";
import { primaryDb } from "../../http/db.ts";
import { requireAdmin } from "../../http/require-admin.ts";

/** The leads that no figure counts because the rules fail on them. */
export const stuckLeads = new Hono<AppEnv>().get("/stuck-leads", requireAdmin, async (c) =>
  c.json(await findStuckLeads(primaryDb(c))),
);
