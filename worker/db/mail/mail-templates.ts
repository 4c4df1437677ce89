import type { MailTemplateWrite } from "#domain/mail/mail-schemas";
import { and, asc, eq } from "drizzle-orm";
import type { Db, FollowedDb } from "../client.ts";
import type { StaffAct } from "../people/audit/audit.ts";
import { retryEdit, type Edited } from "../people/audit/edited.ts";
import { changes, recordEdit } from "../people/audit/record-edit.ts";
import { mailTemplates } from "../schema/mail.ts";
import { writeBatch } from "../write-batch.ts";

const columns = {
  id: mailTemplates.id,
  name: mailTemplates.name,
  subject: mailTemplates.subject,
  text: mailTemplates.text,
  version: mailTemplates.version,
};

/** A template as staff edit it. */
export type MailTemplate = MailTemplateWrite & { id: number; version: number };

const ENTITY = "mail-template";

export async function listTemplates(db: Db): Promise<MailTemplate[]> {
  return db.select(columns).from(mailTemplates).orderBy(asc(mailTemplates.name), asc(mailTemplates.id));
}

export async function createTemplate(
  db: FollowedDb,
  act: StaffAct,
  write: MailTemplateWrite,
): Promise<MailTemplate> {
  const insert = db
    .insert(mailTemplates)
    .values({ ...write, updatedAt: act.now })
    .returning(columns);
  const edit = { action: "create", entity: ENTITY, id: null, details: { after: write } } as const;
  const [[row]] = await writeBatch(db, recordEdit(db, act, insert, edit));
  if (!row) throw new Error("A template was not stored.");
  return row;
}

/** Replaces a template's fields under its version. */
export function changeTemplate(
  db: FollowedDb,
  act: StaffAct,
  id: number,
  write: MailTemplateWrite,
): Promise<Edited<MailTemplate>> {
  return editTemplate(db, act, id, async (seen) => {
    const details = changes(seen, write);
    if (!details) return seen;
    const update = db
      .update(mailTemplates)
      .set({ ...write, version: seen.version + 1, updatedAt: act.now })
      .where(isUnchanged(seen))
      .returning(columns);
    const edit = { action: "update", entity: ENTITY, id, details } as const;
    const [[row]] = await writeBatch(db, recordEdit(db, act, update, edit));
    return row;
  });
}

/** Deletes a template under its version; returns the deleted one. */
export function removeTemplate(db: FollowedDb, act: StaffAct, id: number): Promise<Edited<MailTemplate>> {
  return editTemplate(db, act, id, async (seen) => {
    const remove = db.delete(mailTemplates).where(isUnchanged(seen)).returning(columns);
    const edit = { action: "delete", entity: ENTITY, id, details: { before: seen } } as const;
    const [[row]] = await writeBatch(db, recordEdit(db, act, remove, edit));
    return row;
  });
}

function editTemplate(
  db: FollowedDb,
  act: StaffAct,
  id: number,
  write: (seen: MailTemplate) => Promise<MailTemplate | undefined>,
): Promise<Edited<MailTemplate>> {
  return retryEdit(act.expected, async (expected) => {
    const [seen] = await db.select(columns).from(mailTemplates).where(eq(mailTemplates.id, id));
    if (!seen) return { outcome: "unknown" };
    if (expected !== null && expected !== seen.version) return { outcome: "stale", current: seen };
    const record = await write(seen);
    return record ? { outcome: "done", record } : null;
  });
}

function isUnchanged({ id, version }: MailTemplate) {
  return and(eq(mailTemplates.id, id), eq(mailTemplates.version, version));
}
