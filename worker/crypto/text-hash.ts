import { encodeHex } from "./encodings.ts";

/** The SHA-256 of a text, in hex: what identifies a wording, and what is stored of an API key. */
export async function textHash(text: string): Promise<string> {
  return encodeHex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}
