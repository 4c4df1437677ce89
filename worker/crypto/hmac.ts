import { encodeHex } from "./encodings.ts";

/** HMAC-SHA-256 of bytes under a secret, as 64 hex digits. */
export async function hmacHex(secret: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(secret), algorithm, false, [
    "sign",
  ]);
  return encodeHex(await crypto.subtle.sign("HMAC", key, bytes));
}

/** Compares secret text in constant time; only its length can leak. */
export function sameText(expected: string, claimed: string): boolean {
  const [own, other] = [expected, claimed].map((text) => new TextEncoder().encode(text));
  if (!own || !other || own.length !== other.length) return false;
  return crypto.subtle.timingSafeEqual(own, other);
}
