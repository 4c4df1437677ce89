import { isKeyedHash, keyedHash } from "../../crypto/keyed-hash.ts";

/** How long a link shows the draft. */
const LIFETIME_MS = 24 * 3_600_000;

/** The token in a preview link: its expiry, and proof that staff created it. Null without SESSION_HMAC_KEY. */
export async function previewToken(env: Env, now: number): Promise<{ token: string; endsAt: number } | null> {
  const endsAt = now + LIFETIME_MS;
  const ends = endsAt.toString(36);
  const proof = await keyedHash(env, "preview", ends);
  return proof === null ? null : { token: `${ends}-${proof}`, endsAt };
}

/** Whether staff created this token and it has not expired. */
export async function isPreviewToken(env: Env, token: string, now: number): Promise<boolean> {
  const [, ends = "", proof = ""] = /^([0-9a-z]{1,12})-([0-9a-f]{64})$/.exec(token) ?? [];
  return proof !== "" && Number.parseInt(ends, 36) > now && isKeyedHash(env, "preview", ends, proof);
}
