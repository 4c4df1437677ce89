import { canFinish } from "#domain/funnel/finish-link";
import { AppError } from "#domain/errors";
import type { LeadDetails } from "#domain/leads/timeline/lead-details";
import { timelineOf } from "#domain/leads/timeline/timeline";
import type { TimelinePage } from "#domain/leads/timeline/timeline-event";
import { placeOf, timelinePage } from "#domain/leads/timeline/timeline-page";
import type { TimelineRows } from "#domain/leads/timeline/timeline-rows";
import { Hono } from "hono";
import * as z from "zod/mini";
import { findLeadDetails, findTimeline } from "../../db/leads/timeline/lead-details.ts";
import { reopenAddress } from "../../db/delivery/refused-addresses.ts";
import { findLead } from "../../db/leads/found-lead.ts";
import { canAnswerByMail } from "../../delivery/email/can-answer-by-mail.ts";
import { recipientHash } from "../../delivery/email/unsubscribe-token.ts";
import { deliverAllSoon } from "../../http/after-answer.ts";
import { openChannels } from "../../http/channel-settings.ts";
import type { AppContext, AppEnv } from "../../http/context.ts";
import { sendDeskCursor } from "../../http/cursor.ts";
import { followedDb, primaryDb } from "../../http/db.ts";
import { finishLink } from "../../http/finish-link.ts";
import { idParam } from "../../http/id-param.ts";
import { requireAppOrigin } from "../../http/origin.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { staffAct } from "../../http/staff-act.ts";
import { optionalBody, query } from "../../http/validate.ts";
import { logError } from "../../log.ts";

const olderSchema = z.object({ before: z.optional(z.string().check(z.maxLength(100))) });

type Messages = LeadDetails["messages"];

/** What a lead's page shows (contract 17). */
export const leadDetails = new Hono<AppEnv>()
  .get("/leads/:id", requireAdmin, idParam, async (c) => {
    const found = await findLeadDetails(primaryDb(c), c.req.valid("param").id);
    const { rows, ...stored } = found.stored;
    const messages = await readMessages(c, stored.lead);
    sendDeskCursor(c, found.deskCursor);
    const details: LeadDetails = { ...stored, messages, ...timelinePage(historyOf(rows, messages), null) };
    return c.json(details);
  })
  /** Whether a mail brings a new link once staff extend the hub; else they write themselves. */
  .get("/leads/:id/link-by-mail", requireAdmin, idParam, async (c) => {
    const isOpen = openChannels(c).open.includes("email");
    const byMail =
      isOpen && (await canAnswerByMail(c.env, primaryDb(c), c.req.valid("param").id, Date.now()));
    return c.json({ byMail });
  })
  /** A link by which a lead of Meta's forms finishes the quiz (contract 23). */
  .get("/leads/:id/finish-link", requireAdmin, idParam, async (c) => {
    const lead = await findLead(primaryDb(c), c.req.valid("param").id);
    if (!canFinish(lead)) throw new AppError("conflict", "This lead has nothing left to finish.");
    requireAppOrigin(c.env, c.req.url);
    const link = await finishLink(c, lead.id, Date.now());
    if (link === null) throw new AppError("origin_not_configured", "SESSION_HMAC_KEY is not set.");
    return c.json({ link });
  })
  /** Opens an address again that the mail service refused, and sends what waits for it. */
  .post("/leads/:id/try-address", requireAdmin, idParam, optionalBody, async (c) => {
    const { id } = c.req.valid("param");
    const { email } = await findLead(primaryDb(c), id);
    const recipient = email === null ? null : await recipientHash(c.env, email);
    if (recipient === null) throw new AppError("not_found", "This lead has no address.");
    const due = await reopenAddress(followedDb(c), staffAct(c), { id, recipient });
    deliverAllSoon(c);
    return c.json({ due });
  })
  .get("/leads/:id/timeline", requireAdmin, idParam, query(olderSchema), async (c) => {
    const { before } = c.req.valid("query");
    const place = before === undefined ? null : placeOf(before);
    if (before !== undefined && !place) throw new AppError("invalid_request", "The cursor is not valid.");
    const found = await findTimeline(primaryDb(c), c.req.valid("param").id);
    const page: TimelinePage = timelinePage(historyOf(found.rows, await readMessages(c, found.lead)), place);
    return c.json(page);
  });

function historyOf(rows: Omit<TimelineRows, "messages">, messages: Messages) {
  const told = (messages ?? []).filter(({ role }) => role === "user");
  return timelineOf({
    ...rows,
    messages: told.map(({ id, createdAt }) => ({ id, at: Date.parse(createdAt) })),
  });
}

/** If the conversation cannot be read, the rest of the lead still shows. */
async function readMessages(
  c: AppContext,
  { assessmentType, sessionId }: Pick<LeadDetails["lead"], "assessmentType" | "sessionId">,
): Promise<Messages> {
  if (assessmentType !== "chat") return [];
  try {
    return await c.env.CHAT_SESSIONS.getByName(sessionId).transcript();
  } catch (error) {
    logError("lead_transcript", error);
    return null;
  }
}
