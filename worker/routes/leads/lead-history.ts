import { sessionIdSchema } from "#domain/funnel/answers/contact";
import { AppError } from "#domain/errors";
import { Hono } from "hono";
import * as z from "zod/mini";
import { findLeadWording } from "../../db/content/lead-wording.ts";
import { findRelated, findType } from "../../db/leads/assessment-details.ts";
import type { AppEnv } from "../../http/context.ts";
import { primaryDb } from "../../http/db.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { params } from "../../http/validate.ts";
import { idParam } from "../../http/id-param.ts";

const session = params(z.object({ sessionId: sessionIdSchema }));

/** A lead's conversation, other assessments by the same person (contract 8), and what it read (contract 21). */
export const leadHistory = new Hono<AppEnv>()
  .get("/assessments/:sessionId/chat-messages", requireAdmin, session, async (c) => {
    const { sessionId } = c.req.valid("param");
    const type = await findType(primaryDb(c), sessionId);
    if (!type) throw new AppError("not_found", "This assessment no longer exists.");
    return c.json(type === "chat" ? await c.env.CHAT_SESSIONS.getByName(sessionId).transcript() : []);
  })
  .get("/assessments/:id/related", requireAdmin, idParam, async (c) => {
    const related = await findRelated(primaryDb(c), c.req.valid("param").id);
    if (!related) throw new AppError("not_found", "This assessment no longer exists.");
    return c.json(related);
  })
  .get("/leads/:id/wording", requireAdmin, idParam, async (c) => {
    const wording = await findLeadWording(primaryDb(c), c.req.valid("param").id);
    if (!wording) throw new AppError("not_found", "This assessment no longer exists.");
    return c.json(wording);
  });
