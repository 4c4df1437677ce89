import { sessionIdSchema } from "#domain/funnel/answers/contact";
import { CHANGED_LEADS_MAX } from "#domain/delivery/changes/desk-changes";
import { AppError } from "#domain/errors";
import { dealValueSchema } from "#domain/leads/deal-value";
import { leadStatusSchema } from "#domain/leads/lead-status-schema";
import { lostNoteSchema, lostReasonSchema } from "#domain/leads/lost-reason-schema";
import { noteSchema } from "#domain/text";
import { Hono } from "hono";
import * as z from "zod/mini";
import { sessionTombstone } from "../../crypto/keyed-hash.ts";
import { findPublishedWords } from "../../db/content/published-words.ts";
import { findBreakdown, readAssessment, readLeads } from "../../db/leads/assessment-details.ts";
import { extendHub, rescoreLead, saveNotes } from "../../db/leads/lead-changes.ts";
import { moveLead } from "../../db/leads/move-lead.ts";
import { undoMove } from "../../db/leads/undo-move.ts";
import { removeLead } from "../../db/people/privacy/remove-lead.ts";
import type { AppContext, AppEnv } from "../../http/context.ts";
import { sendDeskCursor } from "../../http/cursor.ts";
import { followedDb, primaryDb } from "../../http/db.ts";
import { editedRecord } from "../../http/edited-record.ts";
import { idParam } from "../../http/id-param.ts";
import { leadSettings } from "../../http/lead-settings.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { staffAct } from "../../http/staff-act.ts";
import { adminBody, optionalBody, params, query } from "../../http/validate.ts";

/** The numbers of some leads, with commas. */
const someLeads = query(
  z.object({
    ids: z.pipe(
      z.string().check(z.regex(/^\d{1,15}(,\d{1,15})*$/, { error: "Give the numbers of leads." })),
      z.transform((text) => text.split(",").map(Number)),
    ),
  }),
);
const session = params(z.object({ sessionId: sessionIdSchema }));
const notesSchema = z.object({ adminNotes: noteSchema });
const moveSchema = z
  .object({
    leadStatus: z.optional(leadStatusSchema),
    dealValue: z.optional(dealValueSchema),
    lostReason: z.optional(lostReasonSchema),
    lostNote: z.optional(lostNoteSchema),
  })
  .check(
    z.refine((move) => Object.values(move).some((value) => value !== undefined), {
      error: "Send a lead status, a deal value or a lost reason.",
    }),
  );
/** A move is named by the version that it gave the lead. */
const undoMoveSchema = z.object({ version: z.int() });
const expirySchema = z.object({
  sessionId: sessionIdSchema,
  newExpiry: z.pipe(
    z.string().check(z.iso.datetime({ offset: true, error: "Give a time in ISO format." })),
    z.transform((text) => Date.parse(text)),
  ),
});

/** One lead, and the staff's edits of it (contract 8). Every write is audited and returns the updated lead. */
export const leads = new Hono<AppEnv>()
  .get("/leads", requireAdmin, someLeads, async (c) => {
    const { ids } = c.req.valid("query");
    if (ids.length > CHANGED_LEADS_MAX) throw new AppError("invalid_request", "Ask for fewer leads.");
    return c.json(await readLeads(followedDb(c), ids));
  })
  .get("/assessment/:id", requireAdmin, idParam, async (c) => {
    const { assessment, deskCursor } = await readAssessment(primaryDb(c), c.req.valid("param").id);
    if (!assessment) throw new AppError("not_found", "This assessment no longer exists.");
    sendDeskCursor(c, deskCursor);
    return c.json(assessment);
  })
  .get("/assessment/:sessionId/score-breakdown", requireAdmin, session, async (c) => {
    const db = primaryDb(c);
    const found = await findBreakdown(db, c.req.valid("param").sessionId, await findPublishedWords(db));
    if (!found) throw new AppError("not_found", "This assessment has no score.");
    return c.json(found);
  })
  .patch("/assessment/:sessionId/admin-notes", requireAdmin, session, adminBody(notesSchema), async (c) => {
    const { sessionId } = c.req.valid("param");
    const edited = await saveNotes(followedDb(c), sessionId, staffAct(c), c.req.valid("json").adminNotes);
    return c.json({ assessment: editedRecord(edited, "assessment") });
  })
  .patch("/assessment/:sessionId/lead-status", requireAdmin, session, adminBody(moveSchema), async (c) => {
    const { sessionId } = c.req.valid("param");
    const edited = await moveLead(
      followedDb(c),
      sessionId,
      staffAct(c),
      c.req.valid("json"),
      leadSettings(c),
    );
    const assessment = editedRecord(edited, "assessment");
    return c.json({ assessment });
  })
  .post("/assessment/:sessionId/undo-move", requireAdmin, session, adminBody(undoMoveSchema), async (c) => {
    const { sessionId } = c.req.valid("param");
    const edited = await undoMove(followedDb(c), sessionId, staffAct(c), c.req.valid("json").version);
    return c.json({ assessment: editedRecord(edited, "assessment") });
  })
  .post("/assessment/:sessionId/recalculate-score", requireAdmin, session, optionalBody, async (c) => {
    const edited = await rescoreLead(followedDb(c), c.req.valid("param").sessionId, staffAct(c));
    return c.json({ assessment: editedRecord(edited, "assessment") });
  })
  .post("/assessment/extend-expiry", requireAdmin, adminBody(expirySchema), async (c) => {
    const { sessionId, newExpiry } = c.req.valid("json");
    const act = staffAct(c);
    if (newExpiry <= act.now) throw new AppError("invalid_request", "The new expiry must be in the future.");
    const edited = await extendHub(followedDb(c), sessionId, act, newExpiry, leadSettings(c));
    const assessment = editedRecord(edited, "assessment");
    return c.json({ ok: true as const, assessment });
  })
  .delete("/assessment/:sessionId", requireAdmin, session, optionalBody, async (c) =>
    c.json(await remove(c, c.req.valid("param").sessionId, "delete")),
  )
  .post("/assessment/:sessionId/erase", requireAdmin, session, optionalBody, async (c) =>
    c.json(await remove(c, c.req.valid("param").sessionId, "erase")),
  );

async function remove(c: AppContext, sessionId: string, action: "delete" | "erase") {
  const tombstone = await sessionTombstone(c.env, sessionId);
  const removed = await removeLead(followedDb(c), sessionId, tombstone, staffAct(c), action);
  editedRecord(removed, "assessment");
  return { ok: true as const };
}
