import type { Content } from "#domain/content/content";
import { filesOf } from "#domain/content/pictures/pictures-of";
import type { PictureInfo } from "#domain/content/pictures/picture-file";
import type { PictureType } from "#domain/content/pictures/picture-types";
import { inArray, sql } from "drizzle-orm";
import type { StaffAct } from "../people/audit/audit.ts";
import { batchOf } from "../batch-of.ts";
import { allSql, runSql, type Db } from "../client.ts";
import { contentFiles } from "../schema/content.ts";

/** A picture as it is stored, by the SHA-256 of its bytes in hex. */
export type StoredFile = { type: PictureType; bytes: Uint8Array<ArrayBuffer> };

/** How long an unused file is kept: its draft may not be saved yet, or the picture may be restored. */
const UNUSED_MS = 7 * 86_400_000;
/** Stored instead of the upload time: a published version uses the file, and published versions never change. */
const FOR_EVER = Number.MAX_SAFE_INTEGER;
/** How many files one run looks up in the versions. A file that is found is never looked up again. */
const LOOKED_FOR = 20;

/** Stores a file under its hash. Sent again, it stays one file, as recent as the last upload. */
export async function keepFile(
  db: Db,
  { who, now }: StaffAct,
  hash: string,
  { type, width, height }: PictureInfo,
  bytes: Uint8Array,
): Promise<void> {
  await runSql(
    db,
    sql`insert into content_files (hash, type, width, height, size, by, at, bytes)
      values (${hash}, ${type}, ${width}, ${height}, ${bytes.byteLength}, ${who}, ${now}, ${bytes})
      on conflict do update set at = max(at, excluded.at)`,
  );
}

/** The files of a version stay for good, once it is published. */
export function keepForEver(db: Db, number: number) {
  return runSql(
    db,
    sql`update content_files set at = ${FOR_EVER} where at < ${FOR_EVER} and exists (
      select 1 from content_versions where number = ${number} and instr(document, content_files.hash) > 0)`,
  );
}

/** Files that a draft no longer names are unused from now on. */
export function noteRemoved(db: Db, before: Content, after: Content, now: number) {
  const left = new Set(filesOf(after));
  const removed = filesOf(before).filter((hash) => !left.has(hash));
  return runSql(
    db,
    sql`update content_files set at = max(at, ${now})
      where hash in (select value from json_each(${JSON.stringify(removed)}))`,
  );
}

/**
 * Deletes files that no version of the content and no kept draft uses, a week after their upload or last use; returns
 * how many.
 */
export async function forgetUnusedFiles(db: Db, now: number): Promise<number> {
  const isUndrafted = sql`at <= ${now - UNUSED_MS} and not exists (
    select 1 from content_versions where status = 'draft' and instr(document, content_files.hash) > 0)
    and not exists (select 1 from kept_drafts where instr(document, content_files.hash) > 0)`;
  const candidates = await allSql<{ hash: string }>(
    db,
    sql`select hash from content_files where ${isUndrafted} order by at limit ${LOOKED_FOR}`,
  );
  if (candidates.length === 0) return 0;
  const isCandidate = sql`hash in (
    select value from json_each(${JSON.stringify(candidates.map(({ hash }) => hash))}))`;
  // Files of versions that were published before publishing marked their files.
  const mark = runSql(
    db,
    sql`update content_files set at = ${FOR_EVER} where ${isCandidate} and exists (
      select 1 from content_versions where number is not null and instr(document, content_files.hash) > 0)`,
  );
  const forget = runSql(db, sql`delete from content_files where ${isCandidate} and ${isUndrafted}`);
  const { forgotten } = await batchOf(db, { marked: mark, forgotten: forget });
  return forgotten.meta.changes;
}

/** Null if there is no such file. */
export async function findFile(db: Db, hash: string): Promise<StoredFile | null> {
  // D1 gives the bytes of a blob as a list of numbers.
  const [row] = await allSql<{ type: PictureType; bytes: number[] }>(
    db,
    sql`select type, bytes from content_files where hash = ${hash}`,
  );
  return row ? { type: row.type, bytes: new Uint8Array(row.bytes) } : null;
}

/** D1 takes at most 100 parameters. */
const ASKED_AT_ONCE = 90;

/** The hashes under which a file is stored. */
export async function knownFiles(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let at = 0; at < hashes.length; at += ASKED_AT_ONCE) {
    const rows = await db
      .select({ hash: contentFiles.hash })
      .from(contentFiles)
      .where(inArray(contentFiles.hash, hashes.slice(at, at + ASKED_AT_ONCE)));
    for (const { hash } of rows) known.add(hash);
  }
  return known;
}
