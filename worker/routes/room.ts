import { Hono } from "hono";
import { readRoom } from "../db/room/database-sizes.ts";
import type { AppEnv } from "../http/context.ts";
import { primaryDb } from "../http/db.ts";
import { requireAdmin } from "../http/require-admin.ts";

/** How full the database is (contract 19). */
export const room = new Hono<AppEnv>().get("/database", requireAdmin, async (c) =>
  c.json(await readRoom(primaryDb(c), Date.now())),
);
