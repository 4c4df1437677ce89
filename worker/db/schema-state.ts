import landed from "../../migrations/meta/_landed.json" with { type: "json" };
import { sql } from "drizzle-orm";
import { encodeHex } from "../crypto/encodings.ts";
import { isSchemaBehind } from "../schema-behind.ts";
import type { Db } from "./client.ts";

/** A migration that a database ran, by name, and the hash of its file; null if that was not recorded. */
type Ran = { name: string; hash?: string | null };

/**
 * The schema that this version was built for and the one that the database has, as the last migration's name and a
 * digest of all of them; null if the database has none. Equal if and only if the same files made them.
 */
export type SchemaState = { expected: string | null; found: string | null };

/** Reads which migrations the database ran, in one query. Throws when the database does not answer. */
export async function readSchemaState(db: Db): Promise<SchemaState> {
  const expected = Object.entries(landed).map(([name, hash]) => ({ name, hash }));
  return { expected: await schemaName(expected), found: await schemaName(await migrationsRun(db)) };
}

async function migrationsRun(db: Db): Promise<Ran[]> {
  try {
    // All columns: a ledger that wrangler made has no hashes.
    return await db.all<Ran>(sql`select * from d1_migrations order by id`);
  } catch (error) {
    if (isSchemaBehind(error)) return [];
    throw error;
  }
}

async function schemaName(ran: readonly Ran[]): Promise<string | null> {
  const last = ran.at(-1);
  if (!last) return null;
  const text = ran.map(({ name, hash }) => `${name} ${hash ?? ""}`).join("\n");
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `${last.name.replace(/\.sql$/, "")}@${encodeHex(digest).slice(0, 12)}`;
}
