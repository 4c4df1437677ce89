import { mailTemplateSchema } from "#domain/mail/mail-schemas";
import { Hono } from "hono";
import {
  changeTemplate,
  createTemplate,
  listTemplates,
  removeTemplate,
} from "../../db/mail/mail-templates.ts";
import type { AppEnv } from "../../http/context.ts";
import { followedDb, primaryDb } from "../../http/db.ts";
import { editedRecord } from "../../http/edited-record.ts";
import { idParam, ownId } from "../../http/id-param.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { staffAct } from "../../http/staff-act.ts";
import { adminBody, optionalBody } from "../../http/validate.ts";

const NAME = "email template";

/** What staff begin a mail to a lead with (contract 22). */
export const mailTemplates = new Hono<AppEnv>()
  .get("/mail-templates", requireAdmin, async (c) => c.json(await listTemplates(primaryDb(c))))
  .post("/mail-templates", requireAdmin, adminBody(mailTemplateSchema), async (c) =>
    c.json(await createTemplate(followedDb(c), staffAct(c), c.req.valid("json")), 201),
  )
  .put("/mail-templates/:id", requireAdmin, idParam, adminBody(mailTemplateSchema), ownId, async (c) => {
    const { id } = c.req.valid("param");
    const edited = await changeTemplate(followedDb(c), staffAct(c), id, c.req.valid("json"));
    return c.json(editedRecord(edited, NAME));
  })
  .delete("/mail-templates/:id", requireAdmin, idParam, optionalBody, async (c) => {
    editedRecord(await removeTemplate(followedDb(c), staffAct(c), c.req.valid("param").id), NAME);
    return c.json({ ok: true as const });
  });
