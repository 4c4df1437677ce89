import { Hono } from "hono";
import { beginRebuild, readRebuild } from "../db/consequences/rebuild-figures.ts";
import type { AppEnv } from "../http/context.ts";
import { primaryDb } from "../http/db.ts";
import { requireAdmin } from "../http/require-admin.ts";
import { requireOwner } from "../http/require-owner.ts";
import { staffAct } from "../http/staff-act.ts";
import { optionalBody } from "../http/validate.ts";

/** All figures of leads are summed anew, by the cron, while the ones before are still read. */
export const figures = new Hono<AppEnv>()
  .get("/figures/rebuild", requireAdmin, async (c) => c.json(await readRebuild(primaryDb(c))))
  .post("/figures/rebuild", requireAdmin, requireOwner("rebuild-figures"), optionalBody, async (c) => {
    await beginRebuild(primaryDb(c), staffAct(c));
    return c.json(await readRebuild(primaryDb(c)));
  });
