import { digits } from "#domain/query-number";
import { Hono } from "hono";
import * as z from "zod/mini";
import { readDeskNews } from "../db/desk/desk-news.ts";
import type { AppEnv } from "../http/context.ts";
import { primaryDb } from "../http/db.ts";
import { requireAdmin } from "../http/require-admin.ts";
import { query } from "../http/validate.ts";

const after = digits("Give the number of a change.", 15);

/** What has changed for staff since they looked (contract 13). */
export const desk = new Hono<AppEnv>().get("/changes", requireAdmin, query(z.object({ after })), async (c) =>
  c.json(await readDeskNews(primaryDb(c), c.req.valid("query").after)),
);
