import type { Content } from "#domain/content/content";
import { readable } from "#domain/content/page-content";
import { placesOf } from "#domain/content/places";
import { sql } from "drizzle-orm";
import { wordingHash } from "../../crypto/wording-hash.ts";
import { runSql, type Db } from "../client.ts";

/** A text that visitors are asked to agree to, and what it is known by. */
export type Wording = { hash: string; text: string };

/** Every wording that a document asks visitors to agree to. */
export function wordingsOf(document: Content): Promise<Wording[]> {
  const asked = placesOf(readable(document)).filter(({ field }) => field.consent === true);
  return Promise.all(asked.map(async ({ text }) => ({ hash: await wordingHash(text), text })));
}

/** Keeps a wording for ever, unless it is kept already. */
export function keepWording(db: Db, { hash, text }: Wording, now: number) {
  return runSql(
    db,
    sql`insert into consent_wordings (hash, wording, since) values (${hash}, ${text}, ${now}) on conflict do nothing`,
  );
}
