import { decodeBase64, encodeBase64 } from "./encodings.ts";

const PREFIX = "whsec_";
const SECRET_BYTES = 24;

/** A new secret of an endpoint, as Standard Webhooks writes it. */
export function newWebhookSecret(): string {
  return PREFIX + encodeBase64(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
}

/** What is signed: the message's id, when the try began (seconds since 1970) and the very body. */
export type SignedWebhook = { id: string; timestamp: number; body: string };

/**
 * The `webhook-signature` of Standard Webhooks: one signature for each secret that counts, as there are two for a while
 * after a rotation.
 */
export async function webhookSignature(
  secrets: readonly string[],
  { id, timestamp, body }: SignedWebhook,
): Promise<string> {
  const bytes = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const signatures = await Promise.all(secrets.map((secret) => signed(secret, bytes)));
  return signatures.map((signature) => `v1,${signature}`).join(" ");
}

async function signed(secret: string, bytes: Uint8Array): Promise<string> {
  const raw = decodeBase64(secret.slice(PREFIX.length));
  if (!raw) throw new Error("This is not a secret of a webhook endpoint.");
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return encodeBase64(new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes)));
}
