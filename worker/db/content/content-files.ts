import type { PictureInfo, PictureType } from "#domain/content/pictures/picture-file";
import { inArray, sql } from "drizzle-orm";
import type { StaffAct } from "../audit/audit.ts";
import { allSql, runSql, type Db } from "../client.ts";
import { contentFiles } from "../schema.ts";

/** A picture as it is stored, by the SHA-256 of its bytes in hex. */
export type StoredFile = { type: PictureType; bytes: Uint8Array<ArrayBuffer> };

/** For so long a file is kept that no content shows: its draft may not be saved yet, or a picture be put back. */
const UNUSED_MS = 7 * 86_400_000;

/** Keeps a file under its hash. The same file again is one file, as new as the last. */
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
      on conflict do update set at = excluded.at`,
  );
}

/** Deletes the files that no version of the content names, a week after they came; gives how many. */
export async function forgetUnusedFiles(db: Db, now: number): Promise<number> {
  const { meta } = await runSql(
    db,
    sql`delete from content_files where at <= ${now - UNUSED_MS}
      and not exists (select 1 from content_versions where instr(document, content_files.hash) > 0)`,
  );
  return meta.changes;
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

/** Those of the hashes that a file is kept under. */
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
