/** HMAC-SHA-256 of a text under a secret, in hex, as Meta signs its webhooks. */
export async function hmacSha256(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  const signed = new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
  return [...signed].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
