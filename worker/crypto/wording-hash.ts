import { encodeHex } from "./encodings.ts";

/** What a wording is known by: the SHA-256 of its text, in hex. */
export async function wordingHash(wording: string): Promise<string> {
  return encodeHex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(wording)));
}
