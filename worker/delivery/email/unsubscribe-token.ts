import { isKeyedHash, keyedHash } from "../../crypto/keyed-hash.ts";

const TOKEN = /^([0-9a-f]{64})\.([0-9a-f]{64})$/;

/** The keyed hash that stands for a recipient in all our lists; null without SESSION_HMAC_KEY. */
export function recipientHash(env: Env, email: string): Promise<string | null> {
  return keyedHash(env, "recipient", email.trim().toLowerCase());
}

/** The token of an unsubscribe link: the recipient's hash and our signature, but no address. */
export async function unsubscribeToken(env: Env, recipient: string): Promise<string> {
  return `${recipient}.${(await keyedHash(env, "unsubscribe", recipient)) ?? ""}`;
}

/** The recipient's hash from one of our tokens; null for any other text. */
export async function recipientOfToken(env: Env, token: string): Promise<string | null> {
  const [, recipient = "", signature = ""] = TOKEN.exec(token) ?? [];
  return (await isKeyedHash(env, "unsubscribe", recipient, signature)) ? recipient : null;
}
