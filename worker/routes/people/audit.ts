import { digits } from "#domain/query-number";
import { Hono } from "hono";
import * as z from "zod/mini";
import { listAudit } from "../../db/people/audit/audit.ts";
import type { AppEnv } from "../../http/context.ts";
import { primaryDb } from "../../http/db.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { query } from "../../http/validate.ts";

const name = z.string().check(z.maxLength(100));
const auditSchema = z.object({
  entity: z.optional(name),
  entityId: z.optional(name),
  cursor: z.optional(digits("The cursor is not valid.", 15)),
});

/** Who changed what, newest first. */
export const auditTrail = new Hono<AppEnv>().get("/audit", requireAdmin, query(auditSchema), async (c) => {
  const { cursor, ...filter } = c.req.valid("query");
  return c.json(await listAudit(primaryDb(c), { ...filter, before: cursor }));
});
