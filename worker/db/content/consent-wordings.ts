import type { Content } from "#domain/content/content";
import { readable } from "#domain/content/page-content";
import { placesOf } from "#domain/content/places";
import { eq, sql } from "drizzle-orm";
import { textHash } from "../../crypto/text-hash.ts";
import { runSql, type Db } from "../client.ts";
import { consentWordings } from "../schema/content.ts";

/** A text that visitors are asked to agree to, and its identifier. */
export type Wording = { hash: string; text: string };

/** Every wording that a document asks visitors to agree to. */
export function wordingsOf(document: Content): Promise<Wording[]> {
  const asked = placesOf(readable(document)).filter(({ field }) => field.consent === true);
  return Promise.all(asked.map(async ({ text }) => ({ hash: await textHash(text), text })));
}

/** Whether visitors were ever asked to agree to a wording. */
export async function isKeptWording(db: Db, hash: string): Promise<boolean> {
  const kept = await db
    .select({ hash: consentWordings.hash })
    .from(consentWordings)
    .where(eq(consentWordings.hash, hash));
  return kept.length > 0;
}

/** Stores a wording for good, unless it is stored already. */
export function keepWording(db: Db, { hash, text }: Wording, now: number) {
  return runSql(
    db,
    sql`insert into consent_wordings (hash, wording, since) values (${hash}, ${text}, ${now}) on conflict do nothing`,
  );
}
