import type { PreviewLink } from "#domain/content/content-version";
import { isoText } from "#domain/time/iso-text";
import { and, desc, eq, gt, lte } from "drizzle-orm";
import { batchOf } from "../batch-of.ts";
import type { Db } from "../client.ts";
import type { StaffAct } from "../people/audit/audit.ts";
import { previewLinks } from "../schema/content.ts";

/** Stores a link valid until `endsAt`, and deletes expired ones. */
export async function keepPreviewLink(
  db: Db,
  { who, now }: StaffAct,
  { id, endsAt }: { id: string; endsAt: number },
): Promise<void> {
  await batchOf(db, {
    over: db.delete(previewLinks).where(lte(previewLinks.endsAt, now)),
    kept: db.insert(previewLinks).values({ id, by: who, at: now, endsAt }),
  });
}

/** The valid links, newest first. */
export async function listPreviewLinks(db: Db, now: number): Promise<PreviewLink[]> {
  const rows = await db
    .select()
    .from(previewLinks)
    .where(gt(previewLinks.endsAt, now))
    .orderBy(desc(previewLinks.at), desc(previewLinks.id));
  return rows.map(({ id, by, at, endsAt }) => ({ id, by, at: isoText(at), endsAt: isoText(endsAt) }));
}

/** Whether nobody has ended the link. */
export async function isPreviewLinkOpen(db: Db, id: string, now: number): Promise<boolean> {
  const rows = await db
    .select({ id: previewLinks.id })
    .from(previewLinks)
    .where(and(eq(previewLinks.id, id), gt(previewLinks.endsAt, now)));
  return rows.length > 0;
}

/** Ends a link; ending it again changes nothing. */
export async function endPreviewLink(db: Db, id: string): Promise<void> {
  await db.delete(previewLinks).where(eq(previewLinks.id, id));
}
