import { settingSchema } from "#domain/settings/settings";
import { Hono } from "hono";
import { listSettings, saveSetting } from "../db/settings/settings.ts";
import type { AppEnv } from "../http/context.ts";
import { primaryDb } from "../http/db.ts";
import { editedRecord } from "../http/edited-record.ts";
import { requireAdmin } from "../http/require-admin.ts";
import { requireOwner } from "../http/require-owner.ts";
import { staffAct } from "../http/staff-act.ts";
import { adminBody } from "../http/validate.ts";

export const settings = new Hono<AppEnv>()
  .get("/system-settings", requireAdmin, async (c) => c.json(await listSettings(primaryDb(c))))
  .post("/system-settings", requireAdmin, requireOwner, adminBody(settingSchema), async (c) =>
    c.json(editedRecord(await saveSetting(primaryDb(c), staffAct(c), c.req.valid("json")), "setting")),
  );
