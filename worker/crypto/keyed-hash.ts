import { encodeHex } from "./encodings.ts";
import { sameText } from "./hmac.ts";
import { PUBLISHED_SECRETS } from "./own-secrets.ts";
import { textHash } from "./text-hash.ts";

/** One key per purpose, all derived from SESSION_HMAC_KEY (contract 2). */
export type Purpose =
  | "tombstone"
  | "pseudonym"
  | "unsubscribe"
  | "slack-state"
  | "booking"
  | "call"
  | "recipient"
  | "phone"
  | "address"
  | "preview"
  | "reply"
  | "finish";

/**
 * HMAC-SHA-256 of a value under the purpose's own key, as 64 hex digits. Null without SESSION_HMAC_KEY, which turns the
 * feature off.
 */
export async function keyedHash(env: Env, purpose: Purpose, value: string): Promise<string | null> {
  if (!env.SESSION_HMAC_KEY) return null;
  return encodeHex(await sign(await purposeKey(env.SESSION_HMAC_KEY, purpose), value));
}

/** Cached for the life of the isolate, as a request needs several. */
const purposeKeys = new Map<string, Promise<CryptoKey>>();

function purposeKey(secret: string, purpose: Purpose): Promise<CryptoKey> {
  const name = `${purpose}:${secret}`;
  const known = purposeKeys.get(name) ?? derivedKey(secret, purpose);
  purposeKeys.set(name, known);
  return known;
}

async function derivedKey(secret: string, purpose: Purpose): Promise<CryptoKey> {
  const master = await hmacKey(new TextEncoder().encode(secret));
  return hmacKey(await sign(master, `bpm-funnel:${purpose}`));
}

/** Whether `claimed` is the keyed hash of the value, compared in constant time; false without a key. */
export async function isKeyedHash(
  env: Env,
  purpose: Purpose,
  value: string,
  claimed: string,
): Promise<boolean> {
  const expected = await keyedHash(env, purpose, value);
  return expected !== null && sameText(expected, claimed);
}

/**
 * The tombstone that an erased session leaves. Without a key it is a plain digest: erasure must not wait for a setting,
 * and a session id's 122 random bits make that safe. The published key counts as no key at every address, so a
 * tombstone is the same everywhere.
 */
export function sessionTombstone(env: Env, sessionId: string): Promise<string> {
  return tombstoneOf(env, sessionId);
}

/** The tombstone of a booking. Providers' ids are as hard to guess as ours. */
export function bookingTombstone(env: Env, provider: string, providerId: string): Promise<string> {
  return tombstoneOf(env, `${provider}:${providerId}`);
}

/** The tombstone of a lead of Meta's forms, by Meta's id. */
export function formLeadTombstone(env: Env, leadgenId: string): Promise<string> {
  return tombstoneOf(env, `leadgen:${leadgenId}`);
}

async function tombstoneOf(env: Env, id: string): Promise<string> {
  const isPublished = env.SESSION_HMAC_KEY === PUBLISHED_SECRETS.SESSION_HMAC_KEY;
  const keyed = isPublished ? null : await keyedHash(env, "tombstone", id);
  if (keyed) return keyed;
  return textHash(id);
}

function hmacKey(key: BufferSource): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

function sign(key: CryptoKey, value: string): Promise<ArrayBuffer> {
  return crypto.subtle.sign("HMAC", key, new TextEncoder().encode(value));
}
