import type { LeadDetails } from "#domain/leads/lead-details";
import { AppError } from "#domain/errors";
import { Hono } from "hono";
import { findLeadDetails } from "../db/leads/lead-details.ts";
import type { AppContext, AppEnv } from "../http/context.ts";
import { primaryDb } from "../http/db.ts";
import { sendDeskCursor } from "../http/desk-cursor.ts";
import { idParam } from "../http/id-param.ts";
import { requireAdmin } from "../http/require-admin.ts";
import { logError } from "../log.ts";

/** What a lead's page shows (contract 17). */
export const leadDetails = new Hono<AppEnv>().get("/leads/:id", requireAdmin, idParam, async (c) => {
  const found = await findLeadDetails(primaryDb(c), c.req.valid("param").id);
  if (!found) throw new AppError("not_found", "This lead is no longer there.");
  sendDeskCursor(c, found.deskCursor);
  const details: LeadDetails = { ...found.details, messages: await readMessages(c, found.details.lead) };
  return c.json(details);
});

/** A conversation that cannot be read hides nothing else of its lead. */
async function readMessages(
  c: AppContext,
  { assessmentType, sessionId }: LeadDetails["lead"],
): Promise<LeadDetails["messages"]> {
  if (assessmentType !== "chat") return [];
  try {
    return await c.env.CHAT_SESSIONS.getByName(sessionId).transcript();
  } catch (error) {
    logError("lead_transcript", error);
    return null;
  }
}
