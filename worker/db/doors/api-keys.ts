import { KEYS_MAX, type ApiKeyView, type KeyScope, type NewKey } from "#domain/doors/api-key";
import { dayOfNumber } from "#domain/time/day-number";
import { isoText, isoTextOrNull } from "#domain/time/iso-text";
import { and, asc, count, eq, isNull, sql } from "drizzle-orm";
import { batchOf } from "../batch-of.ts";
import type { Db } from "../client.ts";
import { auditInsert, auditWrite, type StaffAct } from "../people/audit/audit.ts";
import { apiKeys } from "../schema/doors.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A key as a call presents it. */
export type StoredKey = { id: number; name: string; scopes: KeyScope[]; lastUsedOn: number | null };

/** The key of a hash if it is in use at a time (ms), else why it opens nothing. */
export async function findApiKey(
  db: Db,
  hash: string,
  now: number,
): Promise<StoredKey | "unknown" | "revoked" | "expired"> {
  const [row] = await db.select().from(apiKeys).where(eq(apiKeys.hash, hash));
  if (!row) return "unknown";
  if (row.revokedAt !== null) return "revoked";
  if (row.expiresAt !== null && row.expiresAt <= now) return "expired";
  const { id, name, scopes, lastUsedOn } = row;
  return { id, name, scopes, lastUsedOn };
}

/** Notes the day on which a key was used, once a day. */
export async function noteKeyUse(db: Db, id: number, day: number): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedOn: day })
    .where(and(eq(apiKeys.id, id), sql`coalesce(${apiKeys.lastUsedOn}, 0) < ${day}`));
}

/** The keys that are not revoked, oldest first; expired ones are among them. */
export async function listApiKeys(db: Db): Promise<ApiKeyView[]> {
  const rows = await db.select().from(apiKeys).where(isNull(apiKeys.revokedAt)).orderBy(asc(apiKeys.id));
  return rows.map(viewOf);
}

/** Stores a key under the hash of its secret, and audits it; else why not. */
export async function createApiKey(
  db: Db,
  act: StaffAct,
  { name, scopes, expiresInDays }: NewKey,
  { hash, ending }: { hash: string; ending: string },
): Promise<ApiKeyView | "full" | "name-taken"> {
  const expiresAt = expiresInDays === null ? null : act.now + expiresInDays * DAY_MS;
  const after = { name, scopes, ending, expiresAt: isoTextOrNull(expiresAt) };
  const inUse = db.select({ keys: count() }).from(apiKeys).where(isNull(apiKeys.revokedAt));
  const { stored, found } = await batchOf(db, {
    stored: db
      .insert(apiKeys)
      .select(
        sql`select null, ${name}, ${hash}, ${ending}, ${JSON.stringify(scopes)}, ${act.now}, ${act.who},
          ${expiresAt}, null, null where (${inUse}) < ${KEYS_MAX}`,
      )
      .onConflictDoNothing()
      .returning(),
    audited: auditInsert(db, act, { entity: "api-key", action: "create", details: { after } }),
    found: inUse,
  });
  const [row] = stored;
  if (row) return viewOf(row);
  return (found[0]?.keys ?? 0) < KEYS_MAX ? "name-taken" : "full";
}

/** Ends a key at once, and audits it; false if there is none of this number in use. */
export async function revokeApiKey(db: Db, act: StaffAct, id: number): Promise<boolean> {
  const isIt = and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt));
  const [key] = await db.select().from(apiKeys).where(isIt);
  if (!key) return false;
  const { name, scopes, ending } = key;
  const { revoked } = await batchOf(db, {
    revoked: db.update(apiKeys).set({ revokedAt: act.now }).where(isIt).returning({ id: apiKeys.id }),
    audited: auditWrite(db, act, id, {
      entity: "api-key",
      action: "revoke",
      details: { before: { name, scopes, ending } },
    }),
  });
  return revoked.length > 0;
}

function viewOf(row: typeof apiKeys.$inferSelect): ApiKeyView {
  const { id, name, scopes, ending, createdBy, createdAt, expiresAt, lastUsedOn } = row;
  return {
    id,
    name,
    scopes,
    ending,
    createdAt: isoText(createdAt),
    createdBy,
    expiresAt: isoTextOrNull(expiresAt),
    lastUsedOn: lastUsedOn === null ? null : dayOfNumber(lastUsedOn),
  };
}
