import { AppError } from "#domain/errors";
import { ownerOf } from "#domain/leads/filters/filter-meaning";
import { assessmentQuerySchema } from "#domain/leads/filters/list-filters";
import { leadStatusSchema } from "#domain/leads/lead-status-schema";
import { LEAD_STATUSES } from "#domain/leads/pipeline";
import {
  PIPELINE_LIMIT,
  PIPELINE_LIMIT_MAX,
  PIPELINE_SORTS,
  type PipelineColumn,
} from "#domain/leads/pipeline-board";
import { digits } from "#domain/query-number";
import { Hono } from "hono";
import * as z from "zod/mini";
import { listPipeline } from "../../db/leads/pipeline.ts";
import type { AppEnv } from "../../http/context.ts";
import { decodeCursor, encodeCursor, sendDeskCursor } from "../../http/cursor.ts";
import { followedDb } from "../../http/db.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { query } from "../../http/validate.ts";

const boardSchema = z.object({
  status: z.optional(leadStatusSchema),
  sort: z.optional(z.enum(PIPELINE_SORTS)),
  owner: assessmentQuerySchema.shape.owner,
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(
    z.pipe(digits("Give a number of cards."), z.number().check(z.minimum(1), z.maximum(PIPELINE_LIMIT_MAX))),
  ),
});

/**
 * The sales board: all five columns, or the next cards of one (`?status=SQL&cursor=…`), of all leads or of one owner.
 */
export const pipeline = new Hono<AppEnv>().get("/pipeline", requireAdmin, query(boardSchema), async (c) => {
  const { status, limit = PIPELINE_LIMIT, cursor, sort, owner } = c.req.valid("query");
  if (cursor !== undefined && !status) throw new AppError("invalid_request", "A cursor needs its status.");
  const whose = owner === undefined ? undefined : ownerOf(owner, c.get("staff").email);
  const page = { limit, cursor: decodeCursor(cursor), sort, owner: whose };
  const { columns, deskCursor } = await listPipeline(followedDb(c), status ? [status] : LEAD_STATUSES, page);
  const body: PipelineColumn[] = columns.map(({ next, ...column }) => ({
    ...column,
    nextCursor: next && encodeCursor(next),
  }));
  sendDeskCursor(c, deskCursor);
  return c.json(body);
});
