import type { Content } from "#domain/content/content";
import type { ContentVersion } from "#domain/content/content-version";
import { storedContent } from "#domain/content/stored-content";
import { isoText } from "#domain/time/iso-text";
import { and, desc, eq, isNotNull, lt, sql } from "drizzle-orm";
import type { AuditAct } from "#domain/people/audit/audit-acts";
import { auditWrite, type StaffAct } from "../people/audit/audit.ts";
import { tellChange } from "../delivery/changes/tell-change.ts";
import { runSql, type Db, type FollowedDb } from "../client.ts";
import { writeOf } from "../write-batch.ts";
import { contentVersions } from "../schema/content.ts";
import { isDraft } from "./content-draft.ts";
import { keepForEver } from "./content-files.ts";
import { keepWording, wordingsOf } from "./consent-wordings.ts";

const VERSIONS_SHOWN = 100;

/** The versions below a number, newest first, without their documents. */
export async function listVersions(db: Db, before: number | null): Promise<ContentVersion[]> {
  const { number, status, by, at, note, basedOn } = contentVersions;
  const rows = await db
    .select({ number, status, by, at, note, basedOn })
    .from(contentVersions)
    .where(before === null ? isNotNull(number) : lt(number, before))
    .orderBy(desc(number))
    .limit(VERSIONS_SHOWN);
  return rows.map((row) => ({
    number: row.number ?? 0,
    isLive: row.status === "published",
    by: row.by,
    at: isoText(row.at),
    note: row.note,
    basedOn: row.basedOn,
  }));
}

/** The document of a published version; null if there is no such version, or none that today's schema can read. */
export async function findVersion(db: Db, number: number): Promise<Content | null> {
  const [row] = await db
    .select({ document: contentVersions.document })
    .from(contentVersions)
    .where(eq(contentVersions.number, number));
  return row ? storedContent(row.document) : null;
}

/** What visitors read, as `selectLive` found it; null if nothing has been published. Throws if it cannot be read. */
export function publishedOf([row]: readonly { document: string }[]): Content | null {
  if (!row) return null;
  const content = storedContent(row.document);
  if (!content) throw new Error("The published content is not what the schema reads.");
  return content;
}

type Publishing = {
  document: Content;
  basedOn: number;
  note: string;
  /** The version that was live when this was decided; if another is live by now, nothing is published. */
  newest: number;
  /** The version of the draft that was seen. */
  draft: number;
  /** Whether that draft is published, or an earlier version again. */
  source: "draft" | "version";
  /** Whether the draft becomes the same document: nobody has begun to change it. */
  draftFollows: boolean;
};

/**
 * Publishes a document under the next number. Null if another was published meanwhile, or the draft to be published has
 * changed.
 */
export async function publishVersion(
  db: FollowedDb,
  act: StaffAct,
  wanted: Publishing,
): Promise<number | null> {
  const { document, basedOn, note, newest, source } = wanted;
  const number = newest + 1;
  const text = JSON.stringify(document);
  const isDraftSeen = sql`exists (
    select 1 from content_versions where status = 'draft' and version = ${wanted.draft})`;
  const isNewest = sql`(select coalesce(max(number), 0) from content_versions) = ${newest}`;
  const isSeen = source === "draft" ? sql`${isNewest} and ${isDraftSeen}` : isNewest;
  const entry: AuditAct =
    source === "draft"
      ? { entity: "content", action: "publish", details: { note } }
      : { entity: "content", action: "restore", details: { number: basedOn } };
  const wordings = await wordingsOf(document);
  const { published } = await writeOf(db, {
    superseded: runSql(
      db,
      sql`update content_versions set status = 'superseded' where status = 'published' and ${isSeen}`,
    ),
    published: runSql(
      db,
      sql`insert into content_versions (number, status, based_on, by, at, note, document)
        select ${number}, 'published', ${basedOn}, ${act.who}, ${act.now}, ${note}, ${text} where ${isSeen}`,
    ),
    audited: auditWrite(db, act, number, entry),
    told: tellChange(db, "content", "updated", number),
    draft: draftAfter(db, act, wanted, text),
    wordings: wordings.map((wording) => keepWording(db, wording, act.now)),
    pictures: keepForEver(db, number),
  });
  return published.meta.changes > 0 ? number : null;
}

/** The draft of what was published is based on it from now on. */
function draftAfter(
  db: Db,
  { who, now }: StaffAct,
  { newest, draft, source, draftFollows }: Publishing,
  text: string,
) {
  const isDone = sql`exists (
    select 1 from content_versions where number = ${newest + 1} and by = ${who} and at = ${now})`;
  return db
    .update(contentVersions)
    .set({ basedOn: newest + 1, ...(draftFollows && { document: text, version: draft + 1 }) })
    .where(
      and(isDraft, eq(contentVersions.version, draft), source === "draft" || draftFollows ? isDone : sql`0`),
    );
}
