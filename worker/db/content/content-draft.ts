import type { Content } from "#domain/content/content";
import type { ContentDraft, LiveContent, ReplacedBy } from "#domain/content/content-version";
import { withOurs } from "#domain/content/ours";
import { SAMPLE_NUMBER } from "#domain/content/sample-number";
import { sampleDocument } from "#domain/content/sample/sample";
import { storedContent } from "#domain/content/stored-content";
import { and, eq, sql } from "drizzle-orm";
import type { StaffAct } from "../people/audit/audit.ts";
import { retryEdit, type Edited } from "../people/audit/edited.ts";
import { batchOf } from "../batch-of.ts";
import { tellChange } from "../delivery/changes/tell-change.ts";
import type { Db, FollowedDb } from "../client.ts";
import { writeOf } from "../write-batch.ts";
import { contentVersions } from "../schema/content.ts";
import { noteRemoved } from "./content-files.ts";
import { keepStored } from "./kept-drafts.ts";

/** The draft with the version that it is based on. `isStored`: it is more than a copy of the live version. */
export type KnownDraft = ContentDraft & { basedOn: number; isStored: boolean };

/** `newest` is the number published last; 0 if none ever was. */
type KnownContent = { draft: KnownDraft; live: LiveContent | null; newest: number };

/** The draft's version before anything was drafted. */
const FIRST_VERSION = 1;

// Literals, because the indexes of the one draft and the one live version match a literal but not a parameter.
export const isDraft = sql`${contentVersions.status} = 'draft'`;
export const isLive = sql`${contentVersions.status} = 'published'`;

/** The draft, and what is live, in one round trip. With nothing drafted yet the draft is a copy of what is live. */
export async function readContent(db: Db): Promise<KnownContent> {
  const { drafts, published } = await batchOf(db, {
    drafts: db.select().from(contentVersions).where(isDraft),
    published: selectLive(db),
  });
  const live = liveOf(published);
  const newest = published[0]?.number ?? SAMPLE_NUMBER;
  const [stored] = drafts;
  const document = (stored && storedContent(stored.document)) ?? live?.document ?? sampleDocument();
  const { version, basedOn } = stored ?? { version: FIRST_VERSION, basedOn: newest };
  return { draft: { version, document, basedOn, isStored: stored !== undefined }, live, newest };
}

/** The query for the version that is live. */
export function selectLive(db: Db) {
  return db
    .select({ number: contentVersions.number, document: contentVersions.document })
    .from(contentVersions)
    .where(isLive);
}

/** Null if there is none, or none that today's schema can read. */
export function liveOf(rows: readonly { number: number | null; document: string }[]): LiveContent | null {
  const [row] = rows;
  const document = row ? storedContent(row.document) : null;
  return row && document ? { number: row.number ?? SAMPLE_NUMBER, document } : null;
}

/**
 * Saves the whole draft, under its version. A draft that was replaced rather than edited is kept, with what replaced
 * it.
 */
export function saveDraft(
  db: FollowedDb,
  act: StaffAct,
  sent: Content,
  replacedBy: ReplacedBy | null = null,
): Promise<Edited<ContentDraft>> {
  return retryEdit(act.expected, async (expected) => {
    const { draft } = await readContent(db);
    const { version } = draft;
    const document = withOurs(sent, draft.document, act);
    const text = JSON.stringify(document);
    if (expected !== null && expected !== version)
      return { outcome: "stale", current: { version, document: draft.document } };
    if (draft.isStored && JSON.stringify(draft.document) === text)
      return { outcome: "done", record: { version, document } };
    const saved = { version: version + 1, document: text, by: act.who, at: act.now };
    const write = draft.isStored
      ? db
          .update(contentVersions)
          .set(saved)
          .where(and(isDraft, eq(contentVersions.version, version)))
      : db
          .insert(contentVersions)
          .values({ ...saved, status: "draft", basedOn: draft.basedOn })
          .onConflictDoNothing();
    const { written } = await writeOf(db, {
      kept: replacedBy === null ? [] : keepStored(db, act, version, replacedBy),
      written: write,
      told: tellChange(db, "content", "updated", "draft"),
      removed: noteRemoved(db, draft.document, document, act.now),
    });
    return written.meta.changes > 0 ? { outcome: "done", record: { version: version + 1, document } } : null;
  });
}
