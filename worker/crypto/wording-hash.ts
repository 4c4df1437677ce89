import { encodeHex } from "./base64.ts";

/** What a wording is known by: the SHA-256 of its text, in hex. */
export async function wordingHash(wording: string): Promise<string> {
  return encodeHex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(wording)));
}
