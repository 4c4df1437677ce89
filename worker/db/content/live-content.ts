import { eq } from "drizzle-orm";
import type { Db } from "../client.ts";
import { contentVersions } from "../schema/content.ts";
import { isLive } from "./content-draft.ts";

/** A published version, by its number and when (ms) it was published. Its document never changes. */
export type LiveVersion = { number: number; at: number };

/** The version that is live; null if nothing was ever published. Reads one row, without its document. */
export async function findLive(db: Db): Promise<LiveVersion | null> {
  const [row] = await db
    .select({ number: contentVersions.number, at: contentVersions.at })
    .from(contentVersions)
    .where(isLive);
  return row && row.number !== null ? { number: row.number, at: row.at } : null;
}

/** The document of a version, as JSON. */
export async function findLiveDocument(db: Db, number: number): Promise<string | null> {
  const [row] = await db
    .select({ document: contentVersions.document })
    .from(contentVersions)
    .where(eq(contentVersions.number, number));
  return row?.document ?? null;
}
