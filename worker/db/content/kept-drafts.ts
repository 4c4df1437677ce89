import type { Content } from "#domain/content/content";
import { DRAFTS_KEPT, type KeptDraft, type ReplacedBy } from "#domain/content/content-version";
import { storedContent } from "#domain/content/stored-content";
import { isoText } from "#domain/time/iso-text";
import { desc, eq, sql } from "drizzle-orm";
import type { StaffAct } from "../people/audit/audit.ts";
import { tellChange } from "../delivery/changes/tell-change.ts";
import { runSql, type Db, type FollowedDb } from "../client.ts";
import { writeOf } from "../write-batch.ts";
import { keptDrafts } from "../schema/content.ts";

/** Keeps the stored draft if it has this version: the same batch replaces it. */
export function keepStored(db: Db, { now }: StaffAct, version: number, replacedBy: ReplacedBy) {
  const keep = runSql(
    db,
    sql`insert into kept_drafts (replaced_by, replaced_at, by, at, document)
      select ${replacedBy}, ${now}, by, at, document from content_versions
      where status = 'draft' and version = ${version}`,
  );
  return [keep, forgetOldest(db)];
}

/** Keeps a draft that was never stored: somebody else's was, and both changed the same text. */
export async function keepConflicting(
  db: FollowedDb,
  { who, now }: StaffAct,
  document: Content,
): Promise<void> {
  const kept = { replacedBy: "conflict", replacedAt: now, by: who, at: now } as const;
  await writeOf(db, {
    kept: db.insert(keptDrafts).values({ ...kept, document: JSON.stringify(document) }),
    forgotten: forgetOldest(db),
    told: tellChange(db, "content", "updated", "draft"),
  });
}

function forgetOldest(db: Db) {
  return runSql(
    db,
    sql`delete from kept_drafts where id <= (
      select id from kept_drafts order by id desc limit 1 offset ${DRAFTS_KEPT})`,
  );
}

/** The newest first, without their documents. */
export async function listKeptDrafts(db: Db): Promise<KeptDraft[]> {
  const { id, by, at, replacedBy, replacedAt } = keptDrafts;
  const rows = await db
    .select({ id, by, at, replacedBy, replacedAt })
    .from(keptDrafts)
    .orderBy(desc(id))
    .limit(DRAFTS_KEPT);
  return rows.map((row) => ({ ...row, at: isoText(row.at), replacedAt: isoText(row.replacedAt) }));
}

/** Null if it is no longer kept, or today's schema cannot read it. */
export async function findKeptDraft(db: Db, id: number): Promise<Content | null> {
  const [row] = await db
    .select({ document: keptDrafts.document })
    .from(keptDrafts)
    .where(eq(keptDrafts.id, id));
  return row ? storedContent(row.document) : null;
}
