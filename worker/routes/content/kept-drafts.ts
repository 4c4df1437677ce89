import { draftSchema } from "#domain/content/draft-schema";
import { differencesOf } from "#domain/content/differences";
import { AppError } from "#domain/errors";
import { digits } from "#domain/query-number";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { Db } from "../../db/client.ts";
import { readContent, saveDraft } from "../../db/content/content-draft.ts";
import { findKeptDraft, keepConflicting, listKeptDrafts } from "../../db/content/kept-drafts.ts";
import type { AppEnv } from "../../http/context.ts";
import { followedDb, primaryDb } from "../../http/db.ts";
import { editedRecord } from "../../http/edited-record.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { staffAct } from "../../http/staff-act.ts";
import { contentBody, optionalBody, params } from "../../http/validate.ts";

const draftParam = params(z.object({ id: digits("Give a draft’s number.") }));

/** The drafts that an import, a restore or a conflict replaced (contract 21). */
export const keptDrafts = new Hono<AppEnv>()
  .get("/content/drafts", requireAdmin, async (c) => c.json({ drafts: await listKeptDrafts(primaryDb(c)) }))
  .post("/content/drafts", requireAdmin, contentBody(z.object({ document: draftSchema })), async (c) => {
    await keepConflicting(followedDb(c), staffAct(c), c.req.valid("json").document);
    return c.json({ ok: true as const }, 201);
  })
  .get("/content/drafts/:id/differences", requireAdmin, draftParam, async (c) => {
    const db = primaryDb(c);
    const [{ draft }, document] = await Promise.all([
      readContent(db),
      keptDraft(db, c.req.valid("param").id),
    ]);
    return c.json({ differences: differencesOf(draft.document, document) });
  })
  .post("/content/drafts/:id/restore", requireAdmin, draftParam, optionalBody, async (c) => {
    const db = followedDb(c);
    const document = await keptDraft(db, c.req.valid("param").id);
    return c.json(editedRecord(await saveDraft(db, staffAct(c), document, "restore"), "draft"));
  });

/** Throws 404 if it is no longer kept. */
async function keptDraft(db: Db, id: number) {
  const document = await findKeptDraft(db, id);
  if (!document) throw new AppError("not_found", "This draft is no longer kept.");
  return document;
}
