import { encodeHex } from "./encodings.ts";

/** Identifies a wording: the SHA-256 of its text, in hex. */
export async function wordingHash(wording: string): Promise<string> {
  return encodeHex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(wording)));
}
